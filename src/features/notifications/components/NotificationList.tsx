import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import type { RecordId } from '@/lib/contract/fields';
import type { Notification } from '@/lib/contract/notifications';
import { APPROVAL_SOURCE } from './approvalSource';
import { NotificationItem } from './NotificationItem';
import { useRovingFocus } from './useRovingFocus';
import styles from './NotificationList.module.css';

/** Items rendered beyond each edge, so that a quick scroll meets no gap. */
const BEYOND = 3;

export interface NotificationListProps {
  /** The notifications, newest first. */
  rows: readonly Notification[];
  /** Whether nobody has read it yet. */
  isUnread: (row: Notification) => boolean;
  /** One of them was chosen. */
  onOpen: (row: Notification) => void;
  /** Address of the receipt that one is about; null: none, or not for this person. */
  receiptHrefOf?: ((row: Notification) => string | null) | undefined;
  /** The way to a receipt was taken. */
  onFollow?: ((row: Notification) => void) | undefined;
}

/** Letters that usually fit a line of the drawer. */
const TITLE_LINE = 30;
const MESSAGE_LINE = 36;

const LINE = 20;
const SMALL_LINE = 16;
const GAP = 4;
/** Padding above and below, and the line between items. */
const FRAME = 25;

/**
 * Height of an item before it is measured, px. Where the guess is right, and it mostly is, nothing moves and the
 * places of the 10,000 rows below need not be calculated again.
 */
function estimateHeight({ title, message, source }: Notification): number {
  const titleHeight = LINE * Math.max(1, Math.ceil(title.length / TITLE_LINE));
  const messageHeight = message === '' ? 0 : GAP + LINE * Math.ceil(message.length / MESSAGE_LINE);
  const foot = source === APPROVAL_SOURCE ? 2 * SMALL_LINE + GAP : SMALL_LINE;
  return FRAME + titleHeight + messageHeight + GAP + foot;
}

/**
 * Notifications in a scrolling list that renders only what is in sight. One stop for Tab; inside it arrows, Home,
 * End and the page keys move.
 */
export function NotificationList({ rows, isUnread, onOpen, receiptHrefOf, onFollow }: NotificationListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const focus = useRovingFocus(rows);
  // The same functions as long as the rows are the same: new ones would make it calculate every place again.
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const estimateSize = useCallback(
    (index: number) => (rows[index] ? estimateHeight(rows[index]) : 0),
    [rows],
  );
  // eslint-disable-next-line react-hooks/incompatible-library -- it warns the React Compiler, which is not used here
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey,
    estimateSize,
    overscan: BEYOND,
    rangeExtractor: focus.withFocused,
    // Scrolling writes positions to the DOM itself; React renders only when other items come into sight.
    directDomUpdates: true,
    // A layer for each item would cost more than moving them.
    directDomUpdatesMode: 'position',
    // Rendering in a task of its own keeps each one short; the items beyond the edges bridge the moment.
    useFlushSync: false,
  });
  useKeptPlace(virtualizer, rows);

  return (
    <div className={styles.root} ref={scroller}>
      <ol
        ref={virtualizer.containerRef}
        role="list"
        aria-label="Notifikasi"
        onKeyDown={(event) => focus.handleKeyDown(event, virtualizer)}
      >
        {virtualizer.getVirtualItems().map(({ index, key }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={rows.length}
              >
                <Item
                  notification={row}
                  place={index + 1}
                  unread={isUnread(row)}
                  onOpen={onOpen}
                  receiptHref={receiptHrefOf?.(row)}
                  onFollow={onFollow}
                  tabIndex={index === focus.focused ? 0 : -1}
                />
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}

/** Somebody who has scrolled down keeps their place when rows arrive on top; at the top the new ones are seen. */
function useKeptPlace(list: Virtualizer<HTMLDivElement, Element>, rows: readonly { id: RecordId }[]): void {
  const first = useRef<RecordId | null>(null);
  useLayoutEffect(() => {
    const before = first.current;
    first.current = rows[0]?.id ?? null;
    // Asked of the element: the list's own figure follows a scroll event later, and two arrivals may come before it.
    const offset = list.scrollElement?.scrollTop ?? 0;
    if (before === null || before === first.current || offset <= 0) return;
    const arrived = rows.findIndex((row) => row.id === before);
    const height = arrived > 0 ? list.measurementsCache[arrived]?.start : undefined;
    if (height !== undefined) list.scrollToOffset(offset + height);
  }, [list, rows]);
}

const Item = memo(NotificationItem);

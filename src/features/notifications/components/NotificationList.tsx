import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useRef } from 'react';
import type { Notification } from '@/lib/contract/notifications';
import { estimateHeight } from './estimateHeight';
import { NotificationItem } from './NotificationItem';
import { useKeptPlace } from './useKeptPlace';
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

const Item = memo(NotificationItem);

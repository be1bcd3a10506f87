import ApprovalIcon from '@mui/icons-material/FactCheckOutlined';
import { styled } from '@mui/material/styles';
import type { Notification } from '@/lib/contract/notifications';
import { formatNumber } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';
import { colour, font, motion, size, space } from '@/lib/theme/tokens';

/** The source whose notifications lead to /customer/{link} (SPEC 3). */
export const APPROVAL_SOURCE = 'approval';

export interface NotificationItemProps {
  notification: Notification;
  /** Ordinal place in the list, from 1 (DOMAIN, Readings: "position"). */
  place: number;
  unread: boolean;
  onOpen: (notification: Notification) => void;
  /** -1 where a list moves the focus itself. */
  tabIndex?: number;
}

/** One notification: title, message, date and place (SPEC 2). A press reads it, and opens it where it leads somewhere. */
export function NotificationItem({ notification, place, unread, onOpen, tabIndex }: NotificationItemProps) {
  const { title, message, created_at, source } = notification;
  return (
    <Root
      type="button"
      data-unread={unread || undefined}
      tabIndex={tabIndex}
      onClick={() => onOpen(notification)}
    >
      <span data-part="place">{formatNumber(place)}</span>
      <span data-part="words">
        <span data-part="title">
          {unread && <span data-part="unread">Belum dibaca: </span>}
          {title}
        </span>
        {message && <span data-part="message">{message}</span>}
        <span data-part="foot">
          <time dateTime={created_at}>{formatInstant(created_at)}</time>
          {source === APPROVAL_SOURCE && (
            <span data-part="source">
              <ApprovalIcon aria-hidden />
              Persetujuan
            </span>
          )}
        </span>
      </span>
    </Root>
  );
}

const Root = styled('button')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(22px, max-content) 1fr',
  gap: space(2),
  width: '100%',
  minHeight: size.touch,
  padding: `${space(3)} ${space(4)} ${space(3)} 22px`,
  border: 0,
  borderBottom: `1px solid ${colour.line}`,
  background: 'none',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${motion.ease}`,
  '&:hover': { background: `color-mix(in srgb, ${colour.ink} 5%, transparent)` },
  '&:focus-visible': { outlineOffset: -2, borderRadius: size.corner },
  '& [data-part="place"]': {
    fontSize: font.small,
    fontVariantNumeric: 'tabular-nums',
    color: colour.inkMuted,
    textAlign: 'end',
  },
  '& [data-part="words"]': { display: 'grid', gap: space(1), minWidth: 0 },
  '& [data-part="title"]': { color: colour.inkMuted, fontWeight: font.medium, textWrap: 'pretty' },
  '& [data-part="message"]': { color: colour.inkMuted, whiteSpace: 'pre-line' },
  '& [data-part="foot"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space(1)} ${space(2)}`,
    fontSize: font.small,
    lineHeight: '16px',
    color: colour.inkMuted,
    '& time': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
  '& [data-part="source"]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1),
    fontWeight: font.medium,
    '& svg': { fontSize: 14 },
  },
  // Read by screen readers; eyes see the dot and the strong title.
  '& [data-part="unread"]': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '&[data-unread]': {
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 18,
      left: 8,
      width: 8,
      height: 8,
      borderRadius: 4,
      background: colour.primary,
    },
    '& [data-part="title"]': { color: colour.ink, fontWeight: font.strong },
    '& [data-part="message"]': { color: colour.ink },
    '& [data-part="source"]': { color: colour.waiting },
  },
});

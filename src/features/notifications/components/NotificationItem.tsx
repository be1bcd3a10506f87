import ApprovalIcon from '@mui/icons-material/FactCheckOutlined';
import { styled } from '@mui/material/styles';
import type { Notification } from '@/lib/contract/notifications';
import { formatNumber } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';
import { colour, font, motion, size, space } from '@/lib/theme/tokens';
import { APPROVAL_SOURCE } from './approvalSource';

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
      <span data-part="title">
        {unread && <span data-part="unread">Belum dibaca: </span>}
        {title}
      </span>
      {message && <span data-part="message">{message}</span>}
      <time data-part="date" dateTime={created_at}>
        {formatInstant(created_at)}
      </time>
      {source === APPROVAL_SOURCE && (
        <span data-part="source">
          <ApprovalIcon aria-hidden />
          Persetujuan
        </span>
      )}
    </Root>
  );
}

// Plain blocks, no nested grids: a fast scroll lays out many of these a frame.
const Root = styled('button')({
  position: 'relative',
  display: 'block',
  width: '100%',
  minHeight: size.touch,
  padding: `${space(3)} ${space(4)} ${space(3)} ${space(6)}`,
  border: 0,
  borderBottom: `1px solid ${colour.line}`,
  background: 'none',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: colour.inkMuted,
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${motion.ease}`,
  '&:hover': { background: `color-mix(in srgb, ${colour.ink} 5%, transparent)` },
  '&:focus-visible': { outlineOffset: -2, borderRadius: size.corner },
  // Aside, so that titles stand in one line however many digits a place has.
  '& [data-part="place"]': {
    float: 'right',
    marginLeft: space(2),
    fontSize: font.small,
    fontVariantNumeric: 'tabular-nums',
  },
  '& :is([data-part="title"], [data-part="message"], [data-part="date"], [data-part="source"])': {
    display: 'block',
  },
  '& [data-part="title"]': { fontWeight: font.medium },
  '& [data-part="message"]': { marginTop: space(1), whiteSpace: 'pre-line' },
  '& :is([data-part="date"], [data-part="source"])': {
    marginTop: space(1),
    fontSize: font.small,
    lineHeight: '16px',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-part="source"]': {
    fontWeight: font.medium,
    '& svg': { fontSize: 14, marginRight: space(1), verticalAlign: 'text-bottom' },
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

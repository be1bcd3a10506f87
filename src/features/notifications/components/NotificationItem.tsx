import ApprovalIcon from '@mui/icons-material/FactCheckOutlined';
import { Link } from '@/components/Link/Link';
import type { Notification } from '@/lib/contract/notifications';
import { formatNumber } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';
import { APPROVAL_SOURCE } from './approvalSource';
import styles from './NotificationItem.module.css';

export interface NotificationItemProps {
  /** What it says, about what, and when (SPEC 3). */
  notification: Notification;
  /** Ordinal place in the list, from 1 (DOMAIN, Readings: "position"). */
  place: number;
  /** Nobody has read it yet: `read_at` is null (SPEC 3). */
  unread: boolean;
  /** Clicked: it becomes read, and leads to its link (SPEC 2, 4). */
  onOpen: (notification: Notification) => void;
  /** Address of the receipt that it is about; null: there is no such way. */
  receiptHref?: string | null | undefined;
  /** The way to the receipt was taken. */
  onFollow?: ((notification: Notification) => void) | undefined;
  /** -1 where a list moves the focus itself. */
  tabIndex?: number;
}

/** One notification: title, message, date and place (SPEC 2). A press reads it, and opens it where it leads somewhere; one about a receipt also offers the way there. */
export function NotificationItem({
  notification,
  place,
  unread,
  onOpen,
  receiptHref,
  onFollow,
  tabIndex,
}: NotificationItemProps) {
  const { title, message, created_at, source } = notification;
  const item = (
    <button
      className={styles.root}
      type="button"
      data-unread={unread || undefined}
      tabIndex={tabIndex}
      onClick={() => onOpen(notification)}
    >
      <span data-part="place">{formatNumber(place)}</span>
      <span data-part="title">
        {unread && <span className="visually-hidden">Belum dibaca: </span>}
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
    </button>
  );
  if (!receiptHref) return item;
  return (
    <div className={styles.about}>
      {item}
      <Link
        className={styles.receipt}
        href={receiptHref}
        tabIndex={tabIndex}
        aria-label={`Buka nota: ${message || title}`}
        onClick={() => onFollow?.(notification)}
      >
        Buka nota
      </Link>
    </div>
  );
}

import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import { Link } from '@/components/Link/Link';
import { formatNumber } from '@/lib/format/rupiah';
import styles from './Attention.module.css';

export interface AttentionProps {
  /** What waits for this person's decision; none, or undefined, shows nothing. */
  waiting: Counted | undefined;
  /** What they asked for and somebody else has not decided yet; none, or undefined, shows nothing. */
  ownWaiting: Counted | undefined;
  /** Where what waits stands. */
  waitingHref: string;
  /** Unread notifications; 0 or undefined shows nothing. */
  unread: number | undefined;
  /** Asked for the notification drawer. */
  onOpenNotifications: () => void;
}

/** A count; `count_more`: there are more. */
interface Counted {
  count: number;
  count_more: boolean;
}

const NONE: Counted = { count: 0, count_more: false };

/** What asks for this person now; nothing at all when nothing does. */
export function Attention({
  waiting = NONE,
  ownWaiting = NONE,
  waitingHref,
  unread = 0,
  onOpenNotifications,
}: AttentionProps) {
  if (waiting.count <= 0 && ownWaiting.count <= 0 && unread <= 0) return null;
  return (
    <section className={styles.root} aria-label="Perlu perhatian">
      {waiting.count > 0 && (
        <Link href={waitingHref} data-tone="waiting">
          <strong>{countText(waiting)}</strong> menunggu persetujuan Anda
          <ArrowForward aria-hidden />
        </Link>
      )}
      {ownWaiting.count > 0 && (
        <Link href={waitingHref}>
          <strong>{countText(ownWaiting)}</strong> permintaan Anda belum diputuskan
          <ArrowForward aria-hidden />
        </Link>
      )}
      {unread > 0 && (
        <button type="button" onClick={onOpenNotifications}>
          <strong>{formatNumber(unread)}</strong> notifikasi belum dibaca
          <ArrowForward aria-hidden />
        </button>
      )}
    </section>
  );
}

const countText = ({ count, count_more }: Counted) => `${formatNumber(count)}${count_more ? '+' : ''}`;

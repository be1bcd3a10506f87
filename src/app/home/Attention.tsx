import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import { Link } from '@/components/Link/Link';
import { formatNumber } from '@/lib/format/rupiah';
import styles from './Attention.module.css';

export interface AttentionProps {
  /** Receipt changes that wait for this approver; 0 or undefined shows nothing. */
  waiting: number | undefined;
  /** Requests on contracts that this person may decide; 0 or undefined shows nothing. */
  waitingOnContracts: number | undefined;
  /** Requests of this person on contracts that somebody else has not decided yet; 0 or undefined shows nothing. */
  ownWaiting: number | undefined;
  /** Where the requests that wait stand. */
  waitingHref: string;
  /** Unread notifications; 0 or undefined shows nothing. */
  unread: number | undefined;
  /** Asked for the notification drawer. */
  onOpenNotifications: () => void;
}

/** What asks for this person now; nothing at all when nothing does. */
export function Attention({
  waiting = 0,
  waitingOnContracts = 0,
  ownWaiting = 0,
  waitingHref,
  unread = 0,
  onOpenNotifications,
}: AttentionProps) {
  if (waiting <= 0 && waitingOnContracts <= 0 && ownWaiting <= 0 && unread <= 0) return null;
  return (
    <section className={styles.root} aria-label="Perlu perhatian">
      {waiting > 0 && (
        <Link href={waitingHref} data-tone="waiting">
          <strong>{formatNumber(waiting)}</strong> perubahan nota menunggu persetujuan
          <ArrowForward aria-hidden />
        </Link>
      )}
      {waitingOnContracts > 0 && (
        <Link href={waitingHref} data-tone="waiting">
          <strong>{formatNumber(waitingOnContracts)}</strong> permintaan atas kontrak menunggu persetujuan
          <ArrowForward aria-hidden />
        </Link>
      )}
      {ownWaiting > 0 && (
        <Link href={waitingHref}>
          <strong>{formatNumber(ownWaiting)}</strong> permintaan Anda atas kontrak belum diputuskan
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

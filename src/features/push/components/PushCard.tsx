import BellIcon from '@mui/icons-material/NotificationsNoneRounded';
import { Button } from '@/components/Button/Button';
import styles from './PushCard.module.css';

export interface PushCardProps {
  /** The registration runs. */
  busy?: boolean;
  /** Asked to turn them on. */
  onEnable: () => void;
  /** Not now. */
  onLater: () => void;
}

/** The quiet question whether this device may show notifications; the browser's own question comes after "Aktifkan". */
export function PushCard({ busy = false, onEnable, onLater }: PushCardProps) {
  return (
    <section className={styles.root} aria-label="Pemberitahuan di perangkat ini">
      <BellIcon aria-hidden />
      <div data-part="text">
        <h2>Aktifkan pemberitahuan?</h2>
        <p>Persetujuan dan pesan baru muncul di perangkat ini, juga saat aplikasi tertutup.</p>
      </div>
      <div data-part="actions">
        <Button kind="quiet" disabled={busy} onClick={onLater}>
          Nanti
        </Button>
        <Button kind="secondary" busy={busy} busyLabel="Mengaktifkan…" onClick={onEnable}>
          Aktifkan
        </Button>
      </div>
    </section>
  );
}

import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Authenticator } from '@/lib/contract/authenticator';
import { formatInstant } from '@/lib/format/tanggal';
import styles from './AuthenticatorState.module.css';

export interface AuthenticatorStateProps {
  /** Whether it is set up, and the recovery codes left. */
  authenticator: Authenticator;
  /** Set it up. */
  onSetUp: () => void;
  /** New recovery codes. */
  onRenew: () => void;
  /** Take it away. */
  onDisable: () => void;
}

/** From so few recovery codes on it is said. */
const FEW = 3;

/** Whether one signs in with an authenticator app, since when, and what is left for the day it is lost. */
export function AuthenticatorState({ authenticator, onSetUp, onRenew, onDisable }: AuthenticatorStateProps) {
  const { enabled_at: since, recovery_left: left } = authenticator;
  if (since === null) {
    return (
      <div className={styles.root}>
        <p>
          Kode masuk dari aplikasi di ponsel menggantikan kode yang dikirim. Berlaku juga saat surat tidak
          sampai, dan lebih sulit dicuri.
        </p>
        <Button onClick={onSetUp}>Pasang aplikasi autentikator</Button>
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <StatusChip tone="paid">Aktif</StatusChip>
      <dl>
        <div>
          <dt>Sejak</dt>
          <dd>{formatInstant(since)}</dd>
        </div>
        <div>
          <dt>Kode pemulihan</dt>
          <dd>Sisa {left}</dd>
        </div>
      </dl>
      {left <= FEW && (
        <InlineAlert tone="warning">
          {left === 0 ? 'Kode pemulihan sudah habis.' : `Kode pemulihan tinggal ${left}.`} Tanpa kode itu,
          bila ponsel hilang hanya Admin Sistem yang dapat membantu. Buat yang baru.
        </InlineAlert>
      )}
      <div data-part="actions">
        <Button onClick={onRenew}>Buat kode pemulihan baru</Button>
        <Button kind="danger" onClick={onDisable}>
          Matikan
        </Button>
      </div>
    </div>
  );
}

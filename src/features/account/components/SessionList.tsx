import { Button } from '@/components/Button/Button';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { OwnSession } from '@/lib/contract/account';
import { formatInstant } from '@/lib/format/tanggal';
import { deviceName } from '@/lib/labels/deviceName';
import { Fact } from './Fact';
import styles from './SessionList.module.css';

export interface SessionListProps {
  /** This device's first. */
  sessions: readonly OwnSession[];
  /** What is being ended: a session's id, or every other one. */
  ending?: number | 'others' | 'all' | null;
  /** This session shall end. */
  onEnd: (session: OwnSession) => void;
  /** All other sessions shall end. */
  onEndOthers: () => void;
  /** All sessions shall end, this one too. */
  onEndAll: () => void;
}

/** One's own sessions: device, address, since when, last use; each but this device's can be ended. */
export function SessionList({ sessions, ending = null, onEnd, onEndOthers, onEndAll }: SessionListProps) {
  const others = sessions.filter((session) => !session.is_current);
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id}>
            <div data-part="text">
              <div data-part="device">
                {deviceName(session.device)}
                {session.is_current && <StatusChip tone="paid">Perangkat ini</StatusChip>}
              </div>
              <dl>
                <Fact term="Alamat">{session.ip ?? 'Tidak diketahui'}</Fact>
                <Fact term="Masuk">{formatInstant(session.created_at)}</Fact>
                <Fact term="Terakhir dipakai">{formatInstant(session.last_used_at)}</Fact>
              </dl>
            </div>
            {!session.is_current && (
              <Button
                busy={ending === session.id}
                busyLabel="Mengakhiri…"
                disabled={ending !== null && ending !== session.id}
                aria-label={ending === session.id ? undefined : endLabel(session)}
                onClick={() => onEnd(session)}
              >
                Akhiri
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 && (
        <p className={styles.note}>Tidak ada sesi lain. Anda hanya masuk di perangkat ini.</p>
      )}
      <div className={styles.endings}>
        {others.length > 0 && (
          <Button
            kind="danger"
            busy={ending === 'others'}
            busyLabel="Mengakhiri…"
            disabled={ending !== null && ending !== 'others'}
            onClick={onEndOthers}
          >
            Akhiri semua sesi lain
          </Button>
        )}
        <Button
          kind={others.length > 0 ? 'quiet' : 'secondary'}
          busy={ending === 'all'}
          busyLabel="Mengakhiri…"
          disabled={ending !== null && ending !== 'all'}
          onClick={onEndAll}
        >
          Akhiri semua, juga perangkat ini
        </Button>
      </div>
    </>
  );
}

const endLabel = ({ device, created_at }: OwnSession) =>
  `Akhiri sesi ${deviceName(device)}, masuk ${formatInstant(created_at)}`;

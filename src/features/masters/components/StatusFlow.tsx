import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Master } from '@/lib/contract/masters';
import { END_KINDS, inFlowOrder, STATUS_KIND_LABELS } from '@/lib/contract/registrationFlow';
import type { RegistrationStatus } from '@/lib/contract/registrationStatuses';
import { stepsText } from '../domain/transitions';
import styles from './StatusFlow.module.css';

export interface StatusFlowProps {
  /** Every status, those that are off too. */
  rows: readonly Master[];
}

/** The flow of registrations: each status in the order of the way to a contract, with where it leads and by whom. */
export function StatusFlow({ rows }: StatusFlowProps) {
  const statuses = inFlowOrder(rows as readonly RegistrationStatus[]);
  return (
    <section className={styles.root} aria-label="Alur pengajuan">
      <h2>Alur pengajuan</h2>
      <ol>
        {statuses.map((status) => (
          <li key={status.id} data-off={!status.active || undefined}>
            <header>
              <strong>{status.name}</strong>
              {status.name !== STATUS_KIND_LABELS[status.kind] && (
                <span>{STATUS_KIND_LABELS[status.kind]}</span>
              )}
              {!status.active && <StatusChip tone="neutral">Nonaktif</StatusChip>}
            </header>
            {status.transitions.length > 0 ? (
              <ul>
                {stepsText(status, statuses).map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            ) : (
              <p>{END_KINDS.includes(status.kind) ? 'Akhir pengajuan.' : 'Belum menuju ke mana pun.'}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

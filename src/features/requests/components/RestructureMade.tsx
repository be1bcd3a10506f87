import { ErrorState } from '@/components/ErrorState/ErrorState';
import { ScheduleTable } from '@/components/ScheduleTable/ScheduleTable';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { RestructurePlanned } from '@/lib/contract/restructures';
import { formatDate } from '@/lib/format/tanggal';
import { shownOfPlanned } from '../domain/restructureFigures';
import { RestructureFigures } from './RestructureFigures';
import styles from './RestructureMade.module.css';

export interface RestructureMadeProps {
  /** What goes over and the schedule that it makes; undefined while it is fetched. */
  planned: RestructurePlanned | undefined;
  /** Why it could not be fetched. */
  error: Error | null;
  /** It is being fetched again. */
  retrying: boolean;
  /** Names of holidays by date; undefined where they are not known. */
  holidays?: ReadonlyMap<string, string> | undefined;
  /** Fetched again. */
  onRetry: () => void;
}

/** What approving a restructure makes, line by line: the contract that is made has this schedule to the rupiah. */
export function RestructureMade({ planned, error, retrying, holidays, onRetry }: RestructureMadeProps) {
  if (!planned) {
    return error ? (
      <ErrorState error={error} onRetry={onRetry} retrying={retrying} />
    ) : (
      <SkeletonLines lines={8} />
    );
  }
  return (
    <section className={styles.root}>
      <header>
        <h3>Kontrak pengganti</h3>
        <p>
          {planned.calculation}, dihitung per {formatDate(planned.as_of)}, dapat disetujui sampai{' '}
          {formatDate(planned.valid_until)}. Angsuran pertama {formatDate(planned.first_due)}.
        </p>
      </header>
      <RestructureFigures shown={shownOfPlanned(planned)} />
      <div data-part="schedule">
        <ScheduleTable
          lines={planned.schedule}
          holidays={holidays}
          interest={planned.interest}
          total={planned.total}
        />
      </div>
    </section>
  );
}

import { isSunday, shownDueDate } from '@/lib/arithmetic/calendar';
import { formatDateShort, formatWeekday, formatWeekdayShort } from '@/lib/format/tanggal';
import styles from './DueDate.module.css';

export interface DueDateProps {
  /** The written date, `YYYY-MM-DD`. */
  date: string;
  /** Names of national holidays by date; undefined where they are not known: then the written date stands alone. */
  holidays: ReadonlyMap<string, string> | undefined;
}

/** A due date and, where it is a Sunday or a national holiday, the working day before (DOMAIN, Amounts). */
export function DueDate({ date, holidays }: DueDateProps) {
  const shown = holidays ? shownDueDate(date, holidays) : date;
  if (shown === date) return formatDateShort(date);
  const reason = holidays?.get(date) ?? (isSunday(date) ? 'hari Minggu' : '');
  return (
    <span className={styles.root}>
      {formatDateShort(date)}
      <small
        title={`Jatuh tempo pada ${reason}: dibayar paling lambat ${formatWeekday(shown)}. Denda tetap dihitung dari tanggal tertulis.`}
      >
        {' '}
        paling lambat {formatWeekdayShort(shown)}
      </small>
    </span>
  );
}

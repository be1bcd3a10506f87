import { shownDueDate } from '@/lib/arithmetic/calendar';
import { formatDateShort, formatWeekdayShort } from '@/lib/format/tanggal';
import { Whole } from './Whole';

export interface PaperDueDateProps {
  /** The written date, `YYYY-MM-DD`. */
  date: string;
  /** Names of holidays by date; undefined: the written date stands alone. */
  holidays: ReadonlyMap<string, string> | undefined;
}

/** The written date and, where that is a day off, the working day before. */
export function PaperDueDate({ date, holidays }: PaperDueDateProps) {
  const shown = holidays ? shownDueDate(date, holidays) : date;
  return (
    <>
      {formatDateShort(date)}
      {shown !== date && (
        <small>
          paling lambat <Whole>{formatWeekdayShort(shown)}</Whole>
        </small>
      )}
    </>
  );
}

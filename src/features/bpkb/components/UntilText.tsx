import { StatusChip } from '@/components/StatusChip/StatusChip';
import { formatDateShort } from '@/lib/format/tanggal';
import { daysLate, untilText } from '../domain/bookWords';

export interface UntilTextProps {
  /** The day by which a book is expected, `YYYY-MM-DD`. */
  until: string;
  /** Today at its office. */
  today: string;
}

/** The day by which a book is expected; once it has passed, how late it is, in words and with a sign. */
export function UntilText({ until, today }: UntilTextProps) {
  if (daysLate(until, today) === 0) return `sampai ${formatDateShort(until)}`;
  return (
    <StatusChip tone="overdue" wraps>
      {untilText(until, today)}
    </StatusChip>
  );
}

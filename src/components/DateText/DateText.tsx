import { formatDate, formatDateShort, formatInstant } from '@/lib/format/tanggal';
import styles from './DateText.module.css';

const FORMATS = { date: formatDate, short: formatDateShort, instant: formatInstant };

export interface DateTextProps {
  /** `YYYY-MM-DD` or, for `instant`, ISO 8601; empty shows blank. */
  value: string | null | undefined;
  /** `date`: 20 November 2026. `short`: 20/11/2026. `instant`: 20 November 2026, 14:05. Default `date`. */
  kind?: keyof typeof FORMATS;
}

/** A date on screen, also readable for machines. */
export function DateText({ value, kind = 'date' }: DateTextProps) {
  return value ? (
    <time className={styles.root} dateTime={value}>
      {FORMATS[kind](value)}
    </time>
  ) : null;
}

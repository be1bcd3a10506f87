import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { IconButton } from '@/components/IconButton/IconButton';
import { formatWeekday } from '@/lib/format/tanggal';
import { dayBeside } from './dayBeside';
import styles from './DayBar.module.css';

export interface DayBarProps {
  /** The day that is looked at; undefined: today, but nobody knows yet which day that is. */
  shown: string | undefined;
  /** The office's today; undefined: not known yet. */
  today: string | undefined;
  /** Another day was chosen; null: today. */
  onDay: (day: string | null) => void;
}

/** The day in words between the day before and the one after; none is after today. */
export function DayBar({ shown, today, onDay }: DayBarProps) {
  const step = (label: string, by: 1 | -1) => {
    const beside = shown === undefined ? undefined : dayBeside(shown, by, today);
    return (
      // Not `disabled`, which would take the focus away from who steps to today by the keys.
      <IconButton
        label={label}
        aria-disabled={beside === undefined || undefined}
        onClick={() => beside !== undefined && onDay(beside)}
      >
        {by === 1 ? <ChevronRight aria-hidden /> : <ChevronLeft aria-hidden />}
      </IconButton>
    );
  };
  return (
    <div className={styles.root} role="group" aria-label="Hari">
      {step('Hari sebelumnya', -1)}
      <p aria-live="polite">
        {shown === undefined ? (
          'Hari ini'
        ) : (
          <>
            <time dateTime={shown}>{formatWeekday(shown)}</time>
            {shown === today && <span>hari ini</span>}
          </>
        )}
      </p>
      {step('Hari berikutnya', 1)}
    </div>
  );
}

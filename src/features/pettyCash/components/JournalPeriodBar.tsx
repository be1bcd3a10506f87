import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import type { ReactNode } from 'react';
import { DateField } from '@/components/DateField/DateField';
import { IconButton } from '@/components/IconButton/IconButton';
import { monthOf, periodText, type Period } from '@/lib/labels/period';
import styles from './JournalPeriodBar.module.css';

export interface JournalPeriodBarProps {
  /** From which day to which, both included. */
  period: Period;
  /** The office's, YYYY-MM-DD: no month begins after it. */
  today: string;
  /** Why no journal can be made of it. */
  problem: string | null;
  /** Another period was chosen. */
  onChange: (change: Partial<Period>) => void;
  /** Beside it: the office. */
  children?: ReactNode;
}

/** A month, one press from those beside it, or any days. */
export function JournalPeriodBar({ period, today, problem, onChange, children }: JournalPeriodBarProps) {
  const before = monthOf(period.from, -1);
  const after = monthOf(period.from, 1);
  const isLast = after.from > today;
  return (
    <div className={styles.root}>
      <div role="group" aria-label="Bulan">
        <IconButton label="Bulan sebelumnya" onClick={() => onChange(before)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <p aria-live="polite">{periodText(period)}</p>
        <IconButton
          label="Bulan berikutnya"
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && onChange(after)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <div data-part="fields">
        {children}
        <DateField label="Dari" value={period.from} onChange={(from) => from !== '' && onChange({ from })} />
        <DateField
          label="Sampai"
          value={period.to}
          error={problem ?? undefined}
          onChange={(to) => to !== '' && onChange({ to })}
        />
      </div>
    </div>
  );
}

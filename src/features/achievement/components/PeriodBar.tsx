import type { ReactNode } from 'react';
import { Segmented } from '@/components/Segmented/Segmented';
import type { AchievementPeriod } from '@/lib/contract/achievementDefaults';
import { CURRENT, dayBeside, windowAround, windowText } from '../domain/period';
import styles from './PeriodBar.module.css';
import { Stepper } from './Stepper';

export interface PeriodBarProps {
  /** Day, week or month. */
  period: AchievementPeriod;
  /** A day in it; undefined: today, but nobody knows yet which day that is. */
  shown: string | undefined;
  /** The office's today; undefined: not known yet. */
  today: string | undefined;
  /** Another period or day was chosen; day '': today. */
  onChange: (change: { period: AchievementPeriod } | { date: string }) => void;
  /** Beside them: the office. */
  children?: ReactNode;
}

const PERIODS = [
  { value: 'day', label: 'Hari' },
  { value: 'week', label: 'Minggu' },
  { value: 'month', label: 'Bulan' },
] as const;

/** Day, week or month, each one press away, between the one before and the one after; none begins after today. */
export function PeriodBar({ period, shown, today, onChange, children }: PeriodBarProps) {
  const noun = PERIODS.find(({ value }) => value === period)?.label ?? '';
  const beside = (step: 1 | -1) => (shown === undefined ? undefined : dayBeside(period, shown, step, today));
  return (
    <div className={styles.root}>
      <Segmented
        label="Periode"
        options={PERIODS}
        value={period}
        onChange={(next) => onChange({ period: next })}
      />
      <Stepper noun={noun} besideOf={beside} onStep={(date) => onChange({ date })}>
        <Shown {...{ period, shown, today }} />
      </Stepper>
      {children && <div data-part="office">{children}</div>}
    </div>
  );
}

function Shown({ period, shown, today }: Pick<PeriodBarProps, 'period' | 'shown' | 'today'>) {
  const current = CURRENT[period];
  if (shown === undefined) return <b>{current.charAt(0).toUpperCase() + current.slice(1)}</b>;
  const window = windowAround(period, shown);
  const isCurrent = today !== undefined && window.from <= today && today <= window.to;
  return (
    <>
      <b>{windowText(period, window)}</b>
      {isCurrent && <span>{current}</span>}
    </>
  );
}

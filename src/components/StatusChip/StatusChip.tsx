import type { ReactNode } from 'react';
import type { StatusTone } from '@/lib/labels/statusLabel';
import styles from './StatusChip.module.css';

export interface StatusChipProps {
  /** What it means; sets colour and sign. */
  tone: StatusTone;
  /** The state in words. */
  children: ReactNode;
  /** Instead of the tone's own sign; null for none. */
  icon?: ReactNode;
  /** Takes a second line where there is no room: for states that a company names itself. */
  wraps?: boolean;
}

/** A state in a word. Each tone has a sign of its own: colour alone carries no meaning. */
export function StatusChip({ tone, children, icon, wraps }: StatusChipProps) {
  return (
    <span className={styles.root} data-tone={tone} data-wraps={wraps || undefined}>
      {icon === undefined ? SIGNS[tone] : icon}
      {children}
    </span>
  );
}

const sign = (shape: ReactNode) => (
  <svg viewBox="0 0 12 12" aria-hidden>
    {shape}
  </svg>
);

const SIGNS: Record<StatusTone, ReactNode> = {
  paid: sign(<path d="m2.5 6.5 2.5 2.5 4.5-6" />),
  due: sign(<circle cx="6" cy="6" r="3.5" />),
  overdue: sign(<path d="M6 2v4.5M6 9.5v.01" />),
  waiting: sign(<path d="M6 2.8V6l2 1.3M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1z" />),
  neutral: null,
};

import type { ReactNode } from 'react';
import { Picture } from '@/components/Picture/Picture';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** What is missing, in a few words. */
  title: string;
  /** Why it is empty, or what to do. */
  children?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  /** A picture of its own; null for none. */
  icon?: ReactNode;
  /** How it is announced: at once, or when there is a pause. */
  role?: 'alert' | 'status';
}

/** Says that there is nothing here, and why. */
export function EmptyState({
  title,
  children,
  action,
  icon = <Picture name="empty" />,
  role,
}: EmptyStateProps) {
  return (
    <div className={styles.root} role={role}>
      {icon}
      <p data-part="title">{title}</p>
      {children && <div data-part="why">{children}</div>}
      {action && <div data-part="action">{action}</div>}
    </div>
  );
}

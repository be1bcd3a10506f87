import type { ReactNode } from 'react';
import { Picture, type PictureName } from '@/components/Picture/Picture';
import styles from './MessagePage.module.css';

export interface MessagePageProps {
  /** Drawing above the words. */
  picture?: PictureName;
  /** What happened; the page’s heading. */
  title: string;
  /** What it means and what to do next. */
  children?: ReactNode;
  /** The ways on. */
  actions?: ReactNode;
}

/** A page that has one thing to say. Its h1 takes focus after a change of page. */
export function MessagePage({ picture, title, children, actions }: MessagePageProps) {
  return (
    <section className={styles.root}>
      {picture && <Picture name={picture} size={120} />}
      <h1 tabIndex={-1}>{title}</h1>
      {children && <div data-part="text">{children}</div>}
      {actions && <div data-part="actions">{actions}</div>}
    </section>
  );
}

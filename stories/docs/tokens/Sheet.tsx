import type { ComponentProps } from 'react';
import styles from './Sheet.module.css';

/** The paper that every token sheet is printed on. */
export function Sheet(props: ComponentProps<'div'>) {
  return <div className={styles.root} {...props} />;
}

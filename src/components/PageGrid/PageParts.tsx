import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './PageGrid.module.css';

export interface PagePartsProps extends ComponentPropsWithRef<'div'> {
  /** The parts are sections with headings of their own, and stand further apart. */
  apart?: boolean;
}

/** Parts of a page below each other, from edge to edge: what a feature puts below the page's heading. */
export function PageParts({ apart = false, className, ...rest }: PagePartsProps) {
  return (
    <div
      className={clsx(styles.parts, className)}
      data-page-parts
      data-apart={apart || undefined}
      {...rest}
    />
  );
}

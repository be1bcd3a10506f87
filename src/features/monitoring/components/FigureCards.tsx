import type { ReactNode } from 'react';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import styles from './FigureCards.module.css';

export interface FigureCardsProps {
  /** So many more are on their way. Default 0. */
  coming?: number;
  /** The cards that are here. */
  children?: ReactNode;
}

/** About as high as a card, px. */
const HEIGHT = 148;

/** Cards beside each other, as many as there is room for. */
export const FigureCards = ({ coming = 0, children }: FigureCardsProps) => (
  <div className={styles.root}>
    {children}
    {Array.from({ length: coming }, (_, index) => (
      <Skeleton key={index} height={HEIGHT} radius={8} />
    ))}
  </div>
);

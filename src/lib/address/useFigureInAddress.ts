import type { UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { FIGURE } from './figureInAddress';

/** What the address has of the figure that led to a page, and when what the page shows was read, ms; null: it is on its way. */
export interface FigureInAddress {
  mark: string;
  at: number | null;
}

/** The figure that led to a page which shows what a query brings; undefined: none did. */
export function useFigureInAddress(
  query: Pick<UseQueryResult, 'data' | 'isPlaceholderData' | 'dataUpdatedAt'>,
): FigureInAddress | undefined {
  const mark = useSearchParams()[0].get(FIGURE);
  if (mark === null) return undefined;
  // Read for a figure alone: whoever reads the time is drawn again with every answer.
  return { mark, at: query.data !== undefined && !query.isPlaceholderData ? query.dataUpdatedAt : null };
}

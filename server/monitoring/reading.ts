import type { FigureKey } from '@/lib/contract/figureTerms';
import type { Reading } from '@/lib/contract/monitoring';

/** A figure that is whole. */
export const reading = (
  figure: FigureKey,
  count: number,
  amount: number | null = null,
  { slice = null, whole = null }: Partial<Pick<Reading, 'slice' | 'whole'>> = {},
): Reading => ({ figure, slice, count, amount, whole });

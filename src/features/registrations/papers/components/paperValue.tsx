import type { ReactNode } from 'react';
import { Whole } from '@/components/Paper/Whole';

/** Amounts, dates, counts, and numbers with their spaces or dashes. */
const ONE_PIECE = /^(?:Rp ?)?\d[\d.,/ -]*(?: \p{L}+)?(?: \d{4})?$/u;
const PLATE = /^[A-Z]{1,2} \d{1,4}(?: [A-Z]{1,3})?$/;
/** What fits beside a label on the narrowest roll, letters. */
const NARROW = 18;

/** A value of a form on paper: what is read as one word stands on one line. */
export function paperValue(value: string): ReactNode {
  const isOnePiece = value.length <= NARROW && (ONE_PIECE.test(value) || PLATE.test(value));
  return isOnePiece ? <Whole>{value}</Whole> : value;
}

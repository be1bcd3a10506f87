import { FIGURES } from '../collection/figures';
import type { FigureKey } from '../contract/figureTerms';
import type { Reading } from '../contract/monitoring';

/** A figure as it stood where somebody pressed it, and when it was read, ISO 8601. */
export interface MarkedFigure extends Reading {
  asOf: string;
}

/** Figure, slice, second of the snapshot, how many, rupiah, what it is a share of; what is null is empty. */
const MARK = /^([a-z_]+)\.(\d{1,4}-\d{0,4})?\.(\d{10})\.(\d{1,15})\.(-?\d{1,15})?\.(\d{1,15})?$/;

/** Clocks of devices are wrong by less, ms. */
const AHEAD_MOST = 86_400_000;

/** A figure for the address of the page that it opens. */
export const figureMark = ({ figure, slice, count, amount, whole, asOf }: MarkedFigure): string =>
  [figure, slice, Math.floor(Date.parse(asOf) / 1000), count, amount, whole]
    .map((part) => part ?? '')
    .join('.');

/** The figure that an address tells of; null: nothing that makes sense, or of a time to come. Never throws. */
export function markedFigure(mark: string, now = Date.now()): MarkedFigure | null {
  const [, figure = '', slice, second, count, amount, whole] = MARK.exec(mark) ?? [];
  const at = Number(second) * 1000;
  if (!Object.hasOwn(FIGURES, figure) || !(at < now + AHEAD_MOST)) return null;
  const numberOr = (text: string | undefined) => (text === undefined ? null : Number(text));
  return {
    ...{ figure: figure as FigureKey, slice: slice ?? null, asOf: new Date(at).toISOString() },
    ...{ count: Number(count), amount: numberOr(amount), whole: numberOr(whole) },
  };
}

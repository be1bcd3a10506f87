import { FIGURE } from '@/lib/address/figureInAddress';
import { figureMark, type MarkedFigure } from '@/lib/address/figureMark';
import type { FigureList } from '@/lib/collection/figures';
import { isRegistered, routeAt, type Holder } from './routeAccess';

/** Address of the list that has a figure's rows, which tells there what the figure was and when; null: the reader may not open it, and the figure stands alone (SPEC 6). */
export function figureHref(
  { path, query }: FigureList,
  figure: MarkedFigure,
  holder: Holder | null,
): string | null {
  if (!isRegistered(routeAt(path), holder)) return null;
  return `${path}?${new URLSearchParams({ ...query, [FIGURE]: figureMark(figure) }).toString()}`;
}

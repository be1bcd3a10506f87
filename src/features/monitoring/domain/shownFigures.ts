import { listOf, stateOf, type FigureList, type FigureState } from '@/lib/collection/figures';
import type { FigurePart } from '@/lib/contract/figureTerms';
import type { ComparedFigure, MonitoringFigures, OfficeFigures } from '@/lib/contract/monitoring';

/** A figure as the page shows it. */
export interface ShownFigure {
  figure: ComparedFigure;
  state: FigureState;
  asOf: string;
  beforeDay: string;
  list: FigureList | null;
}

/** Figures of the parts that came, in their order. */
export const shownFigures = (
  parts: readonly (MonitoringFigures | undefined)[],
  office: number | 'all',
): ShownFigure[] =>
  parts.flatMap((part) =>
    (part?.figures ?? []).map((figure) => ({
      figure,
      state: stateOf(figure, figure.before, Number(part?.today.slice(8))),
      asOf: part?.as_of ?? '',
      beforeDay: part?.before_day ?? '',
      list: listOf(figure, office),
    })),
  );

const ORDER: Readonly<Record<FigureState, number>> = { worse: 0, waits: 1, calm: 2 };

/** What got worse, then what waits. */
export const needsAttention = (shown: readonly ShownFigure[]): ShownFigure[] =>
  shown.filter(({ state }) => state !== 'calm').toSorted((a, b) => ORDER[a.state] - ORDER[b.state]);

/** Everything else; buckets stand in their table. */
export const standsWell = (shown: readonly ShownFigure[]): ShownFigure[] =>
  shown.filter(({ state, figure }) => state === 'calm' && figure.figure !== 'bucket');

/** Buckets, what was taken back, and all together. */
export const agingOf = (shown: readonly ShownFigure[]): ShownFigure[] =>
  (['bucket', 'repossessed', 'outstanding'] as const).flatMap((key) =>
    shown.filter(({ figure }) => figure.figure === key),
  );

/** Each office with its figures of all parts that came. */
export function officesOf(parts: readonly (MonitoringFigures | undefined)[]): OfficeFigures[] {
  const offices = new Map<number, OfficeFigures>();
  for (const part of parts) {
    for (const { office, figures } of part?.offices ?? []) {
      const found = offices.get(office.id);
      offices.set(office.id, { office, figures: [...(found?.figures ?? []), ...figures] });
    }
  }
  return [...offices.values()];
}

/** What a part is called where it could not be had. */
export const PART_NAMES = {
  owed: 'Piutang dan tunggakan',
  money: 'Penerimaan dan pencairan',
  approvals: 'Yang menunggu keputusan',
  tts: 'Tanda terima kolektor',
  books: 'BPKB',
  funds: 'Kas kecil',
} as const satisfies Record<FigurePart, string>;

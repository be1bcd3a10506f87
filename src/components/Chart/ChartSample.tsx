import type { ChartKind, ChartTone } from './Chart.types';
import { patternOf } from './ChartPatterns';

export interface ChartSampleProps {
  /** How its figures are drawn; `target`: what was to be reached, `targets`: at each category. */
  kind: ChartKind | 'target' | 'targets';
  /** The colour's job; left out for a target. */
  tone?: ChartTone;
  /** Its place among the series. */
  index?: number;
  /** Before the place of each pattern. */
  patternId: string;
}

/** Dashes of lines, in the order of the series; the first has none. */
const DASHES = ['none', '6 4', '2 3', '9 3 2 3', '12 4', '1 4'];

/** Signs at the points of lines, in the order of the series, around their middle. */
const SIGNS = [
  'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z',
  'M-3 -3h6v6h-6z',
  'M0 -4 4 3h-8z',
  'M0 -4.5 4.5 0 0 4.5 -4.5 0z',
];
export const signOf = (index: number): string => SIGNS[index % SIGNS.length] ?? '';
export const dashOf = (index: number): string => DASHES[index % DASHES.length] ?? 'none';

/** What a series looks like in the drawing, small. */
export function ChartSample({ kind, tone, index = 0, patternId }: ChartSampleProps) {
  return (
    <svg width={24} height={12} viewBox="0 0 24 12" aria-hidden data-colour={tone}>
      {kind === 'target' && <path d="M0 6h24" data-part="target" strokeDasharray="6 3" />}
      {kind === 'targets' && <path d="M3 6h18" data-part="target" />}
      {(kind === 'bars' || kind === 'stacked') && (
        <rect x={4} y={0.5} width={16} height={11} fill={patternOf(patternId, index)} data-part="bar" />
      )}
      {kind === 'line' && (
        <>
          <path d="M0 6h24" data-part="line" strokeDasharray={dashOf(index)} />
          <path d={signOf(index)} data-part="sign" transform="translate(12 6)" />
        </>
      )}
    </svg>
  );
}

import type { ChartSeries } from './Chart.types';
import { toneOf } from './Chart.utils';

export interface ChartPatternsProps {
  /** Before the place of each. */
  id: string;
  /** Whose patterns, in their order. */
  series: readonly ChartSeries[];
}

/** Lines of each pattern on a square of 8 px; the first is full. */
const SHAPES = [
  'M-2 2 2 -2M0 8 8 0M6 10 10 6',
  'M2 2h2v2h-2zM6 6h2v2h-2z',
  'M0 2h8M0 6h8',
  'M2 0v8M6 0v8',
  'M0 4h8M4 0v8',
];

/** An address of a pattern, for `fill`. */
export const patternOf = (id: string, index: number): string => `url(#${id}-${index})`;

/** Each series has a pattern beside its colour, so that it is known without one. Bars and legend share them. */
export function ChartPatterns({ id, series }: ChartPatternsProps) {
  return (
    <svg width={0} height={0} aria-hidden data-part="patterns">
      <defs>
        {series.map((one, index) => (
          <pattern
            key={index}
            id={`${id}-${index}`}
            width={8}
            height={8}
            patternUnits="userSpaceOnUse"
            data-colour={toneOf(one, index)}
          >
            <rect width={8} height={8} data-full={index === 0 || undefined} />
            {index > 0 && <path d={SHAPES[(index - 1) % SHAPES.length]} />}
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

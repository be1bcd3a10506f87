import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import type { ReactNode } from 'react';
import type { ChartTarget } from './Chart.types';
import { labelsOf, shortNumber, targetAt, type ChartAxis } from './Chart.utils';

export interface ChartAxesProps {
  /** The numbers' own. */
  axis: ChartAxis;
  /** Full names. */
  categories: readonly string[];
  /** `Rp`, or a noun. */
  unit: string;
  /** What was to be reached. */
  target: ChartTarget | undefined;
  /** What is drawn between lines and target. */
  children: ReactNode;
}

/** Height of a line of a label, px. */
const LINE = 14;

/** Lines, numbers and names around what is drawn, and above it what was to be reached. */
export function ChartAxes({ axis, categories, unit, target, children }: ChartAxesProps) {
  const { left, top, right, width, height } = useDrawingArea();
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  const bottom = top + height;
  /** Nothing is written beyond the edges. */
  const within = (at: number, wide: number) =>
    Math.max(wide / 2, Math.min(at, left + width + right - wide / 2));
  return (
    <>
      <text x={0} y={10}>
        {unit}
      </text>
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${left} ${Math.round(y(tick)) + 0.5}h${width}`}
            data-part={tick === 0 ? 'zero' : 'grid'}
          />
          <text x={left - 8} y={y(tick) + 4} textAnchor="end">
            {shortNumber(tick)}
          </text>
        </g>
      ))}
      {children}
      {labelsOf(categories, width).map(({ index, lines, width: wide }) => (
        <text key={index} textAnchor="middle">
          {lines.map((line, at) => (
            <tspan key={at} x={within(middle(index), wide)} y={bottom + 16 + at * LINE}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
      {target && typeof target.value === 'number' && (
        <path d={`M${left} ${y(target.value)}h${width}`} data-part="target" strokeDasharray="6 3" />
      )}
      {target &&
        typeof target.value !== 'number' &&
        categories.map((_, index) => {
          const value = targetAt(target, index);
          if (value === null) return null;
          const from = (x(index) ?? 0) - x.step() * 0.08;
          return (
            <g key={index}>
              <path d={`M${from} ${y(value)}h${x.bandwidth() + x.step() * 0.16}`} data-part="halo" />
              <path d={`M${from} ${y(value)}h${x.bandwidth() + x.step() * 0.16}`} data-part="target" />
            </g>
          );
        })}
    </>
  );
}

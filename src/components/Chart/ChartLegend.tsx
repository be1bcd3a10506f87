import type { ChartFigures } from './Chart.types';
import { toneOf } from './Chart.utils';
import { ChartSample } from './ChartSample';

export interface ChartLegendProps extends Pick<ChartFigures, 'kind' | 'series' | 'target'> {
  /** Before the place of each pattern. */
  patternId: string;
}

/** What stands for which series. */
export function ChartLegend({ kind, series, target, patternId }: ChartLegendProps) {
  return (
    <ul data-part="legend">
      {series.map((one, index) => (
        <li key={index}>
          <ChartSample kind={kind} tone={toneOf(one, index)} index={index} patternId={patternId} />
          {one.name}
        </li>
      ))}
      {target && (
        <li>
          <ChartSample kind={targetKind(target)} patternId={patternId} />
          {target.name}
        </li>
      )}
    </ul>
  );
}

export const targetKind = ({ value }: NonNullable<ChartFigures['target']>) =>
  typeof value === 'number' ? 'target' : 'targets';

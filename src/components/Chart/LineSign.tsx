import type { MarkElementProps } from '@mui/x-charts/LineChart';
import type { CSSProperties } from 'react';
import { signOf } from './ChartSample';

type LineSignProps = Pick<MarkElementProps, 'x' | 'y' | 'seriesId' | 'color'>;

/** A sign at a point of a line: another for each series, as in the legend. */
export function LineSign({ x, y, seriesId, color }: LineSignProps) {
  return (
    <path
      d={signOf(Number(seriesId))}
      transform={`translate(${x} ${y})`}
      data-part="sign"
      style={{ '--colour': color } as CSSProperties}
    />
  );
}

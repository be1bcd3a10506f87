import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import type { ChartFigures } from './Chart.types';
import { columnsOf, toneOf, valueText } from './Chart.utils';
import { targetKind } from './ChartLegend';
import { ChartSample } from './ChartSample';

/** The category at which the pointer is, or whose value has the focus. */
const useChosen = () => useAxesTooltip({ directions: ['x'] })?.[0]?.dataIndex ?? null;

/** Marks the category that is read, from top to bottom. */
export function ChosenBand() {
  const chosen = useChosen();
  const { top, height } = useDrawingArea();
  const x = useXScale<'band'>();
  const start = chosen === null ? undefined : x(chosen);
  if (start === undefined) return null;
  const gap = (x.step() - x.bandwidth()) / 2;
  return <rect x={start - gap} y={top} width={x.step()} height={height} data-part="band" />;
}

export interface ChartChosenProps extends ChartFigures {
  /** Before the place of each pattern. */
  patternId: string;
}

/** All figures of the category that is read, beside it; its full name. */
export function ChartChosen({ patternId, categories, unit, ...figures }: ChartChosenProps) {
  const chosen = useChosen();
  const { left, top, width } = useDrawingArea();
  const x = useXScale<'band'>();
  if (chosen === null || categories[chosen] === undefined) return null;
  const { kind, series, target } = figures;
  const from = x(chosen) ?? 0;
  const isFirstHalf = from + x.bandwidth() / 2 < left + width / 2;
  return (
    <dl
      data-part="chosen"
      aria-hidden
      style={
        isFirstHalf ? { top, left: from + x.bandwidth() + 8 } : { top, right: `calc(100% - ${from - 8}px)` }
      }
    >
      <div>
        <dt>{categories[chosen]}</dt>
      </div>
      {columnsOf(figures).map(({ name, at }, index) => {
        const value = at(chosen);
        const one = series[index];
        return (
          <div key={index}>
            <dt>
              {one && (
                <ChartSample kind={kind} tone={toneOf(one, index)} index={index} patternId={patternId} />
              )}
              {!one && target?.name === name && (
                <ChartSample kind={targetKind(target)} patternId={patternId} />
              )}
              {name}
            </dt>
            <dd>{value === null ? 'tidak ada angka' : valueText(value, unit)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

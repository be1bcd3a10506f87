import { BarPlot, FocusedBar } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { FocusedLineMark, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { useMemo } from 'react';
import { MuiTheme } from '@/lib/theme/MuiTheme';
import { colour, type ColourName } from '@/lib/theme/tokens';
import type { ChartFigures, ChartTone } from './Chart.types';
import { PLOT_HEIGHT, axisOf, axisRoom, gapRatio, hasMark, spokenValue, toneOf } from './Chart.utils';
import { ChartAxes } from './ChartAxes';
import { ChartChosen, ChosenBand } from './ChartChosen';
import { patternOf } from './ChartPatterns';
import { dashOf } from './ChartSample';
import { LineSign } from './LineSign';
import styles from './ChartDrawing.module.css';

export interface ChartDrawingProps extends ChartFigures {
  /** What it shows, in a sentence. */
  caption: string;
  /** Before the place of each pattern. */
  patternId: string;
}

/** Above the highest line: the unit. Below the lowest: two lines of a label. */
const MARGIN = { top: 24, right: 4, bottom: 36 };

const COLOURS: Record<ChartTone, ColourName> = {
  primary: 'primary',
  paid: 'paid',
  due: 'due',
  overdue: 'overdue',
  waiting: 'waiting',
  neutral: 'inkMuted',
};

/** Said where a value is not known; everything else is said by `spokenValue`. */
const WORDS = { a11yNoValue: 'tidak ada angka' };

/** Draws the figures. Arrow keys walk through them; what has the focus is shown, and read out by its name and value. */
export default function ChartDrawing(props: ChartDrawingProps) {
  const { caption, patternId, kind, categories, series, unit, target } = props;
  const axis = useMemo(
    () => axisOf({ kind, categories, series, target }),
    [kind, categories, series, target],
  );
  const drawn = useMemo(
    () =>
      series.map((one, index) => ({
        id: String(index),
        label: one.name,
        data: categories.map((_, at) => one.values[at] ?? null),
        valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) =>
          spokenValue(value, dataIndex, { kind, series, target, unit }),
        ...(kind === 'line'
          ? {
              type: 'line' as const,
              color: colour[COLOURS[toneOf(one, index)]],
              curve: 'linear' as const,
              showMark: ({ index: at }: { index: number }) => hasMark(one.values, at),
            }
          : {
              type: 'bar' as const,
              color: patternOf(patternId, index),
              ...(kind === 'stacked' && { stack: 'all' }),
            }),
      })),
    [kind, categories, series, target, unit, patternId],
  );
  const colourOf = (id: string | number) => {
    const one = series[Number(id)];
    return one && toneOf(one, Number(id));
  };
  return (
    <MuiTheme>
      <div className={styles.root} role="group" aria-label={`${caption} Gambar: panah menelusuri angka.`}>
        <ChartsDataProvider<'bar' | 'line'>
          series={drawn}
          height={PLOT_HEIGHT}
          margin={{ ...MARGIN, left: 0 }}
          xAxis={[
            {
              scaleType: 'band',
              data: categories.map((_, at) => at),
              valueFormatter: (at: number) => categories[at] ?? '',
              height: 0,
              categoryGapRatio: gapRatio(categories.length),
              barGapRatio: 0,
            },
          ]}
          yAxis={[{ scaleType: 'linear', min: axis.min, max: axis.max, width: axisRoom(axis) }]}
          localeText={WORDS}
          skipAnimation
        >
          <ChartsSurface>
            <ChosenBand />
            <ChartAxes axis={axis} categories={categories} unit={unit} target={target}>
              {kind === 'line' ? (
                <>
                  <LinePlot
                    slotProps={{
                      line: ({ seriesId }) => ({
                        strokeDasharray: dashOf(Number(seriesId)),
                        'data-colour': colourOf(seriesId),
                      }),
                    }}
                  />
                  <MarkPlot slots={{ mark: LineSign }} />
                  <FocusedLineMark />
                </>
              ) : (
                <>
                  <BarPlot slotProps={{ bar: ({ seriesId }) => ({ 'data-colour': colourOf(seriesId) }) }} />
                  <FocusedBar />
                </>
              )}
            </ChartAxes>
          </ChartsSurface>
          <ChartChosen {...props} />
        </ChartsDataProvider>
      </div>
    </MuiTheme>
  );
}

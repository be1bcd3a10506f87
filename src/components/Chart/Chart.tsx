import { lazySection } from '@/components/LazyPart/lazyPart';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import type { ChartFigures } from './Chart.types';
import { PLOT_HEIGHT } from './Chart.utils';
import type { ChartDrawingProps } from './ChartDrawing';
import { ChartFrame } from './ChartFrame';

export interface ChartProps extends ChartFigures {
  /** What it shows, in a sentence: stands above it and names it. */
  caption: string;
  /** The figures are on their way. Default false. */
  loading?: boolean;
  /** Said where there is no figure at all. */
  empty?: string;
}

const LazyDrawing = lazySection<ChartDrawingProps>(
  () => import('./ChartDrawing'),
  <Skeleton height={PLOT_HEIGHT} radius={8} />,
);

/** Figures drawn, with the same figures as a table. The drawing's code comes late; name and table do not wait for it. */
export function Chart({
  caption,
  loading = false,
  empty = 'Belum ada angka untuk ditampilkan.',
  ...figures
}: ChartProps) {
  return (
    <ChartFrame {...figures} caption={caption} loading={loading} empty={empty}>
      {(patternId) => <LazyDrawing {...figures} caption={caption} patternId={patternId} />}
    </ChartFrame>
  );
}

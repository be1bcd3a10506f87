import { lazySection } from '@/components/LazyPart/lazyPart';
import { Skeleton } from '@/components/Skeleton/Skeleton';

/** Figures come first, and do not wait for their drawings. */
export const MonitoringTrendsPart = lazySection(
  () => import('./MonitoringTrends'),
  <Skeleton height={320} radius={8} />,
);

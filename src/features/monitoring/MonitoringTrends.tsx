import { useQuery } from '@tanstack/react-query';
import { Chart } from '@/components/Chart/Chart';
import { trendOptions } from './api/monitoring.queries';
import { NotHad } from './components/NotHad';
import { Titled } from './components/Titled';
import type { Place } from './domain/place';
import { agingChart, enteredChart, npfChart } from './domain/trendCharts';
import styles from './MonitoringTrends.module.css';

export interface MonitoringTrendsProps {
  /** What is looked at. */
  place: Place;
}

/** No day lies between these. */
const NOTHING = { from: '2000-01-02', to: '2000-01-01', days: [] };

/** How the main figures moved, from the days that were kept; what was known at the end of each day is never rewritten. */
export default function MonitoringTrends({ place }: MonitoringTrendsProps) {
  const { data, error, isFetching, refetch } = useQuery(trendOptions(place));
  return (
    <Titled title="Enam puluh hari terakhir" note="Seperti yang diketahui pada akhir setiap hari.">
      {data === undefined && error ? (
        <NotHad what="Grafik" error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.root}>
          {[agingChart, npfChart, enteredChart].map((chartOf) => (
            <Chart key={chartOf.name} {...chartOf(data ?? NOTHING)} loading={data === undefined} />
          ))}
        </div>
      )}
    </Titled>
  );
}

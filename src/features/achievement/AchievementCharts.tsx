import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { Chart, type ChartProps } from '@/components/Chart/Chart';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Segmented } from '@/components/Segmented/Segmented';
import type { AchievementFigures } from '@/lib/contract/achievement';
import { errorMessage } from '@/lib/http/ApiError';
import styles from './AchievementCharts.module.css';
import { behindOptions, trendOptions } from './api/achievement.queries';
import { Section } from './components/Section';
import type { Place } from './domain/achievementList';
import { behindChart, bucketChart, MOST_DRAWN, trendChart, type DrawnUnit } from './domain/figureCharts';

export interface AchievementChartsProps {
  /** Period and office that are looked at. */
  place: Place;
  /** What was read of them already. */
  figures: AchievementFigures;
  /** Whose; `none`: nobody’s, null: all that are seen. */
  collector: number | 'none' | null;
  /** Collectors beside each other too. */
  people: boolean;
}

const UNITS = [
  { value: 'amount', label: 'Rupiah' },
  { value: 'accounts', label: 'Akun' },
] as const;

/** The same figures drawn: by days late, by collector, and through the month; each with its table. */
export default function AchievementCharts({ place, figures, collector, people }: AchievementChartsProps) {
  const [unit, setUnit] = useState<DrawnUnit>('amount');
  return (
    <Section
      title="Grafik"
      tools={<Segmented label="Satuan grafik" options={UNITS} value={unit} onChange={setUnit} />}
    >
      <div className={styles.root}>
        <Chart {...bucketChart(figures.buckets, unit)} />
        {people && <People place={place} unit={unit} />}
        <Trend place={place} collector={collector} />
      </div>
    </Section>
  );
}

function People({ place, unit }: { place: Place; unit: DrawnUnit }) {
  const query = useQuery(behindOptions(place, MOST_DRAWN));
  const { rows = [], count = 0 } = query.data ?? {};
  return <Drawn query={query} of={behindChart(rows, count, unit)} />;
}

const NO_DAYS = { date: '', from: '', to: '', today: '', as_of: '', days: [] };

function Trend({ place, collector }: Pick<AchievementChartsProps, 'place' | 'collector'>) {
  const query = useQuery(trendOptions(place, collector));
  return <Drawn query={query} of={trendChart(query.data ?? NO_DAYS)} />;
}

interface DrawnProps {
  query: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown };
  of: ChartProps;
}

/** One drawing; where its figures could not be had, the others stand. */
function Drawn({ query: { data, error, isFetching, refetch }, of }: DrawnProps) {
  if (data === undefined && error) {
    return (
      <InlineAlert
        tone="warning"
        title="Grafik tidak dapat dimuat"
        action={
          <Button busy={isFetching} busyLabel="Mencoba…" onClick={() => void refetch()}>
            Coba lagi
          </Button>
        }
      >
        {errorMessage(error)}
      </InlineAlert>
    );
  }
  return <Chart {...of} loading={data === undefined} />;
}

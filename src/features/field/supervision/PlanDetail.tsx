import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { FactGroups } from '@/components/FactGroups/FactGroups';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageParts } from '@/components/PageGrid/PageParts';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { TileFilter } from '@/components/TileFilter/TileFilter';
import { WhyNot } from '@/components/WhyNot/WhyNot';
import type { PlanOverview } from '@/lib/contract/collectorPlan';
import { formatNumber } from '@/lib/format/rupiah';
import { formatInstant, formatWeekday } from '@/lib/format/tanggal';
import { useRealtimeStatus } from '@/lib/realtime/RealtimeProvider';
import { planOverviewOptions } from './api/supervision.queries';
import { OverviewTable, type OverviewTableProps } from './components/OverviewTable';
import { PlanAdding } from './PlanAdding';
import { PlanClosing } from './PlanClosing';
import styles from './PlanDetail.module.css';

export interface PlanDetailProps extends Pick<OverviewTableProps, 'hrefOf'> {
  /** The plan. */
  id: string;
  /** Where the TTS of its collector are. */
  ttsHrefOf: (of: { collector: number; office: number }) => string;
}

type Part = 'all' | 'open' | 'done';

/** A collector's plan of a day with what came of each row; added to and closed here. */
export function PlanDetail({ id, hrefOf, ttsHrefOf }: PlanDetailProps) {
  const isPushed = useRealtimeStatus() === 'connected';
  const { data, error, isFetching, refetch } = useQuery(planOverviewOptions(id, isPushed));
  const [opened, setOpened] = useState<'adding' | 'closing' | null>(null);
  const [part, setPart] = useState<Part>('all');
  const handleRetry = () => void refetch();
  if (!data) {
    if (error) return <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />;
    return <SkeletonLines lines={12} />;
  }
  const rowsOf = (of: Part) =>
    data.rows.filter(({ visits }) => of === 'all' || visits.length > 0 === (of === 'done'));
  return (
    <PageParts>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <header className={styles.head}>
        <h2>
          {data.collector.name}, {formatWeekday(data.day)}
        </h2>
        <div>
          {data.may_add && <Button onClick={() => setOpened('adding')}>Tambah akun</Button>}
          {data.obstacle === null && <Button onClick={() => setOpened('closing')}>Tutup rencana</Button>}
          <LinkButton kind="quiet" href={ttsHrefOf({ collector: data.collector.id, office: data.office.id })}>
            Tanda terima kolektor ini
          </LinkButton>
        </div>
      </header>
      <FactGroups groups={factsOf(data)} />
      {data.closed_at === null && !data.may_add && (
        <WhyNot action="Tambah akun">
          Akun ditambahkan pada hari itu juga, sampai pukul 12.00 waktu kantor.
        </WhyNot>
      )}
      {data.closed_at === null && data.obstacle !== null && (
        <WhyNot action="Tutup rencana">{data.obstacle}</WhyNot>
      )}
      <TileFilter
        compact
        label="Bagian rencana"
        tiles={[
          { key: 'all', label: 'Semua', tone: 'neutral', rows: data.rows.length },
          { key: 'open', label: 'Belum dikunjungi', tone: 'waiting', rows: rowsOf('open').length },
          { key: 'done', label: 'Dikunjungi', tone: 'paid', rows: rowsOf('done').length },
        ]}
        value={part}
        onChange={setPart}
      />
      <OverviewTable
        rows={rowsOf(part)}
        hrefOf={hrefOf}
        empty={
          <EmptyState
            title={data.rows.length === 0 ? 'Rencana ini tidak berisi akun' : 'Tidak ada akun di bagian ini'}
          />
        }
      />
      {opened === 'adding' && <PlanAdding plan={data} onClose={() => setOpened(null)} />}
      {opened === 'closing' && <PlanClosing plan={data} onClose={() => setOpened(null)} />}
    </PageParts>
  );
}

function factsOf(plan: PlanOverview) {
  const { rows, office, closed_at, closed_by } = plan;
  const visited = rows.filter(({ visits }) => visits.length > 0).length;
  const added = rows.filter(({ source }) => source === 'ADDED').length;
  const standing =
    closed_at === null ? 'Terbuka' : `Ditutup ${closed_by?.name ?? ''}, ${formatInstant(closed_at)}`;
  return [
    {
      title: 'Rencana kerja',
      facts: [
        ['Kantor', office.name],
        ['Status', standing],
      ] as const,
    },
    {
      title: 'Kemajuan',
      facts: [
        ['Dikunjungi', `${formatNumber(visited)} dari ${formatNumber(rows.length)} akun`],
        ['Ditambahkan', `${formatNumber(added)} akun`],
      ] as const,
    },
  ];
}

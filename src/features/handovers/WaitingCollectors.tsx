import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { ListTable } from '@/components/RecordList/ListTable';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { collectorsOptions } from './api/handovers.queries';
import { COLLECTOR_VIEW } from './components/collectorView';
import styles from './Overview.module.css';

export interface WaitingCollectorsProps {
  /** Where a hand-over is taken, without its query part. */
  takingHref: string;
}

/** Collectors who carry money, the oldest first; each leads to where it is taken. */
export function WaitingCollectors({ takingHref }: WaitingCollectorsProps) {
  const { data, error, isFetching, refetch } = useQuery(collectorsOptions());
  const hrefOf = useCallback((search: string) => takingHref + search, [takingHref]);
  const handleRetry = () => void refetch();
  const rows = data?.rows;
  const sum = (of: 'count' | 'total') => (rows ?? []).reduce((all, row) => all + row[of], 0);
  return (
    <section className={styles.section}>
      <header>
        <h2>Menunggu disetor</h2>
        {rows && rows.length > 0 && (
          <p>
            {formatNumber(sum('count'))} tanda terima, {formatRupiah(sum('total'))}. Pilih kolektor yang
            datang.
          </p>
        )}
      </header>
      {error && data && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      {error && !data ? (
        <ListErrorState error={error} onRetry={handleRetry} retrying={isFetching} />
      ) : (
        <ListTable
          view={COLLECTOR_VIEW}
          rows={rows}
          hrefOf={hrefOf}
          empty={
            <EmptyState title="Tidak ada uang yang dibawa kolektor">
              Tanda terima muncul di sini begitu kolektor mengirim kunjungannya.
            </EmptyState>
          }
        />
      )}
    </section>
  );
}

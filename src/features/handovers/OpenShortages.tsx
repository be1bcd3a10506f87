import { useQuery } from '@tanstack/react-query';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { Link } from '@/components/Link/Link';
import { ListTable } from '@/components/RecordList/ListTable';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { openShortagesOptions } from './api/handovers.queries';
import styles from './Overview.module.css';
import { useShortageView, type ShortageWays } from './useShortageView';

export interface OpenShortagesProps extends ShortageWays {
  /** Where all of them stand. */
  allHref: string;
}

/** The oldest Kurang setor that are still owed; nothing where none is. */
export function OpenShortages({ allHref, ...ways }: OpenShortagesProps) {
  const { data, error, isFetching, refetch } = useQuery(openShortagesOptions());
  const { view, dialog } = useShortageView(ways);
  // What was settled just now may have closed the last one, while its dialog is on its way out.
  if (!error && (!data || data.count === 0) && !dialog) return null;
  return (
    <section className={styles.section}>
      <header>
        <h2>Kurang setor</h2>
        {data && (
          <p>
            {formatNumber(data.count)} belum selesai, {formatRupiah(data.owed)}.{' '}
            <Link href={allHref}>Semua kurang setor</Link>
          </p>
        )}
      </header>
      {data ? (
        <ListTable view={view} rows={data.rows} empty={null} />
      ) : (
        error && <ListErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {dialog}
    </section>
  );
}

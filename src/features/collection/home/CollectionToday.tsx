import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { Panel } from '@/components/Panel/Panel';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { hasNoSuchCall } from '@/lib/http/hasNoSuchCall';
import { collectionHomeOptions } from './api/collectionHome.queries';
import { CollectionFigures, type CollectionHrefs } from './components/CollectionFigures';
import styles from './CollectionToday.module.css';

export interface CollectionTodayProps {
  /** The office that is meant; null: all that the person sees. */
  office: number | null;
  /** Where the lists are that have the rows of its figures. */
  hrefs: CollectionHrefs;
}

/** On the Home of whoever heads collection: what is new in it. Hosts that do not know it show nothing. */
export function CollectionToday({ office, hrefs }: CollectionTodayProps) {
  const { data, error, isFetching, refetch } = useQuery(collectionHomeOptions(office));
  if (!data && hasNoSuchCall(error)) return null;
  return (
    <Panel
      title="Penagihan hari ini"
      {...(hrefs.overdue !== null && { more: { href: hrefs.overdue, label: 'Tanggal Jatuh Tempo' } })}
    >
      {data && <CollectionFigures figures={data} hrefs={hrefs} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <div className={styles.coming}>
          <SkeletonLines lines={4} />
        </div>
      )}
    </Panel>
  );
}

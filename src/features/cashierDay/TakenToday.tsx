import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { Panel } from '@/components/Panel/Panel';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { hasNoSuchCall } from '@/lib/http/hasNoSuchCall';
import { dayOptions } from './api/cashierDay.queries';
import { TakenFigures } from './components/TakenFigures';
import styles from './TakenToday.module.css';

/** What the cashier who is signed in took today. Hosts that do not know it show nothing. */
export function TakenToday({
  href,
}: {
  /** Where the cashier's day is. */
  href: string;
}) {
  const { data, error, isFetching, refetch } = useQuery(dayOptions(null, null, 'entered'));
  if (!data && hasNoSuchCall(error)) return null;
  return (
    <Panel title="Saya terima hari ini" more={{ href, label: 'Kas Kasir' }}>
      {data && <TakenFigures day={data} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <div className={styles.coming}>
          <SkeletonLines lines={3} />
        </div>
      )}
    </Panel>
  );
}

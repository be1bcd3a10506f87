import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { OfflineNotice } from '@/components/OfflineNotice/OfflineNotice';
import { errorMessage } from '@/lib/http/ApiError';
import { useSession } from '@/lib/session/useSession';
import { hasAny } from '@/lib/contract/access';
import { actionsOptions } from './api/requests.queries';
import { PendingStrip } from './components/PendingStrip';
import styles from './ContractRequests.module.css';

const ActionDialog = lazyOverlay(() => import('./ActionDialog'), byOnClose);
const RequestReview = lazyOverlay(() => import('./RequestReview'), byOnClose);

export interface ContractRequestsProps {
  /** Contract code. */
  code: string;
}

/** Who may ask for anything on a contract. */
const ASKS = ['is_contract', 'is_credit_add', 'is_credit_update'] as const;

/** On a contract: the request that waits, or what may be asked for. Nothing while it is fetched, so that no page jumps. */
export function ContractRequests({ code }: ContractRequestsProps) {
  const access = useSession()?.access;
  const { data, error, isFetching, refetch } = useQuery(actionsOptions(code));
  const [acting, setActing] = useState(false);
  /** The request that was opened: it stays open when it no longer waits, and says so. */
  const [reviewed, setReviewed] = useState<number | null>(null);
  if (!data) {
    // A contract that cannot be read says so on the page around this one.
    if (!error) return null;
    return (
      <OfflineNotice
        action={
          <Button kind="quiet" busy={isFetching} busyLabel="Mencoba…" onClick={() => void refetch()}>
            Coba lagi
          </Button>
        }
      >
        Tindakan belum dapat dimuat: {errorMessage(error)}
      </OfflineNotice>
    );
  }
  const { waiting } = data;
  const mayAsk = access !== undefined && hasAny(access, ASKS);
  return (
    <div className={styles.root}>
      {waiting && <PendingStrip waiting={waiting} onOpen={() => setReviewed(waiting.id)} />}
      {!waiting && mayAsk && (
        <div>
          <Button onClick={() => setActing(true)}>Tindakan</Button>
        </div>
      )}
      {acting && <ActionDialog actions={data} onClose={() => setActing(false)} />}
      {reviewed !== null && <RequestReview id={String(reviewed)} onClose={() => setReviewed(null)} />}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { addressCodec, orNull, text } from '@/lib/address/addressCodec';
import { useAddressState } from '@/lib/address/useAddressState';
import { requestListOptions } from './api/requests.queries';
import { RequestList } from './components/RequestList';
import styles from './RequestInbox.module.css';

const RequestReview = lazyOverlay(() => import('./RequestReview'), byOnClose);

/** Id of the request that is opened. */
const START = { request: null as string | null };
const ADDRESS = addressCodec<typeof START>({ request: orNull(text(20)) });
/** The filter of the receipts beside it, which is theirs: read here, never written. */
const ANY = { status: '' };
const RECEIPTS = addressCodec({ status: text(20) });

export interface RequestInboxProps {
  /** Address of a contract's page; left out where the reader may not open it. */
  hrefOfContract?: ((code: string) => string) | undefined;
}

/**
 * Requests on contracts as the address asks for them: with `status=waiting` those that wait, above the receipts; with
 * `request={id}` that one, opened.
 */
export function RequestInbox({ hrefOfContract }: RequestInboxProps) {
  const [{ request: id }, change] = useAddressState(ADDRESS, START);
  const [{ status }] = useAddressState(RECEIPTS, ANY);
  const open = (request: string | null) => change({ request }, { replace: true });
  return (
    <>
      {status === 'waiting' && <Waiting onOpen={(one) => open(String(one))} />}
      {id !== null && (
        <RequestReview key={id} id={id} hrefOfContract={hrefOfContract} onClose={() => open(null)} />
      )}
    </>
  );
}

function Waiting({ onOpen }: { onOpen: (id: number) => void }) {
  const { data, error, isFetching, refetch } = useQuery(requestListOptions());
  return (
    <section className={styles.root}>
      <h2>Permintaan yang menunggu</h2>
      {error && !data ? (
        <ListErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <RequestList requests={data} onOpen={onOpen} />
      )}
    </section>
  );
}

import { byOnClose, lazyOverlay, lazySection } from '@/components/LazyPart/lazyPart';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { addressCodec, text } from '@/lib/address/addressCodec';
import { useAddressState } from '@/lib/address/useAddressState';
import { useOpenedRequest } from './useOpenedRequest';
import styles from './RequestInbox.module.css';

const RequestReview = lazyOverlay(() => import('./RequestReview'), byOnClose);
/** Few addresses of the receipts ask for it: the first rows do not wait for its code. */
const WaitingRequests = lazySection(() => import('./WaitingRequests'), <SkeletonLines lines={3} />);

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
  const [id, open] = useOpenedRequest();
  const [{ status }] = useAddressState(RECEIPTS, ANY);
  return (
    <>
      {status === 'waiting' && (
        <section className={styles.root}>
          <h2>Permintaan yang menunggu</h2>
          <WaitingRequests onOpen={(one) => open(String(one))} />
        </section>
      )}
      {id !== null && (
        <RequestReview key={id} id={id} hrefOfContract={hrefOfContract} onClose={() => open(null)} />
      )}
    </>
  );
}

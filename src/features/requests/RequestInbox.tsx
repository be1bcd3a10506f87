import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { requestListOptions } from './api/requests.queries';
import { RequestList } from './components/RequestList';
import { font, space } from '@/lib/theme/tokens';

const RequestReview = lazyOverlay(() => import('./RequestReview'), byOnClose);

export interface RequestInboxProps {
  /** Address of a contract's page; left out where the reader may not open it. */
  hrefOfContract?: ((code: string) => string) | undefined;
}

/**
 * Requests on contracts as the address asks for them: with `status=waiting` those that wait, above the receipts; with
 * `request={id}` that one, opened.
 */
export function RequestInbox({ hrefOfContract }: RequestInboxProps) {
  const [params, setParams] = useSearchParams();
  const id = params.get('request');
  const open = (request: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (request === null) next.delete('request');
        else next.set('request', request);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      {params.get('status') === 'waiting' && <Waiting onOpen={(one) => open(String(one))} />}
      {id !== null && (
        <RequestReview key={id} id={id} hrefOfContract={hrefOfContract} onClose={() => open(null)} />
      )}
    </>
  );
}

function Waiting({ onOpen }: { onOpen: (id: number) => void }) {
  const { data, error, isFetching, refetch } = useQuery(requestListOptions());
  return (
    <Section>
      <h2>Permintaan yang menunggu</h2>
      {error && !data ? (
        <ListErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <RequestList requests={data} onOpen={onOpen} />
      )}
    </Section>
  );
}

const Section = styled('section')({
  marginBottom: space(4),
  '& > h2': { marginBottom: space(2), fontSize: font.large, fontWeight: font.strong },
});

import { useQuery } from '@tanstack/react-query';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { requestListOptions } from './api/requests.queries';
import { RequestList } from './components/RequestList';

export interface WaitingRequestsProps {
  /** A request was chosen. */
  onOpen: (id: number) => void;
}

/** The requests that wait for this person, and their own. */
export default function WaitingRequests({ onOpen }: WaitingRequestsProps) {
  const { data, error, isFetching, refetch } = useQuery(requestListOptions());
  if (error && !data)
    return <ListErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <RequestList requests={data} onOpen={onOpen} />;
}

import { addressCodec, orNull, text } from '@/lib/address/addressCodec';
import { useAddressState } from '@/lib/address/useAddressState';

/** Id of the request that is opened. */
const START = { request: null as string | null };
const ADDRESS = addressCodec<typeof START>({ request: orNull(text(20)) });

/** The request on a contract that the address opens in `RequestInbox`, and how to open another one; null: none. */
export function useOpenedRequest(): [id: string | null, open: (id: string | null) => void] {
  const [{ request }, change] = useAddressState(ADDRESS, START);
  return [request, (id) => change({ request: id }, { replace: true })];
}

import { addressCodec, page } from '@/lib/address/addressCodec';
import { useAddressState } from '@/lib/address/useAddressState';

const CODEC = addressCodec({ page });
const START = { page: 1 };

/** The page in the address (`?page=`), from 1; nonsense counts as 1. Going to page 1 leaves the address bare. */
export function usePage(): [page: number, goTo: (page: number) => void] {
  const [state, change] = useAddressState(CODEC, START);
  return [state.page, (next) => change({ page: next }, { replace: false })];
}

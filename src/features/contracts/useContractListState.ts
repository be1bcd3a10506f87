import { useOfficeListState } from '@/lib/address/useOfficeListState';
import { CONTRACT_LIST } from './domain/contractListState';
import { CONTRACT_LIST_KEPT } from './listAddress';

const LIST = { ...CONTRACT_LIST, kept: CONTRACT_LIST_KEPT };

/** The list's state, kept in the address; a chosen office is also kept in `office_base`. */
export function useContractListState() {
  const { state, change } = useOfficeListState(LIST);
  // The office is a place, not a filter to be cleared.
  const reset = () => change({ search: '', status: 'all' });
  const active = Number(state.search !== '') + Number(state.status !== 'all');
  return { state, change, reset, active };
}

import { useOfficeListState } from '@/lib/address/useOfficeListState';
import { STAFF_LIST } from './domain/staffListState';
import { keptStaffList } from './listAddress';

const LIST = { ...STAFF_LIST, kept: keptStaffList };

/** The list's state, kept in the address. */
export function useStaffListState() {
  const { state, change } = useOfficeListState(LIST);
  const reset = () => change({ search: '', state: 'CURRENT', title: 'all', office: 'all' });
  const active = [
    state.search !== '',
    state.state !== 'CURRENT',
    state.title !== 'all',
    state.office !== 'all',
  ].filter(Boolean).length;
  return { state, change, reset, active };
}

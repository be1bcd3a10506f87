import { useOfficeListState } from '@/lib/address/useOfficeListState';
import { UNDER_WAY } from '@/lib/contract/registrationListDefaults';
import { REGISTRATION_LIST } from './domain/registrationListState';
import { REGISTRATION_LIST_KEPT } from './listAddress';

const LIST = { ...REGISTRATION_LIST, kept: REGISTRATION_LIST_KEPT };

/** The list's state, kept in the address; a chosen office is also kept in `office_base`. */
export function useRegistrationListState() {
  const { state, change } = useOfficeListState(LIST);
  // The office is a place, not a filter to be cleared.
  const reset = () => change({ search: '', status: UNDER_WAY, surveyor: 'all', marketer: 'all', age: 'all' });
  const { search, status, surveyor, marketer, age } = state;
  const active =
    Number(search !== '') +
    Number(status !== UNDER_WAY) +
    [surveyor, marketer, age].filter((chosen) => chosen !== 'all').length;
  return { state, change, reset, active };
}

import { useOfficeListState } from '@/lib/address/useOfficeListState';
import { CREDIT_LIST, defaultListState, ON_ALL_DATES, type CreditListState } from './domain/creditListState';
import { CREDIT_LIST_KEPT } from './listAddress';

const LIST = { ...CREDIT_LIST, kept: CREDIT_LIST_KEPT };

/** The list's state, kept in the address; a chosen office is also kept in `office_base`. */
export function useCreditListState() {
  const { state, change } = useOfficeListState(LIST);
  return { state, change, reset: () => change(FILTERS_OFF), active: activeFilters(state) };
}

/** What 'Atur ulang' puts back; the office is a place, not a filter to be cleared. */
const { search, period, by, date, status, cashier, means } = defaultListState(null);
const FILTERS_OFF = { search, period, by, date, status, cashier, means };

function activeFilters(state: CreditListState): number {
  return (Object.keys(FILTERS_OFF) as (keyof typeof FILTERS_OFF)[]).filter(
    (key) => state[key] !== FILTERS_OFF[key] && !(key === 'period' && ON_ALL_DATES.has(state.status)),
  ).length;
}

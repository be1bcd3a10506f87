import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { writeOfficeBase } from '@/lib/session/session';
import { useSession } from '@/lib/session/useSession';
import {
  defaultListState,
  readListState,
  writeListState,
  type CreditListState,
} from './domain/creditListState';
import { rememberListAddress } from './listAddress';

/**
 * The list's state, kept in the address so that it survives edit, back and reload. A chosen office is also kept in
 * `office_base`. Paging makes a step in the browser's history, filtering does not.
 */
export function useCreditListState() {
  const [address, setAddress] = useSearchParams();
  const { search } = useLocation();
  const officeBase = useSession()?.officeBase ?? null;
  const state = useMemo(() => readListState(address, officeBase), [address, officeBase]);
  useEffect(() => rememberListAddress(search), [search]);

  const change = (part: Partial<CreditListState>) => {
    const next = { ...state, page: 1, ...part };
    const onlyPage = Object.keys(part).every((key) => key === 'page');
    const kept = typeof part.office === 'number' ? part.office : officeBase;
    if (kept !== officeBase) writeOfficeBase(kept);
    setAddress(writeListState(next, kept), { replace: !onlyPage });
  };
  const reset = () =>
    setAddress(writeListState({ ...state, ...FILTERS_OFF, page: 1 }, officeBase), { replace: true });
  return { state, change, reset, active: activeFilters(state) };
}

/** What 'Atur ulang' puts back; the office is a place, not a filter to be cleared. */
const { search, period, by, date, status, cashier, means } = defaultListState(null);
const FILTERS_OFF = { search, period, by, date, status, cashier, means };

function activeFilters(state: CreditListState): number {
  return (Object.keys(FILTERS_OFF) as (keyof typeof FILTERS_OFF)[]).filter(
    (key) => state[key] !== FILTERS_OFF[key] && !(key === 'period' && state.status === 'waiting'),
  ).length;
}

import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { writeOfficeBase } from '@/lib/session/session';
import { useSession } from '@/lib/session/useSession';
import { readListState, writeListState, type ContractListState } from './domain/contractListState';
import { rememberListAddress } from './listAddress';

/**
 * The list's state, kept in the address so that it survives back and reload. A chosen office is also kept in
 * `office_base`. Paging makes a step in the browser's history, filtering does not.
 */
export function useContractListState() {
  const [address, setAddress] = useSearchParams();
  const { search } = useLocation();
  const officeBase = useSession()?.officeBase ?? null;
  const state = useMemo(() => readListState(address, officeBase), [address, officeBase]);
  useEffect(() => rememberListAddress(search), [search]);

  const change = (part: Partial<ContractListState>) => {
    const next = { ...state, page: 1, ...part };
    const onlyPage = Object.keys(part).every((key) => key === 'page');
    const kept = typeof part.office === 'number' ? part.office : officeBase;
    if (kept !== officeBase) writeOfficeBase(kept);
    setAddress(writeListState(next, kept), { replace: !onlyPage });
  };
  // The office is a place, not a filter to be cleared.
  const reset = () => change({ search: '', status: 'all' });
  const active = Number(state.search !== '') + Number(state.status !== 'all');
  return { state, change, reset, active };
}

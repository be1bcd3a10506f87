import { useMemo } from 'react';
import { useOfficeListState } from '@/lib/address/useOfficeListState';
import { PARTNER_LIST } from './domain/partnerListState';
import type { PartnerSide } from './domain/partnerSide';
import { keptListOf } from './listAddress';

/** The list's state, kept in the address; a chosen office is also kept in `office_base`. */
export function usePartnerListState(side: PartnerSide) {
  const list = useMemo(() => ({ ...PARTNER_LIST, kept: keptListOf(side) }), [side]);
  const { state, change } = useOfficeListState(list);
  // The office is a place, not a filter to be cleared.
  const reset = () => change({ search: '', active: 'all' });
  const active = Number(state.search !== '') + Number(state.active !== 'all');
  return { state, change, reset, active };
}

import { useMemo } from 'react';
import { useOfficeListState } from '@/lib/address/useOfficeListState';
import type { PartnerSide } from '../domain/partnerSide';
import { keptCommissionsOf } from './commissionLists';
import { COMMISSION_LIST } from './domain/commissionListState';

/** The list's state, kept in the address; a chosen office is also kept in `office_base`. */
export function useCommissionListState(side: PartnerSide) {
  const list = useMemo(() => ({ ...COMMISSION_LIST, kept: keptCommissionsOf(side) }), [side]);
  const { state, change } = useOfficeListState(list);
  // The office is a place, not a filter to be cleared.
  const reset = () => change({ search: '', state: 'all' });
  const active = Number(state.search !== '') + Number(state.state !== 'all');
  return { state, change, reset, active };
}

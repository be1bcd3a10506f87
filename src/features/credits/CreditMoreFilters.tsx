import { useQuery } from '@tanstack/react-query';
import { cashiersOptions } from './api/credits.queries';
import { MoreCreditFilters, type MoreCreditFiltersProps } from './components/MoreCreditFilters';
import type { CreditListState } from './domain/creditListState';

export interface CreditMoreFiltersProps extends Pick<MoreCreditFiltersProps, 'onChange'> {
  /** The list’s search, filters and sort, as the address keeps them. */
  state: CreditListState;
}

/** Cashier and kind of money; the names come from the receipts of the chosen office. Arrives when it is opened. */
export default function CreditMoreFilters({ state, onChange }: CreditMoreFiltersProps) {
  const { data } = useQuery(cashiersOptions(state.office));
  return <MoreCreditFilters state={state} cashiers={data} onChange={onChange} />;
}

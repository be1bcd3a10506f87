import { useAddressState } from '@/lib/address/useAddressState';
import { activeFilters, changed, PRICE_ADDRESS, START, type PriceListState } from './domain/priceListState';

/** The list's state, kept in the address. Paging makes a step in the browser's history, filtering does not. */
export function usePriceListState() {
  const [state, write] = useAddressState(PRICE_ADDRESS, START);
  const change = (part: Partial<PriceListState>) => {
    const onlyPage = Object.keys(part).every((key) => key === 'page');
    write(changed(state, part), { replace: !onlyPage });
  };
  const reset = () => write({ ...START, sort: state.sort, order: state.order }, { replace: true });
  return { state, change, reset, active: activeFilters(state) };
}

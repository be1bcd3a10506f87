import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  activeFilters,
  changed,
  readListState,
  START,
  writeListState,
  type PriceListState,
} from './domain/priceListState';

/** The list's state, kept in the address. Paging makes a step in the browser's history, filtering does not. */
export function usePriceListState() {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => readListState(address), [address]);
  const change = (part: Partial<PriceListState>) => {
    const onlyPage = Object.keys(part).every((key) => key === 'page');
    setAddress(writeListState(changed(state, part)), { replace: !onlyPage });
  };
  const reset = () =>
    setAddress(writeListState({ ...START, sort: state.sort, order: state.order }), { replace: true });
  return { state, change, reset, active: activeFilters(state) };
}

import { useListState } from '@/lib/list/useList';
import { VOUCHERS } from './domain/voucherList';

/** The office whose petty cash is on screen; null: one's own. It stands in the address, and in `office_base`. */
export function usePettyPlace(): [office: number | null, go: (office: number) => void] {
  const { state, change } = useListState(VOUCHERS);
  return [state.office === 'all' ? null : state.office, (office) => change({ office })];
}

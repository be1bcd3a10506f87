import { CREDIT_PAGE_SIZE, CREDIT_SORTS } from '@/lib/contract/creditListDefaults';
import { useShownList } from '@/lib/list/useShownList';
import { creditListOptions } from './api/credits.queries';
import { useCreditListState } from './useCreditListState';

/** Its filters are drawn by `CreditFilters`, and what they ask for stands in the HTML's script too (`listQuery`). */
const LIST = {
  filters: {},
  pageSize: CREDIT_PAGE_SIZE,
  sizes: true,
  descending: CREDIT_SORTS,
  columns: 'nota',
} as const;

/** Receipts as `RecordList` shows them, each column from the highest or newest. */
export const useCreditList = () => useShownList(LIST, useCreditListState(), creditListOptions);

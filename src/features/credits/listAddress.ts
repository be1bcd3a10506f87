import { keptList } from '@/lib/address/keptList';

/** The list of receipts as it was left. */
export const CREDIT_LIST_KEPT = keptList('nota.daftar');

/** Its address with the filters and page it was left with. */
export const lastListHref = CREDIT_LIST_KEPT.lastHref;

import { keptList } from '@/lib/address/keptList';

/** The list of contracts as it was left. */
export const CONTRACT_LIST_KEPT = keptList('kontrak.daftar');

/** Its address with the filters and page it was left with. */
export const lastListHref = CONTRACT_LIST_KEPT.lastHref;

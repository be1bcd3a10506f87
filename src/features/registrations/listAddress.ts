import { keptList } from '@/lib/address/keptList';

/** The list of registrations as it was left. */
export const REGISTRATION_LIST_KEPT = keptList('registrasi.daftar');

/** Its address with the filters and page it was left with. */
export const lastListHref = REGISTRATION_LIST_KEPT.lastHref;

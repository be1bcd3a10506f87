import { readOwn, writeOwn } from '@/lib/session/ownEntries';

/*
 * The list as it was left: its search part of the address, so that the way back leads to the same filters and page.
 * Kept per tab; where storage is missing the way back leads to the list's start.
 */
const NAME = 'nota.daftar';

export function rememberListAddress(search: string): void {
  writeOwn(NAME, search);
}

/** The list's address with the filters and page it was left with. */
export function lastListHref(listHref: string): string {
  return listHref + (readOwn(NAME) ?? '');
}

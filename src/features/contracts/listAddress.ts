/*
 * The list as it was left: its search part of the address, so that the way back leads to the same filters and page.
 * Kept per tab; where storage is missing the way back leads to the list's start.
 */
const KEY = 'kontrak.daftar';

export function rememberListAddress(search: string): void {
  try {
    sessionStorage.setItem(KEY, search);
  } catch {
    // Nothing to do: see above.
  }
}

/** The list's address with the filters and page it was left with. */
export function lastListHref(listHref: string): string {
  try {
    return listHref + (sessionStorage.getItem(KEY) ?? '');
  } catch {
    return listHref;
  }
}

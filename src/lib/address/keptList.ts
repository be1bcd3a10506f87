import { readOwn, writeOwn, type OwnEntry } from '../session/ownEntries';

/**
 * A list as it was left: its search part of the address, so that the way back leads to the same filters and page. Kept
 * per tab; where storage is missing the way back leads to the list's start.
 */
export interface KeptList {
  remember: (search: string) => void;
  /** The list's address with the filters and page it was left with. */
  lastHref: (listHref: string) => string;
  /** That part of the address, for its codec; empty where nothing is kept. */
  last: () => URLSearchParams;
}

/** @param name of its entry, one per list; null: it is not kept */
export const keptList = (name: OwnEntry | null): KeptList => ({
  remember: (search) => {
    if (name !== null) writeOwn(name, search);
  },
  lastHref: (listHref) => listHref + lastOf(name),
  last: () => new URLSearchParams(lastOf(name)),
});

const lastOf = (name: OwnEntry | null) => (name !== null && readOwn(name)) || '';

import { ownKey, readOwn, writeOwn } from '@/lib/session/ownEntries';

/** How many places are remembered; the oldest go first. */
const MAX_POSITIONS = 100;

/** Where each place of this tab's history was left, px from the top; outlives a reload. */
export interface KeptPositions {
  get: (place: string) => number;
  set: (place: string, top: number) => void;
  /** Before the page goes. */
  save: () => void;
}

/** Names a place: the first entry of every visit has the same key, so the address belongs to it. */
export const placeOf = ({ pathname, key }: { pathname: string; key: string }): string => `${key} ${pathname}`;

/** The positions that were kept, or none where nothing can be read. */
export function openPositions(): KeptPositions {
  const positions = new Map(read());
  const owner = ownKey('posisi');
  return {
    get: (place) => positions.get(place) ?? 0,
    set: (place, top) => {
      positions.delete(place);
      positions.set(place, top);
    },
    save: () => {
      // Somebody else signed in meanwhile: these are not theirs.
      if (ownKey('posisi') === owner)
        writeOwn('posisi', JSON.stringify([...positions].slice(-MAX_POSITIONS)));
    },
  };
}

function read(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(readOwn('posisi') ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPosition) : [];
  } catch {
    return [];
  }
}

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);

import type { BpkbCountLabels } from '@/lib/contract/bpkbCounts';
import { readLabel } from '@/lib/format/bpkbLabel';
import type { Heard } from './countWords';

/** What a code came to; of a book that counts, or did before, its id. */
export interface Verdict {
  heard: Heard;
  /** Of the book or place; null: it names none of ours. */
  id: number | null;
}

/** What a device knows of a count: which books may be seen, and which were. Nothing here says which should be. */
export interface Shelf {
  /** What a code is, now; nothing is changed. */
  judge: (code: string, hasPlace: boolean) => Verdict;
  /** A book counts from now on. */
  take: (id: number) => void;
  /** It could not be kept after all. */
  giveBack: (id: number) => void;
  /** How many count. */
  count: () => number;
}

const BASE = 36;
const [SPACE, NINE] = [32, 57];
/** What is taken from the code of a sign to have its digit. */
const [FROM_DIGIT, FROM_LETTER] = [48, 87];

/** Ids in base 36, one space between, in order. Sign by sign: 20,000 words would be cut out of it otherwise. */
export function readIds(text: string): Int32Array {
  // Every id but the last has a space behind it.
  const ids = new Int32Array((text.length + 1) >> 1);
  let [count, id] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === SPACE) {
      ids[count] = id;
      count += 1;
      id = 0;
    } else id = id * BASE + sign - (sign <= NINE ? FROM_DIGIT : FROM_LETTER);
  }
  if (text !== '') ids[count++] = id;
  return ids.subarray(0, count);
}

/** Where it stands among those, which are in order; -1: nowhere. */
function indexOf(ids: Int32Array, id: number): number {
  let [low, high] = [0, ids.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = ids[middle] ?? 0;
    if (at === id) return middle;
    if (at < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/**
 * Judges codes without asking anybody: of 20,000 books each in well under a millisecond.
 * @param counted ids that this device counted and the labels do not know of yet
 */
export function createShelf(labels: BpkbCountLabels, counted: Iterable<number>): Shelf {
  const books = readIds(labels.books);
  /** 1: the book that stands there counts. */
  const taken = new Uint8Array(books.length);
  let count = 0;
  const mark = (id: number, as: 0 | 1) => {
    const at = indexOf(books, id);
    if (at === -1 || taken[at] === as) return;
    taken[at] = as;
    count += as === 1 ? 1 : -1;
  };
  for (const id of readIds(labels.counted)) mark(id, 1);
  for (const id of counted) mark(id, 1);
  return {
    judge: (code, hasPlace) => {
      const label = readLabel(code) ?? readLabel(`BPKB:${code}`);
      if (!label) return { heard: 'UNKNOWN', id: null };
      const { kind, id } = label;
      if (kind === 'PLACE')
        return labels.places.some((place) => place.id === id)
          ? { heard: 'PLACE', id }
          : { heard: 'OTHER_PLACE', id: null };
      const at = indexOf(books, id);
      if (at === -1) return { heard: 'OTHER_OFFICE', id: null };
      if (taken[at] === 1) return { heard: 'AGAIN', id };
      return hasPlace ? { heard: 'TAKEN', id } : { heard: 'NO_PLACE', id: null };
    },
    take: (id) => mark(id, 1),
    giveBack: (id) => mark(id, 0),
    count: () => count,
  };
}

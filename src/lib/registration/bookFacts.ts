import { BPKB_FACTS, type BpkbFact } from '../contract/bpkbTerms';
import { plain } from '../format/people/searchedWords';
import { foldedNumber, vehicleKey } from './vehicleKey';

/** How what is read from a book stands to its contract. */
export type Compared = 'empty' | 'unknown' | 'same' | 'begun' | 'different';

/** Names by their letters and digits alone. */
const nameKey = (name: string) => plain(name).replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Compares what is read from a book with its contract, folded as vehicles are (I and 1, O and 0, without signs), names by
 * letters and digits. UNKNOWN: the contract says nothing. BEGUN: so far the same, and not whole.
 */
export function comparedFact(fact: BpkbFact, contract: string, read: string): Compared {
  if (read.trim() === '') return 'empty';
  const isName = fact === 'owner';
  const known = isName ? nameKey(contract) : vehicleKey(contract);
  if (!known) return 'unknown';
  const key = isName ? nameKey(read) : foldedNumber(read);
  if (key === known) return 'same';
  return known.startsWith(key) ? 'begun' : 'different';
}

/** Which of what was read differs from the contract; what nobody knew before differs from nothing. */
export const differingFacts = (
  contract: Readonly<Partial<Record<BpkbFact, string>>>,
  read: Readonly<Record<BpkbFact, string>>,
): BpkbFact[] =>
  BPKB_FACTS.filter((fact) =>
    ['begun', 'different'].includes(comparedFact(fact, contract[fact] ?? '', read[fact])),
  );

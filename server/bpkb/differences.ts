import type { BpkbDifference } from '@/lib/contract/bpkbRequests';
import { BPKB_FACTS, type BpkbFact } from '@/lib/contract/bpkbTerms';
import { comparedFact } from '@/lib/registration/bookFacts';
import type { FoundBook } from './bookRow';

export type Facts = Record<BpkbFact, string>;

/** What a book should say: as it was accepted, else as its contract says. */
export function factsOfBook({ book, contract }: Pick<FoundBook, 'book' | 'contract'>): Facts {
  const { number, ownerName: owner } = book;
  if (book.kind !== null) {
    const { chassisNumber, engineNumber, plateNumber } = book;
    return {
      number,
      chassis_number: chassisNumber,
      engine_number: engineNumber,
      plate_number: plateNumber,
      owner,
    };
  }
  return {
    number: number === '' ? contract.bpkbNumber : number,
    chassis_number: contract.chassisNumber,
    engine_number: contract.engineNumber,
    plate_number: contract.plateNumber,
    owner,
  };
}

/** Where a book differs from what it should say: all that is neither the same nor new. */
export const differencesOf = (expected: Facts, read: Facts): BpkbDifference[] =>
  BPKB_FACTS.filter(
    (fact) => !['same', 'unknown'].includes(comparedFact(fact, expected[fact], read[fact])),
  ).map((fact) => ({ fact, contract: expected[fact], book: read[fact] }));

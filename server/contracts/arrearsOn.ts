import { arrearsOf } from '@/lib/arithmetic/arrears';
import type { Db } from '../platform/db/connect';
import { takenOn, toLineReceipt } from './lineReceipts';
import { accountOn } from './readContract';
import { findContracts } from './readContracts';

/** On these nothing is asked for any more. */
const OVER = new Set(['CANCELLED', 'RESTRUCTURED']);

/** Arrears (DOMAIN) of these contracts from their cards, as of each office's today; rupiah, by code. */
export async function arrearsOn(
  db: Db,
  codes: readonly string[],
  todayOf: (officeId: number) => string,
): Promise<Map<string, number>> {
  const [found, taken] = [await findContracts(db, codes), await takenOn(db, codes)];
  return new Map(
    [...found].map(([code, { contract, office }]) => {
      const today = todayOf(office.id);
      const { card } = accountOn(contract, (taken.get(code) ?? []).map(toLineReceipt), today);
      return [code, OVER.has(contract.status) ? 0 : arrearsOf(card, today).total];
    }),
  );
}

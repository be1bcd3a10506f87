import type { Db } from '../platform/db/connect';
import { cashActs } from '../platform/db/schema';
import { dayOf, requireCash, type DrawerUse } from './requireOpenDay';

/** A loan that is paid in banknotes. */
export interface Disbursement {
  contractCode: string;
  /** Rupiah, above 0. */
  cash: number;
  /** Who gets it, as it is written on the receipt. */
  to: string;
  reference?: string;
  note?: string;
}

/**
 * Pays a loan out of a drawer whose day is open and holds as much; the movement is of kind DISBURSEMENT. Called with the
 * contract locked, in the transaction that records the disbursement. 409 in words: closed, or not enough cash.
 * @returns the act's id, which the movement names (`act_id`)
 */
export async function payOut(tx: Db, use: DrawerUse, paid: Disbursement): Promise<number> {
  await requireCash(tx, use, paid.cash);
  const { holder, reader, now } = use;
  const [act] = await tx
    .insert(cashActs)
    .values({
      kind: 'DISBURSEMENT',
      officeId: holder.office.id,
      staffId: holder.id,
      day: dayOf(use),
      at: now,
      cash: -paid.cash,
      counterparty: paid.to,
      reference: paid.reference ?? '',
      note: paid.note ?? '',
      contractCode: paid.contractCode,
      writtenBy: reader.id,
    })
    .returning({ id: cashActs.id });
  if (!act) throw new Error('no act of cash was written');
  return act.id;
}

import { and, inArray } from 'drizzle-orm';
import { pettyFunds } from '../platform/db/schema';
import { reading } from './reading';
import type { ReadPart } from './ReadPart';

/** What the petty cash funds that run have in them. */
export const readFunds: ReadPart = async (db, offices) => {
  const ids = offices.map(({ id }) => id);
  const rows = await db
    .select({ office: pettyFunds.officeId, balance: pettyFunds.balance })
    .from(pettyFunds)
    .where(and(pettyFunds.active, inArray(pettyFunds.officeId, ids)));
  const balances = new Map(rows.map(({ office, balance }) => [office, balance]));
  return new Map(ids.map((id) => [id, [reading('funds', balances.has(id) ? 1 : 0, balances.get(id) ?? 0)]]));
};

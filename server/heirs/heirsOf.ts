import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Heir } from '@/lib/contract/deaths';
import type { Db } from '../platform/db/connect';
import { deaths } from '../platform/db/schema';

/** Records that count: neither replaced nor taken back. A contract has one at most. */
export const counting = isNull(deaths.endedAt);

/** Who is spoken to in the place of borrowers who died, by contract. */
export async function heirsOf(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, Heir>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({
      code: deaths.contractCode,
      heir: {
        name: deaths.heirName,
        relation: deaths.heirRelation,
        phone: deaths.heirPhone,
        address: deaths.heirAddress,
      },
    })
    .from(deaths)
    .where(and(inArray(deaths.contractCode, [...codes]), counting));
  return new Map(rows.map(({ code, heir }) => [code, heir]));
}

/** The one of a contract; null: its borrower is spoken to. */
export const heirOf = async (db: Db, code: string): Promise<Heir | null> =>
  (await heirsOf(db, [code])).get(code) ?? null;

/** The heir's number beside rows of `contracts`; null: the borrower is called. */
export const HEIR_PHONE = sql`(select heir_phone from deaths d
  where d.contract_code = contracts.code and d.ended_at is null)`;

/** Whom a collector looks for. */
export const heirName = ({ name, relation }: Heir, borrower: string): string =>
  `${name}, ${relation.toLowerCase()} alm. ${borrower}`;

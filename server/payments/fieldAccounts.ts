import { sql } from 'drizzle-orm';
import { takenOn, toLineReceipt } from '../contracts/lineReceipts';
import { findContracts, lockContracts } from '../contracts/readContracts';
import type { FoundContract } from '../contracts/readContract';
import type { Db } from '../platform/db/connect';
import { FieldAccount } from './FieldAccount';

/** Contract → the one that takes its money: itself, or what carries it on after it was restructured, however often. */
export async function carriedOn(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const { rows } = await db.execute<{ code: string; at: string }>(sql`
    with recursive chain (code, at, nth) as (
      select code, code collate "C", 0 from unnest(${sql.param([...new Set(codes)])}::text[]) as asked (code)
      union all
      select chain.code, r.new_code, nth + 1 from chain
        join contracts k on k.code = chain.at and k.status = 'RESTRUCTURED'
        join restructures r on r.old_code = k.code)
    select distinct on (code) code, at from chain order by code, nth desc`);
  return new Map(rows.map(({ code, at }) => [code, at]));
}

/** Accounts of contracts, of whatever office, by code. */
export async function readFieldAccounts(
  db: Db,
  codes: readonly string[],
  now: Date,
): Promise<Map<string, FieldAccount>> {
  return accountsOf(db, await findContracts(db, codes), now);
}

/** The same of contracts and those that they carry on, held in the order of their codes until the transaction ends. */
export async function lockFieldAccounts(
  tx: Db,
  { codes, also }: { codes: readonly string[]; also: readonly string[] },
  now: Date,
): Promise<Map<string, FieldAccount>> {
  const held = await lockContracts(tx, [...new Set([...codes, ...also])]);
  const wanted = new Set(codes);
  return accountsOf(tx, new Map([...held].filter(([code]) => wanted.has(code))), now);
}

/** The account of a contract that is held already. */
export async function heldFieldAccount(tx: Db, found: FoundContract, now: Date): Promise<FieldAccount> {
  const accounts = await accountsOf(tx, new Map([[found.contract.code, found]]), now);
  return accounts.get(found.contract.code) ?? new FieldAccount(found, [], now);
}

async function accountsOf(db: Db, found: ReadonlyMap<string, FoundContract>, now: Date) {
  const taken = await takenOn(db, [...found.keys()]);
  return new Map(
    [...found].map(([code, one]) => [
      code,
      new FieldAccount(one, (taken.get(code) ?? []).map(toLineReceipt), now),
    ]),
  );
}

import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';

/** Contracts whose books are written in one transaction: payments on them wait for it. */
const GROUP = 500;

/**
 * Gives contracts from before books were kept one that nobody has recorded, in groups, until none is left or `stopped` says
 * so. What was written stays where it is cut; several may run at once.
 */
export async function fillBooks(
  db: Db,
  now: () => Date,
  stopped: () => boolean = () => false,
): Promise<void> {
  let after = '';
  while (!stopped()) {
    const last = await db.transaction((tx) => fillGroup(tx, after, now()));
    if (last === null) return;
    after = last;
  }
}

/** The last code of the group; null: there is none left. What somebody else holds is left for the next time. */
async function fillGroup(tx: Db, after: string, now: Date): Promise<string | null> {
  // Held: a contract that is carried on meanwhile gives its book away, and needs no new one.
  const { rows } = await tx.execute<{ last: string | null }>(sql`
    with missing as (
      select c.code, c.office_id, c.bpkb_number from contracts c
       where c.code > ${after} and c.status not in ('CANCELLED', 'RESTRUCTURED')
         and not exists (select from bpkb b where b.contract_code = c.code)
       order by c.code limit ${GROUP} for update of c skip locked),
    written as (
      insert into bpkb (contract_code, office_id, number, owner_name, state_since)
      select m.code, m.office_id, btrim(m.bpkb_number),
             coalesce((select btrim(r.form -> 'vehicle' ->> 'owner') from registrations r where r.contract_code = m.code), ''),
             ${now.toISOString()}::timestamptz
        from missing m
          on conflict (contract_code) do nothing)
    select max(code) as last from missing`);
  return rows[0]?.last ?? null;
}

import { sql, type SQL } from 'drizzle-orm';
import { officeOfList, ofOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { credits } from '../platform/db/schema';

/** More names than a list to choose from can hold. */
const MAX_CASHIERS = 200;

/**
 * Everyone who took money, by alphabet. Jumps from name to name in an index, so it costs a step per cashier and not one
 * per receipt. 403: another office's.
 */
export async function listCashiers(db: Db, person: SignedIn, asked: number | undefined): Promise<string[]> {
  const listed = officeOfList(person, asked)?.map((office) => ofOffice(credits.officeId, [office]));
  // Each office by itself: the jumps need the start of its index.
  const names = await Promise.all((listed ?? [undefined]).map((here) => namesOf(db, here ?? sql`true`)));
  return [...new Set(names.flat())].sort((a, b) => a.localeCompare(b, 'id-ID'));
}

async function namesOf(db: Db, here: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with recursive names as (
      (select min(${credits.cashier}) as name from ${credits} where ${here})
      union all
      select (select min(${credits.cashier}) from ${credits} where ${here} and ${credits.cashier} > names.name)
      from names where names.name is not null
    )
    select name from names where name <> '' limit ${MAX_CASHIERS}`);
  return rows.map((row) => row.name);
}

import { inArray, sql, type SQL } from 'drizzle-orm';
import type { CashierChoice } from '@/lib/contract/creditList';
import { officeOfList, ofOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { credits, staff } from '../platform/db/schema';
import { namesApart } from './namesApart';

/** More people than a list to choose from can hold. */
const MAX_CASHIERS = 200;

/**
 * Everyone in whose drawer the money of a receipt is, by alphabet. Jumps from person to person in an index, so it costs a
 * step per cashier and not one per receipt. 403: another office's.
 */
export async function cashiersOf(
  db: Db,
  person: SignedIn,
  asked: number | undefined,
): Promise<CashierChoice[]> {
  const listed = officeOfList(person, asked)?.map((office) => ofOffice(credits.officeId, [office]));
  // Each office by itself: the jumps need the start of its index.
  const ids = await Promise.all((listed ?? [undefined]).map((here) => idsOf(db, here ?? sql`true`)));
  const people = await db
    .select({ id: staff.id, name: staff.name, username: staff.username })
    .from(staff)
    .where(inArray(staff.id, ids.flat()));
  return namesApart(people)
    .map(({ id, text }) => ({ id, name: text }))
    .sort((a, b) => a.name.localeCompare(b.name, 'id-ID'));
}

async function idsOf(db: Db, here: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive cashiers as (
      (select min(${credits.cashierId}) as id from ${credits} where ${here})
      union all
      select (select min(${credits.cashierId}) from ${credits} where ${here} and ${credits.cashierId} > cashiers.id)
      from cashiers where cashiers.id is not null
    )
    select id from cashiers where id is not null limit ${MAX_CASHIERS}`);
  return rows.map((row) => row.id);
}

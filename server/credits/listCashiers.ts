import { sql } from 'drizzle-orm';
import type { SignedIn } from '../auth/session';
import type { Db } from '../db/connect';
import { credits } from '../db/schema';
import { officeMeant, refuseOtherOffice } from './receiptFilter';

/** More names than a list to choose from can hold. */
const MOST = 200;

/**
 * Everyone who took money, by alphabet. Jumps from name to name in an index, so it costs a step per cashier and not one
 * per receipt. 403: another office's.
 */
export async function listCashiers(db: Db, person: SignedIn, asked: number | undefined): Promise<string[]> {
  refuseOtherOffice(person, asked);
  const office = officeMeant(person, asked);
  const here = office === undefined ? sql`true` : sql`${credits.officeId} = ${office}`;
  const { rows } = await db.execute<{ name: string }>(sql`
    with recursive names as (
      (select min(${credits.cashier}) as name from ${credits} where ${here})
      union all
      select (select min(${credits.cashier}) from ${credits} where ${here} and ${credits.cashier} > names.name)
      from names where names.name is not null
    )
    select name from names where name <> '' limit ${MOST}`);
  return rows.map((row) => row.name).sort((a, b) => a.localeCompare(b, 'id-ID'));
}

import { eq, inArray, sql } from 'drizzle-orm';
import { buildCard } from '@/lib/arithmetic/card';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import { FLOOR_LINES, standingOf } from '@/lib/arithmetic/standing';
import { todayIn } from '../calendar/today';
import type { Db } from '../platform/db/connect';
import { contracts, restructures } from '../platform/db/schema';
import { floorOf } from './classFloor';
import { takenOn } from './lineReceipts';
import { findContracts } from './readContracts';
import { standingArrays } from './standingArrays';

/** Contracts that are calculated in one transaction: payments on them wait for it. */
const GROUP = 100;

/** How far it is: contracts with a standing, and all. */
export interface Filling {
  done: number;
  total: number;
}

/**
 * Calculates the standing of contracts from before it was kept, in groups, until none is left or `stopped` says so. What
 * was written stays where it is cut; several may run at once.
 */
export async function fillStandings(
  db: Db,
  now: () => Date,
  stopped: () => boolean = () => false,
): Promise<void> {
  while (!stopped()) {
    if ((await db.transaction((tx) => fillGroup(tx, now()))) === 0) return;
  }
}

/** How far the filling is; null: every contract has its standing. */
export async function fillingOf(db: Db): Promise<Filling | null> {
  const { rows } = await db.execute<{ total: number; left: number }>(sql`
    select (select count(*)::int from contracts) as total, count(*)::int as left from contracts where outstanding is null
    having count(*) > 0`);
  const [row] = rows;
  return row ? { done: row.total - row.left, total: row.total } : null;
}

async function fillGroup(tx: Db, now: Date): Promise<number> {
  // What carries on another contract takes its class over, so that one comes first.
  const { rows } = await tx.execute<{ code: string }>(sql`
    select code from contracts c
     where outstanding is null
       and not exists (select from restructures r join contracts o on o.code = r.old_code
                        where r.new_code = c.code and o.outstanding is null)
     order by code limit ${GROUP} for update of c skip locked`);
  const codes = rows.map(({ code }) => code);
  if (codes.length === 0) return 0;
  const [found, payments, floors] = [
    [...(await findContracts(tx, codes)).values()],
    await takenOn(tx, codes),
    await floorsOf(tx, codes),
  ];
  const standings = found.map(({ contract, office }) => {
    const taken = payments.get(contract.code) ?? [];
    const last = taken.reduce(
      (day, { date_payment }) => (date_payment > day ? date_payment : day),
      todayIn(office.zone, now),
    );
    const card = buildCard({
      schedule: buildSchedule(contract),
      payments: taken,
      rule: contract,
      asOf: contract.cardUntil ?? last,
    });
    return standingOf(card, taken);
  });
  await tx.execute(sql`
    update contracts as c
       set outstanding = after.outstanding, late_from = after.late_from, class_floor = after.class_floor,
           floor_lines = case when after.class_floor is not null then greatest(0, ${FLOOR_LINES}::int - after.paid_in_time) end
      from unnest(${standingArrays(found, standings)}, ${sql.param(found.map(({ contract }) => floors.get(contract.code) ?? null))}::smallint[])
        as after (code, next_due, outstanding, late_from, paid_in_time, class_floor)
     where c.code = after.code`);
  return codes.length;
}

/** The class that those of them take over which carry on another contract. */
async function floorsOf(tx: Db, codes: readonly string[]): Promise<Map<string, number | null>> {
  const rows = await tx
    .select({ code: restructures.newCode, asOf: restructures.asOf, old: contracts })
    .from(restructures)
    .innerJoin(contracts, eq(contracts.code, restructures.oldCode))
    .where(inArray(restructures.newCode, [...codes]));
  const floors = new Map<string, number | null>();
  for (const { code, asOf, old } of rows) floors.set(code, (await floorOf(tx, old, asOf)).classFloor);
  return floors;
}

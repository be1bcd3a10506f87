import { sql } from 'drizzle-orm';
import { daysBetween } from '@/lib/arithmetic/calendar';
import type { PlanRow } from '@/lib/contract/collectorPlan';
import { owedOn } from '../calls/callBasis';
import { consentsHeld } from '../calls/consents';
import { runningPromises } from '../calls/readPromises';
import { takenOn, toLineReceipt } from '../contracts/lineReceipts';
import { accountOn } from '../contracts/readContract';
import { findContracts } from '../contracts/readContracts';
import { heirName, heirsOf } from '../heirs/heirsOf';
import type { Db } from '../platform/db/connect';
import type { ReadRow } from './readRows';

/** What a collector's visit needs of these rows, in as many statements for 200 as for one. */
export async function rowFacts(
  db: Db,
  rows: readonly ReadRow[],
  { day, now }: { day: string; now: Date },
): Promise<PlanRow[]> {
  const codes = rows.filter(isShown).map(({ code }) => code);
  const [found, taken, promised, consents, heirs, before, names] = await Promise.all([
    findContracts(db, codes),
    takenOn(db, codes),
    runningPromises(db, codes, { now }),
    consentsHeld(db, codes, day),
    heirsOf(db, codes),
    beforeOf(db, codes, day),
    vehiclesOf(
      db,
      rows.filter((row) => !isShown(row)).map(({ code }) => code),
    ),
  ]);
  return rows.map((row): PlanRow => {
    const { contract, customer } = found.get(row.code) ?? {};
    const about = before.get(row.code);
    const running = promised.get(row.code);
    const shown = {
      ...{ nth: row.nth, contract_code: row.code, customer_name: row.customer, state: row.state },
      ...{ village: row.village, source: row.source, added_reason: row.addedReason },
      ...{ visits: row.visits, close_reason: row.closeReason },
    };
    if (!contract || !customer) return { ...shown, ...NOTHING, ...names.get(row.code) };
    const heir = heirs.get(row.code);
    const payments = (taken.get(row.code) ?? []).map(toLineReceipt);
    const { card } = accountOn(contract, payments, day);
    return {
      ...shown,
      ...(heir
        ? { customer_name: heirName(heir, row.customer), phone: heir.phone, whatsapp: '' }
        : { phone: customer.phone, whatsapp: about?.whatsapp ?? '' }),
      billing_address: heir?.address ?? contract.billingAddress,
      domicile: customer.address,
      position: about?.position ?? null,
      ...{ vehicle: contract.vehicle, plate: contract.plateNumber },
      next_due: row.nextDue,
      dpd: dpdOn(row, day),
      installment: contract.instalment,
      owed: owedOn(card, day),
      promise: running
        ? { due: running.promise.due, amount: running.promise.amount, until: running.until }
        : null,
      last_visit: about?.last ?? null,
      consents: consents.get(row.code) ?? [],
    };
  });
}

/** Days late on a day; below 0: days until it is due. 0 where nothing is. */
export const dpdOn = ({ nextDue }: Pick<ReadRow, 'nextDue'>, day: string): number =>
  nextDue === null ? 0 : daysBetween(nextDue, day);

/** A collector sees what is theirs and runs, and no more of the rest than whom they need not go to. */
const isShown = ({ state }: ReadRow) => state === 'OPEN' || state === 'PAID';

const NOTHING = {
  ...{ phone: '', whatsapp: '', billing_address: '', domicile: '', position: null, vehicle: '', plate: '' },
  ...{ next_due: null, dpd: 0, installment: 0, owed: { lines: [], penalty: 0 }, promise: null },
  ...{ last_visit: null, consents: [] },
} satisfies Partial<PlanRow>;

/** By which vehicle a row is known, by contract. */
async function vehiclesOf(db: Db, codes: readonly string[]) {
  const { rows } = await db.execute<{ code: string; vehicle: string; plate: string }>(sql`
    select code, vehicle, plate_number as plate from contracts where code = any(${sql.param([...codes])}::text[])`);
  return new Map(rows.map(({ code, ...vehicle }) => [code, vehicle]));
}

/** What was found out about a borrower before a day. */
interface Before {
  /** The last visit that was not corrected. */
  last: PlanRow['last_visit'];
  /** At the door, by a visit or else by the survey. */
  position: PlanRow['position'];
  whatsapp: string;
}

type BeforeRow = Record<string, unknown> & {
  code: string;
  last: PlanRow['last_visit'];
  position: PlanRow['position'];
  whatsapp: string | null;
};

/** By contract. What carries on another contract knows the borrower's forms from there. */
async function beforeOf(db: Db, codes: readonly string[], day: string): Promise<Map<string, Before>> {
  const { rows } = await db.execute<BeforeRow>(sql`
    select c.code, l.last, coalesce(p.position, s.position) as position, f.whatsapp
      from contracts c
      left join lateral (
        select jsonb_build_object('day', v.day, 'result', v.result, 'note', v.note) as last
          from visits v
         where v.contract_code = c.code and v.day < ${day}
           and not exists (select from visits w where w.contract_code = v.contract_code and w.corrects_id = v.id)
         order by v.day desc, v.at desc limit 1) l on true
      left join lateral (
        select jsonb_build_object('latitude', v.latitude, 'longitude', v.longitude) as position
          from visits v
         where v.contract_code = c.code and v.latitude is not null and v.place <> 'OTHER'
         order by v.day desc, v.at desc limit 1) p on true
      left join lateral (
        select jsonb_build_object('latitude', s.latitude, 'longitude', s.longitude) as position
          from registration_surveys s
         where s.registration_id in (select g.id from contracts o join registrations g on g.contract_code = o.code
                                      where o.customer_id = c.customer_id)
           and s.latitude is not null and s.findings ->> 'address' <> 'NOT_FOUND'
         order by s.id desc limit 1) s on true
      left join lateral (
        select g.form #>> '{applicant,whatsapp}' as whatsapp
          from contracts o join registrations g on g.contract_code = o.code
         where o.customer_id = c.customer_id
         order by g.id desc limit 1) f on true
     where c.code = any(${sql.param([...codes])}::text[])`);
  return new Map(
    rows.map(({ code, last, position, whatsapp }) => [code, { last, position, whatsapp: whatsapp ?? '' }]),
  );
}

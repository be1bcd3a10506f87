import { inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import { promiseState, type PromisePayment, type PromiseTerms } from '@/lib/collection/promiseState';
import { letterDay } from '../overdue/letterDueCondition';
import { contracts, holidays as holidayTable } from '../platform/db/schema';
import { Random } from '../seed/random';
import { letterDesk, today as todayOf } from '../testing/letters';
import { answersOf } from './letterFacts';

const SEED = 20_261_127;
/** Each has holidays of its own, and a promise and money on every contract. */
const ROUNDS = 5;
const CONTRACTS = 40;
const DAYS = 16;
const HOUR = 3_600_000;

/** What was taken with a TTS is entered hours later. */
type Receipt = PromisePayment & { voided: boolean; taken: boolean };
interface World {
  promise: PromiseTerms;
  receipts: Receipt[];
}

/** A promise, and money before, with and after it, some of it voided: so few days and amounts that each is met often. */
function randomWorld(random: Random, start: string): World {
  const dayOf = (nth: number) => addDays(start, nth);
  const momentOn = (day: string, hour: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + hour * HOUR).toISOString();
  const made = random.between(0, 6);
  const promise = {
    ...{ madeOn: dayOf(made), madeAt: momentOn(dayOf(made), 4), due: dayOf(made + random.between(0, 4)) },
    ...{ amount: random.between(1, 5), replacedOn: random.chance(0.1) ? dayOf(made + 1) : null },
  };
  const receipts = Array.from({ length: random.between(0, 3) }, () => {
    // Often on the day of the promise, where the hour tells.
    const entered = random.chance(0.4) ? made : random.between(made, made + 8);
    return {
      ...{ received_at: momentOn(dayOf(entered), random.between(3, 5)), voided: random.chance(0.2) },
      taken: random.chance(0.4),
      date_payment: dayOf(entered - random.pick([0, 0, 1, 3])),
      ...{ credit_payment: random.between(0, 4), penalty_payment: random.between(0, 1) },
    };
  });
  return { promise, receipts };
}

/** The contracts as they are late, with these promises and receipts and no other ones. */
const INTO_DATABASE = `
  set local session_replication_role = replica;
  delete from promises; delete from credits; delete from payments; delete from tts; delete from holidays;
  update contracts set status = 'ACTIVE', next_due = '2020-01-01', outstanding = 1, late_from = null
   where code in (select code from worlds);
  create temp table receipts as
    select code, nth, r, row_number() over () as id
      from worlds, json_array_elements(world -> 'receipts') with ordinality as each (r, nth);
  insert into tts (id, number, block_id, nth, visit_id, contract_code, office_id, collector_id, amount, at, day, received_at)
  overriding system value
  select id, 'acak/' || id, gen_random_uuid(), 1, gen_random_uuid(), code, 1, 1, 1, at, at::date, at
    from (select *, (r ->> 'received_at')::timestamptz as at from receipts) as each;
  insert into payments (id, kind, contract_code, office_id, date_payment, date_entered, cash, bank, input_by, tts_id, created_at)
  overriding system value
  select id, 'FIELD', code, 1, '2026-01-01', '2026-01-01', 1, 0, 1, id, now() from receipts;
  insert into promises (contract_code, office_id, made_on, due, amount, source, at, written_by, replaced_at)
  select code, 1, p."madeOn", p.due, p.amount, 'CALL', p."madeAt", 1, p."replacedOn"
    from worlds, json_to_record(world -> 'promise')
      as p ("madeOn" date, due date, amount bigint, "madeAt" timestamptz, "replacedOn" date);
  insert into credits (office_id, credit_to, transaction_to, contract_code, invoice, date_invoice, date_maturity,
    date_payment, payment, credit, credit_discount, credit_payment, overdue, penalty, penalty_discount, penalty_payment,
    collector_payment, cashier, cashier_id, cash, bank, input_by, created_at, updated_at, voided_at, voided_by, void_reason,
    customer_name, payment_id)
  select 1, nth, nth, code, code || '/' || nth, day, day, day, credit + penalty, credit, 0, credit, 0, penalty, 0, penalty,
         0, '', 1, credit + penalty, 0, 1, at + late, at + late, case when voided then at end, case when voided then 1 end,
         case when voided then 'Acak' end, '', case when taken then id end
    from (select code, nth, (r ->> 'date_payment')::date as day, (r ->> 'received_at')::timestamptz as at,
                 (r ->> 'credit_payment')::bigint as credit, (r ->> 'penalty_payment')::bigint as penalty,
                 (r ->> 'voided')::boolean as voided, (r ->> 'taken')::boolean as taken,
                 case when (r ->> 'taken')::boolean then interval '5 hours' else interval '0' end as late, id
            from receipts) as receipts;
  drop table worlds, receipts`;

/*
 * What runs is asked of a million contracts in SQL (`letterFacts`) and of one in TypeScript (`promiseState`): both say the
 * same on every day.
 */
it('a promise holds a letter back on just the days on which it runs', async () => {
  const { api } = await letterDesk();
  const { db, pool } = api.connection;
  const random = new Random(SEED);
  const met = { RUNNING: 0, KEPT: 0, BROKEN: 0, REPLACED: 0 };
  const { rows } = await pool.query<{ code: string }>(
    `select code from contracts where office_id = 1 order by code limit ${CONTRACTS}`,
  );
  const codes = rows.map(({ code }) => code);
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = addDays(todayOf(api), round);
    const closed = Array.from({ length: 2 * DAYS }, (_, nth) => addDays(start, nth)).filter(() =>
      random.chance(0.25),
    );
    const worlds = new Map(codes.map((code) => [code, randomWorld(random, start)]));
    const json = JSON.stringify([...worlds].map(([code, world]) => ({ code, world })));
    await pool.query(`begin;
      create temp table worlds as select * from json_to_recordset('${json}') as w (code text, world json);
      ${INTO_DATABASE}; commit`);
    await db.insert(holidayTable).values(closed.map((date) => ({ date, name: 'Libur acak' })));
    for (let nth = 0; nth < DAYS; nth += 1) {
      const today = addDays(start, nth);
      const answers = await answersOf(db, inArray(contracts.code, codes), await letterDay(db, today));
      for (const [code, { promise, receipts }] of worlds) {
        if (promise.madeOn > today) continue;
        // Nobody enters money of a day that has not come.
        const valid = receipts.filter(({ voided, date_payment }) => !voided && date_payment <= today);
        const state = promiseState(promise, valid, today, new Set(closed));
        met[state] += 1;
        expect(
          answers.get(code)?.why === 'PROMISE',
          JSON.stringify({ today, state, promise, receipts, closed }),
        ).toBe(state === 'RUNNING');
      }
    }
  }
  // Each was met often, or nothing was compared.
  for (const days of Object.values(met)) expect(days).toBeGreaterThan(50);
});

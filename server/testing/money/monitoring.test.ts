import { describe, expect, it } from 'vitest';
import type { Reading } from '@/lib/contract/monitoring';
import { addDays } from '@/lib/arithmetic/calendar';
import { todayIn } from '../../calendar/today';
import { KEPT_FOR } from '../../figures/keptFigures';
import { keepDays } from '../../monitoring/keepDays';
import { OFFICES } from '../../seed/company';
import { expectedFigures, type ExpectedFigures } from '../expectedFigures';
import { namedFigures, shownFigures, summed } from '../readFigures';
import { seeds } from '../seeds';
import { daysPass, randomStep, times } from './randomSteps';
import { startWorld, written } from './startWorld';
import { asksOnReceipt, decidesOnReceipt } from './steps/changingReceipts';
import { decidesOnContract } from './steps/askingOnContracts';
import { movesCollector } from './steps/collecting';
import { asksToMove, midnightComes } from './steps/moving';
import type { Step, World } from './steps/world';

const STEPS = 28;
const COMPARED_EVERY = 14;
/** ms, on a busy machine. */
const LIMIT = 600_000;

const MIX: readonly [Step, ...Step[]] = [
  ...times(16, randomStep),
  ...times(3, movesCollector),
  ...times(3, asksOnReceipt),
  ...times(3, decidesOnReceipt),
  ...times(2, asksToMove),
  ...times(3, decidesOnContract),
  ...times(5, midnightComes),
  daysPass,
];

/** What all valid receipts of each office come to. */
async function receiptSums(world: World): Promise<Map<number, number>> {
  const { rows } = await world.api.connection.pool.query<{ id: number; sum: number }>(
    `select o.id, coalesce(sum(k.credit_payment + k.penalty_payment), 0)::float8 as sum
       from offices o left join credits k on k.office_id = o.id and k.voided_at is null group by 1`,
  );
  return new Map(rows.map(({ id, sum }) => [id, sum]));
}

describe('after any history of payments, changes, voids, statements, settlements, moves of office and collector', () => {
  it.each(seeds(1, 900))(
    'every figure is what the rows say, office by office and in all, now and at the end of each day (%i)',
    async (seed) => {
      const world = await startWorld(seed);
      const { pool } = world.api.connection;
      await pool.query('update titles set is_master = true where id = 1');
      // Some carry on what was worse; the classes change within the history.
      await pool.query(
        `update contracts set class_floor = 3 + right(code, 1)::int % 3, floor_lines = right(code, 1)::int % 3
          where code in (select code from contracts where status = 'ACTIVE' order by md5(code) limit 30)`,
      );
      await pool.query(
        `update contracts set status = 'REPOSSESSED'
          where code in (select code from contracts where status = 'ACTIVE' and office_id = 2 order by next_due limit 3)`,
      );
      await pool.query(
        `insert into overdue_classes (valid_from, collectibility_to, bucket_to) values ($1, '{0,20,40,60}', '{0,10,40}')`,
        [addDays(todayIn('Asia/Jakarta', world.api.now()), 5)],
      );
      const [first = ''] = OFFICES.map(({ zone }) => todayIn(zone, world.api.now())).toSorted();
      const days = new Map(OFFICES.map(({ id, zone }) => [id, todayIn(zone, world.api.now())]));
      const begun = await sumsBefore(world);
      const kept = new Map<string, ExpectedFigures>();
      const expected = async (office: (typeof OFFICES)[number], now: Date): Promise<ExpectedFigures> => {
        const entered = ((await receiptSums(world)).get(office.id) ?? 0) - (begun.get(office.id) ?? 0);
        return { ...(await expectedFigures(pool, office, now)), entered: [0, entered, null] };
      };

      for (let step = 0; step < STEPS; step++) {
        await world.random.pick(MIX)(world);
        const now = world.api.now();
        for (const office of OFFICES) {
          const today = todayIn(office.zone, now);
          if (today === days.get(office.id)) continue;
          // Time alone passed since the day ended.
          const midnight = midnightOf(office.zone, today);
          if (addDays(today, -1) === days.get(office.id) && now.getTime() < midnight + 3_600_000)
            kept.set(`${office.id} ${addDays(today, -1)}`, await expected(office, new Date(midnight - 1)));
          days.set(office.id, today);
          begun.set(office.id, (await receiptSums(world)).get(office.id) ?? 0);
        }
        await keepDays(world.api.parts.connection.db, now);
        if (step % COMPARED_EVERY !== COMPARED_EVERY - 1) continue;
        world.api.advance(KEPT_FOR);
        const shown = await shownFigures(world.api, world.tokens.direktur);
        const each: ExpectedFigures[] = [];
        for (const office of OFFICES) {
          const is = await expected(office, world.api.now());
          expect(sumEntered(shown.get(office.id)), world.told.slice(-6).join('\n')).toEqual(is);
          each.push(is);
        }
        expect(sumEntered(shown.get(0))).toEqual(summed(each));
      }

      const { rows } = await pool.query<{ key: string; figures: Reading[] }>(
        `select office_id || ' ' || day as key, figures from kept_days where day >= $1`,
        [first],
      );
      const found = new Map(rows.map(({ key, figures }) => [key, figures]));
      expect(kept.size).toBeGreaterThan(2);
      for (const [key, then] of kept) {
        expect(sumEntered(namedFigures(found.get(key) ?? [])), key).toEqual(then);
      }
      expect(written(world)).toBeGreaterThan(STEPS / 7);
    },
    LIMIT,
  );
});

/** Without how many were entered: the sum alone is followed from day to day. */
const sumEntered = (figures: ExpectedFigures = {}): ExpectedFigures => ({
  ...figures,
  entered: [0, figures.entered?.[1] ?? null, null],
});

/** The sums of receipts as each office's day began: what was entered on it before is not counted in. */
async function sumsBefore(world: World): Promise<Map<number, number>> {
  const { rows } = await world.api.connection.pool.query<{ id: number; sum: number }>(
    `select o.id, coalesce(sum(k.credit_payment + k.penalty_payment), 0)::float8 as sum
       from offices o left join credits k on k.office_id = o.id
        and k.created_at < (($1::timestamptz at time zone o.zone)::date)::timestamp at time zone o.zone
        and (k.voided_at is null or k.voided_at >= (($1::timestamptz at time zone o.zone)::date)::timestamp at time zone o.zone)
      group by 1`,
    [world.api.now()],
  );
  return new Map(rows.map(({ id, sum }) => [id, sum]));
}

const AHEAD: Readonly<Record<string, number>> = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 };
const midnightOf = (zone: string, day: string) =>
  Date.parse(`${day}T00:00:00Z`) - (AHEAD[zone] ?? 0) * 3_600_000;

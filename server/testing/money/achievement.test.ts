import { describe, expect, it } from 'vitest';
import { addMonths } from '@/lib/arithmetic/calendar';
import type { Achievement } from '@/lib/contract/achievement';
import { periodWindow } from '../../calendar/periodWindow';
import { todayIn } from '../../calendar/today';
import { expectedAchievement, type Expected } from '../achievement';
import { seeds } from '../seeds';
import { shown, something, sumFaults } from '../shownAchievement';
import { randomStep, times } from './randomSteps';
import { startWorld, written } from './startWorld';
import { asksOnReceipt, decidesOnReceipt } from './steps/changingReceipts';
import { asksToMove, midnightComes } from './steps/moving';
import { decidesOnContract } from './steps/askingOnContracts';
import { movesCollector } from './steps/collecting';
import { call, type Step, type World } from './steps/world';

const STEPS = 90;
/** ms, on a busy machine. */
const LIMIT = 600_000;

/** Days until the month turns, so that what follows is of a month that has closed. */
const monthTurns: Step = (world) => {
  const first = `${addMonths(todayIn('Asia/Jakarta', world.api.now()), 1).slice(0, 7)}-01`;
  world.api.advance(Date.parse(`${first}T02:00:00Z`) - world.api.now().getTime());
  world.told.push(`it is ${first}`);
  return Promise.resolve();
};

const MIX: readonly [Step, ...Step[]] = [
  ...times(20, randomStep),
  ...times(5, movesCollector),
  ...times(4, asksOnReceipt),
  ...times(4, decidesOnReceipt),
  ...times(2, asksToMove),
  ...times(3, decidesOnContract),
  ...times(2, midnightComes),
];

describe('after any history of payments, changes, voids, statements, hand-overs, moves of collectors and offices', () => {
  it.each(seeds(2, 700))(
    'achievement is what the rows say, and a month that has closed stays as it was (%i)',
    async (seed) => {
      const world = await startWorld(seed);
      await world.api.connection.pool.query('update titles set is_master = true where id = 1');
      const closed = new Map<string, Expected>();
      for (let step = 0; step < STEPS; step++) {
        if (step === Math.floor(STEPS / 3) || step === Math.floor((STEPS * 2) / 3)) {
          const today = todayIn('Asia/Jakarta', world.api.now());
          await monthTurns(world);
          closed.set(today, collectedOf((await monthOf(world, today)).totals));
        }
        await world.random.pick(MIX)(world);
      }
      const today = todayIn('Asia/Jakarta', world.api.now());
      for (const date of [today, ...closed.keys()]) {
        for (const period of ['day', 'week', 'month'] as const) {
          const { from, to } = periodWindow(period, date) ?? { from: date, to: date };
          const expected = await expectedAchievement(world.api.connection.pool, {
            from,
            to,
            now: world.api.now(),
          });
          for (const office of [1, 2, 3]) {
            const path = `achievement?period=${period}&date=${date}&office=${office}&size=100`;
            const { data } = await call<Achievement>(world, 'direktur', 'GET', path);
            expect(sumFaults(data)).toEqual([]);
            const rows = new Map(
              data.rows.map((row) => [`${office} ${row.collector?.id ?? null}`, shown(row)]),
            );
            const keys = [...rows.keys(), ...expected.keys()].filter((key) => key.startsWith(`${office} `));
            for (const key of new Set(keys)) {
              expect(rows.get(key) ?? {}, `${path} ${key}`).toEqual(something(expected.get(key) ?? {}));
            }
          }
        }
      }
      for (const [date, then] of closed) {
        expect(collectedOf((await monthOf(world, date)).totals), date).toEqual(then);
      }
      expect(written(world)).toBeGreaterThan(STEPS / 6);
    },
    LIMIT,
  );
});

const monthOf = async (world: World, date: string) =>
  (await call<Achievement>(world, 'direktur', 'GET', `achievement?period=month&date=${date}&size=100`)).data;

/** What a month that has closed says for ever; to which bucket it belongs can change where a line is split again. */
const collectedOf = ({ collected }: Achievement['totals']): Expected => ({
  amount: collected.amount,
  accounts: collected.accounts,
});

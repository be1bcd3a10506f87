import { describe, expect, it } from 'vitest';
import { seeds } from '../seeds';
import { moneyFaults } from './moneyFaults';
import { daysPass, times } from './randomSteps';
import { startWorld, written } from './startWorld';
import { asksForEnd, decidesOnContract } from './steps/askingOnContracts';
import { asksOnReceipt, decidesOnReceipt } from './steps/changingReceipts';
import { pays } from './steps/paying';
import { settles } from './steps/settling';
import { cardOf, type Step } from './steps/world';

const STEPS = 60;
/** ms, on a busy machine. */
const LIMIT = 600_000;
const SEEDS = seeds(3, 100);

/** Mostly ends of contracts, between payments and voids that contradict them. */
const MIX: readonly [Step, ...Step[]] = [
  ...times(5, pays),
  ...times(3, asksOnReceipt),
  ...times(3, decidesOnReceipt),
  ...times(6, asksForEnd),
  ...times(9, decidesOnContract),
  settles,
  daysPass,
];

/** How many histories more are told at the most until contracts have ended in both ways. */
const MORE = 12;

describe('contracts that are cancelled and restructured between payments, voids and decisions of whoever', () => {
  const ended = { CANCELLED: 0, RESTRUCTURED: 0 };
  const bothSeen = () => ended.CANCELLED > 0 && ended.RESTRUCTURED > 1;

  it.each(SEEDS)('lose and double no rupiah, and end once (%i)', tell, LIMIT);

  // Histories in which nothing ended would prove nothing; two approvals at once may go either way, so seeds alone do not
  // decide what ends.
  it(
    'were met in both ways',
    async () => {
      for (let more = 0; more < MORE && !bothSeen(); more++) await tell(100 + SEEDS.length + more);
      expect(ended.CANCELLED).toBeGreaterThan(0);
      expect(ended.RESTRUCTURED).toBeGreaterThan(1);
    },
    MORE * LIMIT,
  );

  async function tell(seed: number): Promise<void> {
    const world = await startWorld(seed);
    const since = world.api.now();
    for (let step = 0; step < STEPS; step++) {
      const before = written(world);
      await world.random.pick(MIX)(world);
      if (written(world) === before) continue;
      const cards = await Promise.all(world.codes.map((code) => cardOf(world, code)));
      expect(await moneyFaults(world.api, cards, since), world.told.slice(-8).join('\n')).toEqual([]);
    }
    const { rows } = await world.api.connection.pool.query<{ status: keyof typeof ended; count: number }>(
      `select status, count(*)::int as count from contracts where status in ('CANCELLED', 'RESTRUCTURED') group by 1`,
    );
    for (const { status, count } of rows) ended[status] += count;
  }
});

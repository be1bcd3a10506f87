import { afterAll, describe, expect, it } from 'vitest';
import { seeds } from '../seeds';
import { moneyFaults } from './moneyFaults';
import { daysPass, times } from './randomSteps';
import { reportFaults } from './reportFaults';
import { startWorld, written } from './startWorld';
import { asksOnContract, decidesOnContract } from './steps/askingOnContracts';
import {
  collects,
  countsHandover,
  decidesOnField,
  movesUnderway,
  restructures,
  settlesShortage,
} from './steps/bringing';
import { decidesOnDrawer } from './steps/handingOver';
import { asksToMove, midnightComes } from './steps/moving';
import { pays } from './steps/paying';
import { settles } from './steps/settling';
import { cardOf, follow, type Step } from './steps/world';

const STEPS = 90;
/** Cards and the whole company are read now and then, and at the end. */
const CHECKED_EVERY = 3;
const LIMIT = 900_000;

const OF_THE_FIELD: readonly [Step, ...Step[]] = [
  ...times(12, collects),
  ...times(12, countsHandover),
  ...times(6, movesUnderway),
  ...times(5, settlesShortage),
  ...times(6, decidesOnField),
  ...times(3, pays),
  ...times(3, settles),
  ...times(3, restructures),
  asksOnContract,
  ...times(3, decidesOnContract),
  decidesOnDrawer,
  daysPass,
  midnightComes,
  asksToMove,
];

/** What the histories met, by what a TTS became. */
const met = new Map<string, number>();
afterAll(() => {
  // Histories in which everything was refused would prove nothing.
  for (const state of ['HANDED_IN', 'POSTED', 'shortages', 'of a second person', 'successors', 'deposits'])
    expect(met.get(state) ?? 0, state).toBeGreaterThan(0);
});

describe('after any history of money from the field, at counters and on contracts that end', () => {
  it.each(seeds(3, 11))(
    'each TTS is one thing, and each drawer holds what was counted (%i)',
    async (seed) => {
      const world = await startWorld(seed);
      const since = world.api.now();
      for (let step = 1; step <= STEPS; step++) {
        await world.random.pick(OF_THE_FIELD)(world);
        await follow(world);
        if (step % CHECKED_EVERY > 0) continue;
        const cards = await Promise.all(world.codes.map((code) => cardOf(world, code)));
        expect(await moneyFaults(world.api, cards, since), world.told.slice(-8).join('\n')).toEqual([]);
      }
      expect(written(world)).toBeGreaterThan(STEPS / 6);
      expect(await reportFaults(world)).toEqual([]);
      const { rows } = await world.api.connection.pool.query<{ what: string; count: number }>(
        `select state as what, count(*)::int as count from tts group by 1
         union all select 'shortages', count(*)::int from field_shortages
         union all select 'of a second person', count(*)::int from payments where tts_id is not null and request_id is not null
         union all select 'successors', count(*)::int from payments p join tts t on t.id = p.tts_id and t.contract_code <> p.contract_code
         union all select 'deposits', count(*)::int from payments where tts_id is not null and deposit_added > 0
         union all select 'split again', count(*)::int from history where summary like '%tanda terima%' and action = 'CREDIT_RESPLIT'
         union all select 'voided', count(distinct p.id)::int from payments p join credits c on c.payment_id = p.id where p.tts_id is not null and c.voided_at is not null`,
      );
      for (const { what, count } of rows) met.set(what, (met.get(what) ?? 0) + count);
    },
    LIMIT,
  );
});

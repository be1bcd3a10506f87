import { describe, expect, it } from 'vitest';
import { seeds } from '../seeds';
import { moneyFaults } from './moneyFaults';
import { times } from './randomSteps';
import { startWorld, written } from './startWorld';
import { asksForEnd, asksOnContract, decidesOnContract } from './steps/askingOnContracts';
import { asksToMove, factsAheadOf, midnightComes, zoneChanges } from './steps/moving';
import { pays } from './steps/paying';
import { settles } from './steps/settling';
import { cardOf, type Step } from './steps/world';

const STEPS = 70;
/** ms, on a busy machine. */
const LIMIT = 600_000;

const MIX: readonly [Step, ...Step[]] = [
  ...times(6, pays),
  ...times(6, asksToMove),
  ...times(2, asksOnContract),
  asksForEnd,
  ...times(9, decidesOnContract),
  ...times(2, settles),
  ...times(4, midnightComes),
  ...times(2, zoneChanges),
];

describe('contracts that go from zone to zone about midnight', () => {
  it.each(seeds(2, 300))(
    'always stand on all that was paid (%i)',
    async (seed) => {
      const world = await startWorld(seed);
      await world.api.connection.pool.query('update titles set is_master = true where id = 1');
      const since = world.api.now();
      for (let step = 0; step < STEPS; step++) {
        const before = written(world);
        await world.random.pick(MIX)(world);
        if (written(world) === before) continue;
        const cards = await Promise.all(world.codes.map((code) => cardOf(world, code)));
        const faults = [...(await factsAheadOf(world)), ...(await moneyFaults(world.api, cards, since))];
        expect(faults, world.told.slice(-8).join('\n')).toEqual([]);
      }
      const moves = world.told.filter((line) => line.includes('MOVE_OFFICE') && line.includes('→ 200'));
      expect(moves.length).toBeGreaterThan(0);
    },
    LIMIT,
  );
});

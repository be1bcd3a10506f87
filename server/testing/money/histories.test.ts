import { describe, expect, it } from 'vitest';
import { seeds } from '../seeds';
import { moneyFaults } from './moneyFaults';
import { randomStep } from './randomSteps';
import { reportFaults } from './reportFaults';
import { startWorld, written } from './startWorld';
import { cardOf } from './steps/world';

const STEPS = 60;
/** Exports and cashiers' days hold the whole company: they are read now and then, and at the end. */
const REPORTED_EVERY = 10;
/** A history takes twenty seconds on a quiet machine, and a minute on a busy one, ms. */
const LIMIT = 600_000;
const SEEDS = seeds(4);

describe('after any history of payments, changes, voids, statements, settlements, requests and deposits', () => {
  it.each(SEEDS)(
    'nothing of the money is wrong (%i)',
    async (seed) => {
      const world = await startWorld(seed);
      const since = world.api.now();
      for (let step = 0; step < STEPS; step++) {
        const before = written(world);
        await randomStep(world);
        if (written(world) === before) continue;
        const cards = await Promise.all(world.codes.map((code) => cardOf(world, code)));
        const faults = await moneyFaults(world.api, cards, since);
        if (step % REPORTED_EVERY === 0) faults.push(...(await reportFaults(world)));
        expect(faults, world.told.slice(-8).join('\n')).toEqual([]);
      }
      expect(await reportFaults(world)).toEqual([]);
      // A history in which everything was refused would prove nothing.
      expect(written(world)).toBeGreaterThan(STEPS / 6);
    },
    LIMIT,
  );
});

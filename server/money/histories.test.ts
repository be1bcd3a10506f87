import { describe, expect, it } from 'vitest';
import { Random } from '../seed/random';
import { startApi } from '../testing/startApi';
import { moneyFaults } from './moneyFaults';
import { cardOf, PEOPLE, randomStep, type Person, type World } from './randomSteps';

const STEPS = 60;
/** More of them, to look for what these few did not meet: `HISTORIES=50`. */
const SEEDS = Array.from({ length: Number(process.env.HISTORIES ?? 4) }, (_, index) => index + 1);

/** A world of six running contracts, of which three are late. */
async function startWorld(seed: number): Promise<World> {
  const api = await startApi();
  const tokens = {} as Record<Person, string>;
  for (const person of PEOPLE) tokens[person] = await api.signIn(person);
  await api.connection.pool.query(`update sessions set expires_at = now() + interval '10 years'`);
  const { rows } = await api.connection.pool.query<{ code: string }>(
    `(select code from contracts where status = 'ACTIVE' and office_id = 1 and next_due < current_date order by next_due limit 3)
     union (select code from contracts where status = 'ACTIVE' and office_id = 1 and next_due > current_date order by code limit 3)`,
  );
  const [first, ...others] = rows.map((row) => row.code);
  if (first === undefined) throw new Error('no contract runs');
  return { api, tokens, codes: [first, ...others], random: new Random(seed), told: [] };
}

/** How many calls have written something. */
const written = ({ told }: World) => told.filter((line) => line.includes('→ 200')).length;

describe('after any history of payments, changes, voids, statements, settlements, requests and deposits', () => {
  it.each(SEEDS)('nothing of the money is wrong (%i)', async (seed) => {
    const world = await startWorld(seed);
    const since = world.api.now();
    for (let step = 0; step < STEPS; step++) {
      const before = written(world);
      await randomStep(world);
      if (written(world) === before) continue;
      const cards = await Promise.all(world.codes.map((code) => cardOf(world, code)));
      const faults = await moneyFaults(world.api, cards, since);
      expect(faults, world.told.slice(-8).join('\n')).toEqual([]);
    }
    // A history in which everything was refused would prove nothing.
    expect(written(world)).toBeGreaterThan(STEPS / 6);
  });
});

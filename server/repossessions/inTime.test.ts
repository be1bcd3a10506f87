import { afterAll, beforeAll, expect, it } from 'vitest';
import { readyToTake } from '../testing/taking';

let world: Awaited<ReturnType<typeof readyToTake>>;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  world = await readyToTake({ until: (cleanup) => cleanups.push(cleanup) });
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const MINUTE = 60_000;

it('a BAST from before its order was approved is none of it, whatever it says of its figures', async () => {
  const { api, order, surrender, refusal, send, codes, kindOf, agus, statusOf } = world;
  const [code = ''] = codes;
  const given = await order(code);
  const approved = api.now().getTime();
  api.advance(5 * MINUTE);
  const before = (minutes: number) => new Date(approved - minutes * MINUTE).toISOString();
  const early = { at: before(180), figures_as_of: api.now().toISOString() };
  const taken = await surrender(given.id, early, agus.token, await kindOf(code));
  expect(await send(taken)).toMatchObject({
    http: 409,
    message: expect.stringMatching(/disetujui.*Kembalikan unit/) as string,
  });
  expect((await send(refusal(given.id, early))).http).toBe(409);
  // Nor by what the phone says of its clock.
  const corrected = { ...taken, at: new Date(approved + MINUTE).toISOString(), clock_difference: -3_600_000 };
  expect((await send(corrected)).http).toBe(409);
  expect(await statusOf(code)).toBe('ACTIVE');
  // Clocks differ by a little.
  expect((await send({ ...taken, at: before(3) })).http).toBe(200);
  expect(await statusOf(code)).toBe('REPOSSESSED');
});

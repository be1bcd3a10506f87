import { afterAll, beforeAll, expect, it } from 'vitest';
import { readyToTake } from '../testing/taking';

let world: Awaited<ReturnType<typeof readyToTake>>;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  world = await readyToTake({ until: (cleanup) => cleanups.push(cleanup) });
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const MINUTE = 60_000;
const DAY = 86_400_000;

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

it('a unit that was taken in time is taken for three days after its order; a refusal is kept', async () => {
  const { api, order, surrender, refusal, send, codes, kindOf, agus, statusOf, read } = world;
  const [, code = ''] = codes;
  const given = await order(code);
  const body = await surrender(given.id, {}, agus.token, await kindOf(code));
  api.advance(18 * DAY);
  expect(await send(body)).toMatchObject({
    http: 409,
    message: expect.stringContaining('Minta surat tugas baru') as string,
  });
  expect(await statusOf(code)).toBe('ACTIVE');
  expect((await send(refusal(given.id, { at: body.at }))).http).toBe(200);
  expect((await read(code)).ruling_only).toBe(true);
});

it('an order that has expired is withdrawn as long as its unit could come in, also beside a new one', async () => {
  const { api, order, surrender, send, codes, kindOf, agus, statusOf, read, withdraw } = world;
  const [, , code = '', other = ''] = codes;
  const given = await order(code);
  const replaced = await order(other);
  const body = await surrender(given.id, {}, agus.token, await kindOf(code));
  const old = await surrender(replaced.id, {}, agus.token, await kindOf(other));
  api.advance(16 * DAY);
  expect((await read(code)).orders[0]).toMatchObject({ state: 'EXPIRED', withdraw_obstacle: null });
  expect((await withdraw(given.id)).data).toMatchObject({ state: 'WITHDRAWN' });
  expect(await send(body)).toMatchObject({
    http: 409,
    message: expect.stringContaining('dicabut') as string,
  });
  expect(await statusOf(code)).toBe('ACTIVE');
  const next = await order(other);
  expect((await withdraw(replaced.id)).data).toMatchObject({ state: 'WITHDRAWN' });
  expect((await send(old)).http).toBe(409);
  // Nothing can come in of it any more.
  api.advance(18 * DAY);
  expect((await read(other)).orders[0]?.withdraw_obstacle).toContain('berakhir');
  expect((await withdraw(next.id)).http).toBe(409);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { readyToTake } from '../testing/taking';

let world: Awaited<ReturnType<typeof readyToTake>>;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  world = await readyToTake({ until: (cleanup) => cleanups.push(cleanup) });
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

it('who works elsewhere by now takes no unit, is told what to do with it, and still says what was refused', async () => {
  const { api, code, order, surrender, refusal, send, upload, read, agus, kindOf, statusOf } = world;
  const given = await order(code);
  const before = await upload(agus.token);
  await api.connection.pool.query('update staff set office_id = 2 where id = $1', [agus.id]);
  const taken = await surrender(given.id, {}, agus.token, await kindOf(code));
  expect(await send(taken)).toMatchObject({
    http: 409,
    message: expect.stringContaining('Kembalikan unit') as string,
  });
  expect(await statusOf(code)).toBe('ACTIVE');
  const answer = await send(refusal(given.id, { photos: [before, await upload(agus.token)] }));
  expect(answer.http, answer.message).toBe(200);
  expect(await read(code)).toMatchObject({ ruling_only: true, orders: [{ state: 'REFUSED' }] });
  const [photo] = answer.data.photos;
  const seen = async (token: string) => (await api.call('GET', `files/${photo?.id}`, { token })).http;
  expect(await seen(world.spv)).toBe(200);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { readyToTake } from '../testing/taking';

let world: Awaited<ReturnType<typeof readyToTake>>;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  world = await readyToTake({ until: (cleanup) => cleanups.push(cleanup) });
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

it('a refusal that comes in late ends the order that was given on an agreement meanwhile', async () => {
  const { api, code, order, refusal, withdraw, surrender, send, own, read, agus, budi, kindOf, statusOf } =
    world;
  const first = await order(code, { collector_ids: [agus.id] });
  const late = refusal(first.id);
  api.advance(3_600_000);
  expect((await withdraw(first.id)).http).toBe(200);
  const second = await order(code, { collector_ids: [budi.id] });
  const taken = await surrender(second.id, {}, budi.token, await kindOf(code));
  expect((await send(late)).http).toBe(200);

  const { orders, ruling_only } = await read(code);
  expect(ruling_only).toBe(true);
  expect(orders[0]).toMatchObject({
    ...{ id: second.id, state: 'ENDED' },
    state_text: `Surat tugas ${second.number} tidak berlaku lagi: nasabah menolak surat tugas ${first.number}.`,
  });
  expect((await own(budi.token)).rows).toEqual([]);
  const { rows: told } = await api.connection.pool.query(
    "select staff_id as id from notifications where title = 'Surat tugas penarikan berakhir'",
  );
  expect(told).toEqual([{ id: budi.id }]);
  expect(await send(taken, budi.token)).toMatchObject({
    http: 409,
    message: expect.stringMatching(/putusan pengadilan.*Kembalikan unit/) as string,
  });
  expect(await statusOf(code)).toBe('ACTIVE');
  // By a ruling it is taken, and that it was refused once more is kept.
  const third = await order(code, { basis: 'RULING' });
  expect((await send(refusal(second.id), budi.token)).http).toBe(200);
  expect((await send(await surrender(third.id, {}, agus.token, await kindOf(code)))).http).toBe(200);
  expect(await statusOf(code)).toBe('REPOSSESSED');
});

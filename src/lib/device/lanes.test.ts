import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../http/ApiError';
import { buildNote, NOTE, SLIP, type KeptNote } from '../mocks/deviceKinds';
import { DeviceMemory, memoryDisk } from '../mocks/memoryDisk';
import { createDeviceStore } from './createDeviceStore';
import { createQueue } from './createQueue';
import type { RecordKind, Sender } from './RecordKind';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answer = (status: number, retryAfter?: number) =>
  new ApiError({
    kind: 'refused',
    status,
    message: `Ditolak ${status}`,
    ...(retryAfter !== undefined && { retryAfter }),
  });
const silence = () => new ApiError({ kind: 'offline', status: 0 });

/** A phone with these in the queue, in this order; `fails` says what comes instead of a success. */
async function phone(
  notes: readonly (Partial<KeptNote> & { id: string; kind?: RecordKind<KeptNote> })[],
  fails: (id: string) => Error | null,
) {
  const store = createDeviceStore(memoryDisk(new DeviceMemory()));
  for (const { kind = NOTE, ...note } of notes)
    await store.records(kind).put(buildNote({ ...note, step: 'waiting' }));
  const tried: string[] = [];
  const sent: string[] = [];
  const network = new EventTarget();
  const onUnauthorized = vi.fn();
  const queue = createQueue({ owner: '7', store, network, onUnauthorized });
  const sender: Sender<KeptNote> = {
    record: async ({ id }) => {
      tried.push(id);
      await Promise.resolve();
      const error = fails(id);
      if (error) throw error;
      sent.push(id);
    },
  };
  queue.serve(NOTE, sender);
  queue.serve(SLIP, sender);
  const stop = queue.start();
  await vi.advanceTimersByTimeAsync(10);
  return { store, queue, tried, sent, network, stop, onUnauthorized };
}

it('one that is answered 500 each time holds its own lane, and no other', async () => {
  const notes = ['a1', 'b1', 'a2', 'b2', 'c1'].map((id) => ({ id, lane: `kontrak ${id[0]}` }));
  const { sent, queue, stop } = await phone(notes, (id) => (id === 'a1' ? answer(500) : null));
  expect(sent.toSorted()).toEqual(['b1', 'b2', 'c1']);
  expect(sent.indexOf('b1')).toBeLessThan(sent.indexOf('b2'));
  expect([...queue.state()]).toEqual([['a1', { step: 'pause', message: 'Ditolak 500' }]]);
  stop();
});

it('each lane has a pause of its own, which others do not end', async () => {
  let lane = 0;
  const { tried, store, stop } = await phone([{ id: 'a', lane: 'a' }], (id) =>
    id === 'a' ? answer(500) : null,
  );
  for (let second = 0; second < 12; second++) {
    await store.records(NOTE).put(buildNote({ id: `b${(lane += 1)}`, lane: `b${lane}`, step: 'waiting' }));
    await vi.advanceTimersByTimeAsync(1000);
  }
  // After 3 s, and then 10 s later.
  expect(tried.filter((id) => id === 'a')).toHaveLength(2);
  expect(tried.filter((id) => id !== 'a')).toHaveLength(12);
  stop();
});

it('what nothing answered goes at once when another got through', async () => {
  let isCut = true;
  const { tried, sent, store, stop } = await phone([{ id: 'a', lane: 'a' }], () =>
    isCut ? silence() : null,
  );
  await vi.advanceTimersByTimeAsync(14_000);
  expect(tried).toEqual(['a', 'a', 'a']);
  isCut = false;
  await store.records(NOTE).put(buildNote({ id: 'b', lane: 'b', step: 'waiting' }));
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(['b', 'a']);
  stop();
});

it('three that never end do not stop a fourth for longer than their tries', async () => {
  const lanes = ['a', 'b', 'c', 'd', 'e'];
  const { sent, stop } = await phone(
    lanes.map((id) => ({ id, lane: id })),
    (id) => ('abc'.includes(id) ? silence() : null),
  );
  expect(sent.toSorted()).toEqual(['d', 'e']);
  stop();
});

it('what follows a refused one goes, or waits where its kind says so', async () => {
  const notes = [
    { id: 'a1', lane: 'a' },
    { id: 'a2', lane: 'a' },
    { id: 'b1', lane: 'b', kind: SLIP },
    { id: 'b2', lane: 'b', kind: SLIP },
    { id: 'b3', lane: 'b' },
  ];
  let refused = ['a1', 'b1'];
  const { sent, store, queue, stop } = await phone(notes, (id) =>
    refused.includes(id) ? answer(422) : null,
  );
  expect(sent).toEqual(['a2']);
  refused = [];
  const [mended] = (await store.records(SLIP).list('7')).filter(({ id }) => id === 'b1');
  expect(mended).toMatchObject({ step: 'refused', refusal: { message: 'Ditolak 422' } });
  await store.records(SLIP).put({ ...buildNote({ id: 'b1', lane: 'b' }), step: 'waiting' });
  await queue.run();
  expect(sent).toEqual(['a2', 'b1', 'b2', 'b3']);
  stop();
});

it('the order is the one in which they were put into the queue, whatever the clock says', async () => {
  const { sent, stop } = await phone(
    [
      { id: 'z', at: '2026-11-20T09:00:00.000Z' },
      { id: 'm', at: '2026-11-20T07:00:00.000Z', kind: SLIP },
      { id: 'a', at: '2026-11-20T08:00:00.000Z' },
    ],
    () => null,
  );
  expect(sent).toEqual(['z', 'm', 'a']);
  stop();
});

it('a server that has had too much of a person is left alone by every lane, for as long as it asked', async () => {
  let isTooMuch = true;
  const lanes = Array.from({ length: 9 }, (_, at) => ({ id: `n${at}`, lane: `l${at}` }));
  const { tried, sent, stop } = await phone(lanes, () => (isTooMuch ? answer(429, 20) : null));
  expect(tried.length).toBeLessThanOrEqual(3);
  isTooMuch = false;
  await vi.advanceTimersByTimeAsync(19_000);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toHaveLength(9);
  stop();
});

it('a session that is over stops every lane, says so once, and all go after signing in', async () => {
  let isOver = true;
  const lanes = Array.from({ length: 9 }, (_, at) => ({ id: `n${at}`, lane: `l${at}` }));
  const { tried, sent, store, queue, onUnauthorized, stop } = await phone(lanes, () =>
    isOver ? answer(401) : null,
  );
  await vi.advanceTimersByTimeAsync(120_000);
  await store.records(NOTE).put(buildNote({ id: 'later', lane: 'later', step: 'waiting' }));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(tried.length).toBeLessThanOrEqual(3);
  expect(onUnauthorized).toHaveBeenCalledOnce();
  isOver = false;
  // The same person has signed in again: their sender has another credential.
  queue.serve(NOTE, { record: async ({ id }) => void (await Promise.resolve(sent.push(id))) });
  await vi.advanceTimersByTimeAsync(10);
  expect(sent).toHaveLength(10);
  stop();
});

it('stopped in the middle, it sends nothing more, and begun again, all the rest', async () => {
  const lanes = Array.from({ length: 6 }, (_, at) => ({ id: `n${at}`, lane: `l${at % 2}` }));
  const { tried, sent, store, stop, queue } = await phone(lanes, () => silence());
  stop();
  tried.length = 0;
  await store.records(NOTE).put(buildNote({ id: 'late', lane: 'late', step: 'waiting' }));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(tried).toEqual([]);
  expect(queue.state().size).toBe(0);
  queue.serve(NOTE, { record: async ({ id }) => void (await Promise.resolve(sent.push(id))) });
  const end = queue.start();
  await vi.advanceTimersByTimeAsync(10);
  expect(sent).toHaveLength(7);
  end();
});

it('what another version of the app wrote stays, and stops nothing', async () => {
  const memory = new DeviceMemory();
  const store = createDeviceStore(memoryDisk(memory));
  await store.records(NOTE).put({ ...buildNote({ id: 'odd', step: 'waiting' }), text: 7 as never });
  await store.records(NOTE).put(buildNote({ id: 'ok', step: 'waiting' }));
  const sent: string[] = [];
  const queue = createQueue({ owner: '7', store, network: new EventTarget() });
  queue.serve(NOTE, { record: async ({ id }) => void (await Promise.resolve(sent.push(id))) });
  await queue.run();
  expect(sent).toEqual(['ok']);
  expect(memory.tables.records.size).toBe(2);
});

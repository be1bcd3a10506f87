import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { buildNote, NOTE, SLIP, type KeptNote } from '../mocks/deviceKinds';
import { DeviceMemory, memoryDisk } from '../mocks/memoryDisk';
import { createDeviceStore } from './createDeviceStore';
import type { FactKind } from './RecordKind';

const PLAN: FactKind<{ contract: string; late: number }> = {
  name: 'rencana',
  schema: z.object({ contract: z.string(), late: z.number() }),
  keyOf: ({ contract }) => contract,
};
const CONTENT = { type: 'image/jpeg', bytes: new ArrayBuffer(3) };
const PHOTO = { id: 'p', name: 'rumah.jpg', bytes: 3 };

function device() {
  const memory = new DeviceMemory();
  return { memory, store: createDeviceStore(memoryDisk(memory)) };
}

it('what waits or was sent is changed by nobody, and the same once more is no change', async () => {
  const notes = device().store.records(NOTE);
  const note = buildNote({ id: 'a', step: 'waiting' });
  await notes.put(note);
  await notes.put(note);
  await expect(notes.put({ ...note, step: 'draft', text: 'lain' })).rejects.toMatchObject({
    kind: 'elsewhere',
  });
  await notes.settle({ ...note, step: 'sent' });
  await expect(notes.put({ ...note, text: 'lain' })).rejects.toMatchObject({ kind: 'elsewhere' });
  await notes.refuse(note, { message: 'x', fields: {}, moved: false, at: '' });
  expect(await notes.list('7')).toEqual([{ ...note, step: 'sent' }]);
});

it('a draft or a refused one is put aside by its owner, with its photos; what waits, was sent or may not stays', async () => {
  const { store, memory } = device();
  const notes = store.records(NOTE);
  const [draft, note] = [
    buildNote({ id: 'draft', photos: [PHOTO] }),
    buildNote({ id: 'a', step: 'waiting' }),
  ];
  const always = () => true;
  await notes.putPhoto(draft, 'p', CONTENT);
  await expect(notes.discard(draft, ({ text }) => text !== draft.text)).rejects.toMatchObject({
    kind: 'elsewhere',
  });
  await notes.discard(draft, always);
  await notes.discard(draft, always);
  expect(memory.tables.records.size + memory.tables.photos.size).toBe(0);
  await notes.put(note);
  await expect(notes.discard({ ...note, step: 'draft' }, always)).rejects.toMatchObject({
    kind: 'elsewhere',
  });
  await notes.refuse(note, { message: 'x', fields: {}, moved: false, at: '' });
  await notes.discard(note, always);
  expect(await notes.list('7')).toEqual([]);
  await notes.put(note);
  await notes.settle({ ...note, step: 'sent' });
  await expect(notes.discard(note, always)).rejects.toMatchObject({ kind: 'elsewhere' });
});

it('numbers that are given at once in two tabs are given once each', async () => {
  const memory = new DeviceMemory();
  const tab = () => createDeviceStore(memoryDisk(memory)).records(SLIP);
  const next = (kept: readonly KeptNote[]) => {
    const last = Math.max(0, ...kept.map(({ text }) => Number(text)));
    return last < 5 ? buildNote({ id: `s${last + 1}`, text: String(last + 1), step: 'waiting' }) : null;
  };
  const [one, two] = [tab(), tab()];
  const made = await Promise.all(Array.from({ length: 7 }, (_, at) => (at % 2 ? one : two).make('7', next)));
  expect(made.map((slip) => slip?.text)).toEqual(['1', '2', '3', '4', '5', undefined, undefined]);
  const rows = await createDeviceStore(memoryDisk(memory)).rows('7');
  expect(rows.map(({ nth, id }) => `${nth} ${id}`)).toEqual(['1 s1', '2 s2', '3 s3', '4 s4', '5 s5']);
  await expect(one.make('7', () => buildNote({ id: 's1' }))).rejects.toMatchObject({ kind: 'elsewhere' });
});

it('nobody is given what is another’s, under the same id too', async () => {
  const { store } = device();
  const notes = store.records(NOTE);
  await notes.put(buildNote({ id: 'a', text: 'tujuh' }));
  await notes.putPhoto(buildNote({ id: 'a', owner: '12', text: 'dua belas', photos: [PHOTO] }), 'p', CONTENT);
  await store.facts(PLAN).put('12', [{ contract: 'K1', late: 3 }]);
  expect((await notes.list('7')).map(({ text }) => text)).toEqual(['tujuh']);
  expect(await notes.photo('7', 'a', 'p')).toBeNull();
  expect(await store.facts(PLAN).list('7')).toEqual([]);
  expect(await store.facts(PLAN).list('1')).toEqual([]);
  await store.forget('7');
  expect(await store.facts(PLAN).list('12')).toHaveLength(1);
  expect(await notes.photo('12', 'a', 'p')).toEqual(CONTENT);
});

it('after signing out only what the server does not have is left, with its photos', async () => {
  const { store, memory } = device();
  const notes = store.records(NOTE);
  await notes.putPhoto(buildNote({ id: 'draft', photos: [PHOTO] }), 'p', CONTENT);
  await notes.put(buildNote({ id: 'waits', step: 'waiting' }));
  await notes.put(buildNote({ id: 'gone', step: 'waiting' }));
  await notes.settle(buildNote({ id: 'gone', step: 'sent' }));
  await store.records(SLIP).put(buildNote({ id: 'slip' }));
  await store.facts(PLAN).put('7', [{ contract: 'K1', late: 3 }]);
  expect([...(await store.unsent('7'))].sort()).toEqual([
    ['catatan', 2],
    ['tanda', 1],
  ]);
  await store.forget('7');
  expect((await notes.list('7')).map(({ id }) => id).sort()).toEqual(['draft', 'waits']);
  expect(memory.tables.photos.size).toBe(1);
  expect(memory.tables.facts.size).toBe(0);
});

it('a day that is read again takes the place of the one before, whole', async () => {
  const { store } = device();
  const plan = store.facts(PLAN);
  await plan.replace('7', [
    { contract: 'K1', late: 3 },
    { contract: 'K2', late: 9 },
  ]);
  await plan.replace('7', [{ contract: 'K2', late: 10 }]);
  expect(await plan.list('7')).toEqual([{ contract: 'K2', late: 10 }]);
  await plan.remove('7', ['K2']);
  expect(await plan.list('7')).toEqual([]);
});

it('what does not fit is said, and changes nothing', async () => {
  const memory = new DeviceMemory();
  const notes = createDeviceStore(memoryDisk(memory, { isFull: () => true })).records(NOTE);
  await notes.put(buildNote({ id: 'a' }));
  const more = buildNote({ id: 'a', photos: [PHOTO], text: 'dengan foto' });
  await expect(notes.putPhoto(more, 'p', CONTENT)).rejects.toMatchObject({ kind: 'full' });
  expect(await notes.list('7')).toEqual([buildNote({ id: 'a' })]);
});

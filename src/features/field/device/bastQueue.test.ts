import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createDeviceStore } from '@/lib/device/createDeviceStore';
import { createQueue } from '@/lib/device/createQueue';
import type { Sender } from '@/lib/device/RecordKind';
import { ApiError } from '@/lib/http/ApiError';
import { DeviceMemory, memoryDisk } from '@/lib/mocks/memoryDisk';
import { bastBody, finishedBast } from '../domain/bastRules';
import { buildBast } from '../mocks/buildBast';
import { buildKeptVisit } from '../mocks/buildKeptVisit';
import { BAST, VISIT } from './fieldDevice';
import type { KeptBast } from './KeptBast';
import type { KeptVisit } from './keptVisitSchema';

/*
 * A BAST with two photos and two signatures, sent by the queue that all of a phone goes by. Wherever it is cut off, and
 * whatever answer is lost, the server has it once, whole, and after the visit of its contract that was finished before.
 */

const answer = (status: number, message = `Ditolak ${status}`) =>
  new ApiError({ kind: 'refused', status, message });
const lost = () => new ApiError({ kind: 'timeout', status: 0 });
type Fate = 'ok' | 'no way there' | 'no way back' | 'busy' | 'signed out';

/** Takes each picture and each BAST once, by its id. */
class Server {
  readonly files = new Map<string, number>();
  readonly received = new Map<string, string>();
  readonly order: string[] = [];
  fates: Fate[] = [];
  refusal: ApiError | null = null;

  private answer<T>(take: () => T): T {
    switch (this.fates.shift() ?? 'ok') {
      case 'ok':
        return take();
      case 'no way there':
        throw lost();
      case 'no way back':
        take();
        throw lost();
      case 'busy':
        throw answer(503);
      case 'signed out':
        throw answer(401);
    }
  }

  basts: Sender<KeptBast> = {
    photo: (bast, { id }, content) =>
      Promise.resolve().then(() =>
        this.answer(() => {
          expect(content.bytes.byteLength).toBe(3);
          const key = `${bast.id} ${id}`;
          this.files.set(key, this.files.get(key) ?? this.files.size + 1);
          return this.files.get(key) ?? 0;
        }),
      ),
    record: (bast, photos) =>
      Promise.resolve().then(() =>
        this.answer(() => {
          if (this.refusal) throw this.refusal;
          const body = bastBody(bast, photos);
          const had = this.received.get(bast.id);
          if (had !== undefined) return expect(JSON.stringify(body)).toBe(had);
          expect(body.photos).toHaveLength(2);
          expect(body.giver_signature).not.toBeNull();
          expect(body.collector_signature).not.toBeNull();
          this.received.set(bast.id, JSON.stringify(body));
          this.order.push(bast.id);
        }),
      ),
  };

  visits: Sender<KeptVisit> = {
    record: ({ id }) => Promise.resolve().then(() => this.answer(() => void this.order.push(id))),
  };
}

function phone(server: Server, memory = new DeviceMemory()) {
  const page = { isGone: false };
  const store = createDeviceStore(memoryDisk(memory, { isGone: () => page.isGone }));
  const onUnauthorized = vi.fn();
  const queue = createQueue({ owner: '7', store, network: new EventTarget(), onUnauthorized });
  queue.serve(BAST, server.basts);
  queue.serve(VISIT, server.visits);
  const reload = () => {
    page.isGone = true;
    return phone(server, memory);
  };
  return { memory, store, queue, reload, onUnauthorized };
}

/** Fills one as the form does: each picture with its bytes, then finished. */
async function fill({ store }: ReturnType<typeof phone>, over: Partial<KeptBast> = {}) {
  const basts = store.records(BAST);
  const bast = buildBast(over);
  for (const [at, { id }] of bast.photos.entries()) {
    const content = { type: id.startsWith('tanda') ? 'image/png' : 'image/jpeg', bytes: new ArrayBuffer(3) };
    await basts.putPhoto({ ...bast, photos: bast.photos.slice(0, at + 1) }, id, content);
  }
  return basts.finish(bast, () => finishedBast(bast, new Date('2026-11-20T07:20:00.000Z'), 0));
}

const kept = async ({ store }: ReturnType<typeof phone>) => (await store.records(BAST).list('7'))[0];

describe('a BAST in the queue', () => {
  it('survives the page at each step, and arrives once', async () => {
    for (let turns = 0; turns < 60; turns++) {
      const server = new Server();
      const first = phone(server);
      await fill(first);
      void first.queue.run();
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      const second = first.reload();
      expect((await second.store.records(BAST).list('7')).length).toBe(1);
      await second.queue.run();
      expect([...server.received.keys()]).toEqual([buildBast().id]);
      expect(server.files.size).toBe(4);
      expect(await kept(second)).toMatchObject({ step: 'sent', photos: [] });
    }
  });

  it('arrives once whatever is lost on the way, twice run, in two tabs', async () => {
    const fate = fc.constantFrom<Fate>('ok', 'no way there', 'no way back', 'busy', 'signed out');
    await fc.assert(
      fc.asyncProperty(fc.array(fate, { maxLength: 12 }), fc.boolean(), async (fates, isTwice) => {
        const server = new Server();
        const one = phone(server);
        await fill(one);
        server.fates = [...fates];
        const other = phone(server, one.memory);
        await Promise.all([one.queue.run(), ...(isTwice ? [other.queue.run()] : [])]);
        server.fates = [];
        const later = one.reload();
        await later.queue.run();
        expect(server.order).toEqual([buildBast().id]);
        expect(await kept(later)).toMatchObject({ step: 'sent' });
      }),
      { numRuns: 60 },
    );
  });

  it('comes after what its contract’s visit said before', async () => {
    const server = new Server();
    const one = phone(server);
    const visit = buildKeptVisit({ id: 'v', photos: [] });
    await one.store.records(VISIT).finish(visit, () => visit);
    await fill(one);
    server.fates = ['busy'];
    await one.queue.run();
    expect(server.order).toEqual([]);
    await one.queue.run();
    expect(server.order).toEqual(['v', buildBast().id]);
  });

  it('409: it stays with the server’s words and all its pictures, and is not sent by itself', async () => {
    const server = new Server();
    const one = phone(server);
    await fill(one);
    server.refusal = answer(409, 'Tunggakan sudah dibayar. Kembalikan unit kepada nasabah sekarang.');
    await one.queue.run();
    await one.queue.run();
    const bast = await kept(one);
    expect(bast).toMatchObject({ step: 'refused', refusal: { fields: {}, moved: false } });
    expect(bast?.refusal?.message).toContain('Kembalikan unit');
    for (const { id } of bast?.photos ?? [])
      expect(await one.store.records(BAST).photo('7', bast!.id, id)).not.toBeNull();
    expect(await one.store.unsent('7')).toEqual(new Map([['BAST', 1]]));
  });

  it('401: it waits for the same person, and nobody else sends it', async () => {
    const server = new Server();
    const one = phone(server);
    await fill(one);
    server.fates = ['signed out'];
    await one.queue.run();
    expect(one.onUnauthorized).toHaveBeenCalledOnce();
    expect(await kept(one)).toMatchObject({ step: 'waiting', owner: '7' });
    await one.store.forget('7');
    const stranger = createQueue({ owner: '12', store: one.store, network: new EventTarget() });
    stranger.serve(BAST, server.basts);
    await stranger.run();
    expect(server.received.size).toBe(0);
    await one.reload().queue.run();
    expect(server.received.size).toBe(1);
  });

  it('another version of the app leaves it as it is', async () => {
    const server = new Server();
    const one = phone(server);
    await fill(one);
    const [[key, row] = ['', null]] = [...one.memory.tables.records];
    const had = row as { record: KeptBast };
    one.memory.tables.records.set(key, { ...had, record: { ...had.record, facts: { order: {} } } });
    expect(await one.store.records(BAST).list('7')).toEqual([]);
    await one.queue.run();
    expect(server.received.size).toBe(0);
    expect(one.memory.tables.records.size).toBe(1);
  });
});

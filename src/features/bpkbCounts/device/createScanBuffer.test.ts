import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceStore } from '@/lib/device/createDeviceStore';
import { DeviceStoreError } from '@/lib/device/DeviceStoreError';
import { DeviceMemory, memoryDisk } from '@/lib/mocks/memoryDisk';
import { SCANS } from './countDevice';
import { createScanBuffer } from './createScanBuffer';
import type { KeptScan } from './keptScansSchema';

const scan = (bookId: number): KeptScan => ({
  ...{ code: `BPKB:${bookId}`, bookId, placeId: 3, at: '2026-11-20T02:00:00.000Z', way: 'CAMERA' },
});

let store: ReturnType<typeof openStore>;
const openStore = () => createDeviceStore(memoryDisk(new DeviceMemory())).records(SCANS);
let timers: (() => void)[];
const buffer = () =>
  createScanBuffer({
    ...{ store, owner: '7', countId: 4 },
    later: (run) => {
      timers = [run];
      return () => (timers = []);
    },
  });
const kept = async () => (await store.list('7')).map(({ step, scans }) => `${step} ${scans.length}`);

beforeEach(() => {
  store = openStore();
  timers = [];
});

describe('createScanBuffer', () => {
  it('keeps each code at once, and sends them after a while of quiet', async () => {
    const one = buffer();
    await one.add(scan(1));
    await one.add(scan(2));
    expect(await kept()).toEqual(['draft 2']);
    timers[0]?.();
    await one.flush();
    expect(await kept()).toEqual(['waiting 2']);
    await one.add(scan(3));
    expect((await kept()).sort()).toEqual(['draft 1', 'waiting 2']);
  });

  it('sends a hundred at once, however fast they come, and loses none', async () => {
    const one = buffer();
    await Promise.all(Array.from({ length: 250 }, (_, at) => one.add(scan(at + 1))));
    await one.flush();
    expect((await kept()).sort()).toEqual(['waiting 100', 'waiting 100', 'waiting 50']);
    const all = (await store.list('7')).flatMap(({ scans }) => scans.map(({ bookId }) => bookId));
    expect(new Set(all).size).toBe(250);
  });

  it('begins another where a tab has sent the draft', async () => {
    const one = buffer();
    await one.add(scan(1));
    const [draft] = await store.list('7');
    await store.finish(draft!, () => draft!);
    await one.add(scan(2));
    await one.flush();
    expect(await kept()).toEqual(['waiting 1', 'waiting 1']);
  });

  it('says where a code cannot be kept, and keeps those before', async () => {
    const full = new DeviceStoreError('full');
    const one = buffer();
    await one.add(scan(1));
    vi.spyOn(store, 'put').mockRejectedValueOnce(full);
    await expect(one.add(scan(2))).rejects.toBe(full);
    await one.add(scan(3));
    await one.flush();
    const [only] = await store.list('7');
    expect(only?.scans.map(({ bookId }) => bookId)).toEqual([1, 3]);
  });

  it('sends nothing where nothing was read', async () => {
    await buffer().flush();
    expect(await kept()).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDeviceStore } from '@/lib/device/createDeviceStore';
import { DeviceMemory, memoryDisk } from '@/lib/mocks/memoryDisk';
import { usedNumbers } from '../domain/blockWork';
import { nextTtsNumber } from '../domain/nextTtsNumber';
import { visitDay } from '../domain/visitRules';
import { buildPaidVisit, REFUSAL } from '../mocks/buildKeptVisit';
import { buildBlock } from '../mocks/buildTts';
import { VISIT } from './fieldDevice';
import type { KeptVisit } from './KeptVisit';

const BLOCKS = [buildBlock({ used: [], last_day: null })];
/** As the form finishes it. */
const numbered = (visit: KeptVisit) => (others: readonly KeptVisit[]) => {
  const next = nextTtsNumber(BLOCKS, usedNumbers(others), visitDay(visit));
  if (next.problem !== null) throw new Error(next.problem);
  return { ...visit, tts: { block: next.block, nth: next.nth, number: next.number } };
};
const visit = (id: string, over: Partial<KeptVisit> = {}) =>
  buildPaidVisit({ id, step: 'draft', tts: null, ...over });

describe('a number is taken where its visit is kept', () => {
  it('never twice, in however many tabs at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(3), { minLength: 1, maxLength: 25 }), async (tabs) => {
        const memory = new DeviceMemory();
        const stores = Array.from({ length: 4 }, () => createDeviceStore(memoryDisk(memory)).records(VISIT));
        const given = await Promise.all(
          tabs.map((tab, nth) => stores[tab]!.finish(visit(`v${nth}`), numbered(visit(`v${nth}`)))),
        );
        const numbers = given.map(({ tts }) => tts?.nth ?? 0).toSorted((a, b) => a - b);
        expect(numbers).toEqual(tabs.map((_, index) => 226 + index));
        expect((await stores[0]!.list('7')).every(({ step }) => step === 'waiting')).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('and where there is none, nothing changes: it is a draft still', async () => {
    const store = createDeviceStore(memoryDisk(new DeviceMemory())).records(VISIT);
    await store.put(visit('a', { note: 'isi' }));
    const late = visit('a', { visitedAt: '2026-12-01T03:00:00.000Z' });
    await expect(store.finish(late, numbered(late))).rejects.toThrow(/belum mempunyai nomor/);
    expect(await store.list('7')).toMatchObject([{ step: 'draft', note: 'isi', tts: null }]);
  });

  it('what another tab has finished stays as it is', async () => {
    const store = createDeviceStore(memoryDisk(new DeviceMemory())).records(VISIT);
    const [first] = [await store.finish(visit('a'), numbered(visit('a')))];
    await expect(store.finish(visit('a'), numbered(visit('a')))).rejects.toThrow(/tab lain/);
    expect(await store.list('7')).toEqual([first]);
  });

  it('and from then on its sum stays, whatever the form says', async () => {
    const store = createDeviceStore(memoryDisk(new DeviceMemory())).records(VISIT);
    const given = await store.finish(visit('a'), numbered(visit('a')));
    await store.refuse(given, REFUSAL);
    const refused = { ...given, step: 'refused' as const, refusal: REFUSAL };
    const wrong: Partial<KeptVisit>[] = [
      { amount: null },
      { amount: 1 },
      { tts: null },
      { result: 'REFUSED' },
    ];
    for (const change of [...wrong, { met: 'NOBODY' as const }]) {
      await expect(store.put({ ...refused, ...change })).rejects.toThrow(/sudah diberikan/);
      await expect(store.finish(refused, () => ({ ...refused, ...change }))).rejects.toThrow(
        /sudah diberikan/,
      );
    }
    expect(await store.list('7')).toEqual([refused]);
    await store.put({ ...refused, againReason: 'Menambah bayarannya' });
    expect(await store.list('7')).toMatchObject([{ amount: 720_000, againReason: 'Menambah bayarannya' }]);
  });
});

import { expect, it } from 'vitest';
import { DeviceMemory, memoryDisk, memoryKey } from '../mocks/memoryDisk';
import { DeviceStoreError } from './DeviceStoreError';
import type { Row } from './Disk';
import type { PhotoContent } from './KeptRecord';
import { SURVEY_KIND, takeSurveysAlong, type OldSurvey, type OldSurveys } from './takeSurveysAlong';

/** What a phone had before. */
class OldPhone {
  surveys = new Map<string, OldSurvey>();
  photos = new Map<string, PhotoContent>();
  facts = [{ owner: '7', registrationId: 41, name: 'Siti' }];
  isThere = true;

  constructor() {
    const steps = ['waiting', 'draft', 'waiting', 'refused', 'sent'] as const;
    for (const [at, step] of steps.entries()) {
      const id = `s${at}`;
      const photos = step === 'sent' ? [] : [{ id: 'p', name: 'rumah.jpg', bytes: at + 1 }];
      this.surveys.set(id, {
        ...{ id, owner: at === 2 ? '12' : '7', step, photos, refusal: null, sentAt: null },
        // The first by name was made last.
        visitedAt: `2026-11-2${9 - at}T02:00:00.000Z`,
        facts: { registrationId: 41 },
      });
      if (photos.length > 0) this.photos.set(id, { type: 'image/jpeg', bytes: new ArrayBuffer(at + 1) });
    }
  }

  /** As a page reads it that closes after so many steps. */
  opened(step: () => Promise<void>): OldSurveys {
    return {
      surveys: async () => (await step(), [...this.surveys.values()]),
      photos: async (_owner, id) => {
        await step();
        const content = this.photos.get(id);
        return content ? [{ id: 'p', content }] : [];
      },
      facts: async () => (await step(), this.facts),
      remove: async (_owner, id) => {
        await step();
        this.surveys.delete(id);
        this.photos.delete(id);
      },
      drop: async () => {
        await step();
        this.isThere = false;
      },
    };
  }
}

/** Closes the page before its nth step; resolves with whether it came to its end. */
async function takeUntil(
  old: OldPhone,
  memory: DeviceMemory,
  cutAt: number,
  isFull = () => false,
): Promise<boolean> {
  let steps = 0;
  const step = () => ((steps += 1) > cutAt ? new Promise<void>(() => undefined) : Promise.resolve());
  const disk = memoryDisk(memory, { isFull });
  const change: typeof disk.change = async (...args) => {
    await step();
    await disk.change(...args);
  };
  const done = takeSurveysAlong(old.opened(step), change).then(() => true);
  const over = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 0));
  return Promise.race([done, over]);
}

const key = (owner: string, id: string) => memoryKey([owner, SURVEY_KIND, id]);
const ownerOf = (at: number) => (at === 2 ? '12' : '7');

function expectAll(memory: DeviceMemory) {
  const { records, photos, facts } = memory.tables;
  expect(records.size).toBe(5);
  expect(photos.size).toBe(4);
  expect([...facts]).toEqual([[key('7', '41'), { registrationId: 41, name: 'Siti' }]]);
  for (let at = 0; at < 5; at++) {
    const row = records.get(key(ownerOf(at), `s${at}`)) as Row;
    expect(row).toMatchObject({ owner: ownerOf(at), lane: 'form 41', record: { id: `s${at}` } });
    const content = photos.get(memoryKey([ownerOf(at), SURVEY_KIND, `s${at}`, 'p'])) as
      | PhotoContent
      | undefined;
    expect(content?.bytes.byteLength).toBe(row.record.step === 'sent' ? undefined : at + 1);
  }
  const waiting = (records.get(key('7', 's0')) as Row).nth;
  const refused = (records.get(key('7', 's3')) as Row).nth;
  // Who was visited first goes first.
  expect(refused).toBeLessThan(waiting);
  expect((records.get(key('7', 's1')) as Row).nth).toBe(0);
}

/** Nothing is in neither place, whole. */
function expectNoneLost(old: OldPhone, memory: DeviceMemory) {
  for (let at = 0; at < 5; at++) {
    const id = `s${at}`;
    const here = memory.tables.records.get(key(ownerOf(at), id)) as Row | undefined;
    const isHere =
      here &&
      here.record.photos.every(({ id: photo }) =>
        memory.tables.photos.has(memoryKey([ownerOf(at), SURVEY_KIND, id, photo])),
      );
    const there = old.surveys.get(id);
    const isThere = old.isThere && there?.photos.every(() => old.photos.has(id));
    expect(isHere ?? isThere).toBe(true);
  }
}

it('takes everything along once, wherever it is cut, and however often', async () => {
  let cuts = 0;
  for (let cutAt = 0; ; cutAt++) {
    const old = new OldPhone();
    const memory = new DeviceMemory();
    const isDone = await takeUntil(old, memory, cutAt);
    expectNoneLost(old, memory);
    if (isDone) {
      expectAll(memory);
      break;
    }
    cuts += 1;
    // Cut once more at each place, and then to its end.
    await takeUntil(old, memory, cutAt);
    expectNoneLost(old, memory);
    expect(await takeUntil(old, memory, Number.POSITIVE_INFINITY)).toBe(true);
    expect(old.isThere).toBe(false);
    expectAll(memory);
  }
  expect(cuts).toBeGreaterThan(15);
});

it('a full phone loses nothing, and goes on when there is room', async () => {
  const old = new OldPhone();
  const memory = new DeviceMemory();
  let isFull = true;
  const taking = () => takeUntil(old, memory, Number.POSITIVE_INFINITY, () => isFull);
  await expect(taking()).rejects.toBeInstanceOf(DeviceStoreError);
  expectNoneLost(old, memory);
  isFull = false;
  expect(await taking()).toBe(true);
  expectAll(memory);
});

it('two tabs that take along at once leave each visit once', async () => {
  const old = new OldPhone();
  const memory = new DeviceMemory();
  const all = Number.POSITIVE_INFINITY;
  expect(await Promise.all([takeUntil(old, memory, all), takeUntil(old, memory, all)])).toEqual([true, true]);
  expectAll(memory);
});

it('what a tab with the old version wrote afterwards comes too, but takes nothing back', async () => {
  const old = new OldPhone();
  const memory = new DeviceMemory();
  await takeUntil(old, memory, Number.POSITIVE_INFINITY);
  const again = new OldPhone();
  const draft = again.surveys.get('s1');
  const waiting = again.surveys.get('s0');
  const sent = again.surveys.get('s4');
  again.surveys.clear();
  again.photos.clear();
  again.surveys.set('s1', { ...draft, step: 'waiting' } as OldSurvey);
  again.surveys.set('s0', { ...waiting, step: 'draft' } as OldSurvey);
  again.surveys.set('s4', { ...sent, step: 'draft' } as OldSurvey);
  await takeUntil(again, memory, Number.POSITIVE_INFINITY);
  expect((memory.tables.records.get(key('7', 's1')) as Row).record.step).toBe('waiting');
  expect((memory.tables.records.get(key('7', 's0')) as Row).record.step).toBe('waiting');
  expect((memory.tables.records.get(key('7', 's4')) as Row).record.step).toBe('sent');
  expect(memory.tables.photos.size).toBe(4);
});

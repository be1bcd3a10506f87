import { describe, expect, it } from 'vitest';
import type { KeptFile } from '@/lib/contract/files';
import { checkSettle, START_SETTLE, toSettle, waysOf } from './settleDraft';

const photo = { id: 9 } as KeptFile;

describe('settling', () => {
  it('offers what settles a finding; recorded only where something was', () => {
    expect(waysOf({ finding: 'MISSING', acted: false })).toEqual([
      { settlement: 'FOUND', whyNot: null },
      { settlement: 'RECORDED', whyNot: expect.stringMatching(/^Belum ada kejadian/) as string },
    ]);
    expect(waysOf({ finding: 'SURPLUS', acted: true }).every(({ whyNot }) => whyNot === null)).toBe(true);
    expect(waysOf({ finding: 'MOVED', acted: true })).toEqual([]);
  });

  it('asks for what each way needs', () => {
    expect(Object.keys(checkSettle(START_SETTLE))).toEqual(['settlement']);
    expect(Object.keys(checkSettle({ ...START_SETTLE, settlement: 'FOUND' }))).toEqual([
      'place_id',
      'file_ids',
    ]);
    expect(Object.keys(checkSettle({ ...START_SETTLE, settlement: 'EXPLAINED', note: ' oke ' }))).toEqual([
      'note',
    ]);
    expect(checkSettle({ ...START_SETTLE, settlement: 'PUT_BACK' })).toEqual({});
  });

  it('sends place and photo only with what was found', () => {
    const found = { settlement: 'FOUND', place: '3', note: 'di laci', photo } as const;
    expect(toSettle(found, 4, 51)).toEqual({
      ...{ version: 4, book_id: 51, settlement: 'FOUND', place_id: 3, note: 'di laci', file_ids: [9] },
    });
    expect(toSettle({ ...found, settlement: 'RECORDED' }, 4, 51)).toMatchObject({
      place_id: null,
      file_ids: [],
    });
  });
});

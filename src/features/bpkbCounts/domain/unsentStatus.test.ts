import { describe, expect, it } from 'vitest';
import type { KeptScans } from '../device/keptScansSchema';
import { unsentCodes } from './unsentStatus';

const kept = (id: string, codes: number, over: Partial<KeptScans> = {}): KeptScans => ({
  ...{ id, owner: '7', step: 'waiting', photos: [], refusal: null, sentAt: null, countId: 4, begunAt: '' },
  scans: Array.from({ length: codes }, (_, at) => ({
    ...{ code: `BPKB:${at}`, bookId: at, placeId: 3, at: '', way: 'CAMERA' as const },
  })),
  ...over,
});

describe('unsentCodes', () => {
  it('sums what waits, drafts too, and says where it is', () => {
    const both = [kept('a', 100), kept('b', 7, { step: 'draft' })];
    expect(unsentCodes(both, new Map())).toMatchObject({
      waiting: 107,
      status: { tone: 'waiting', label: '107 kode belum terkirim' },
      refused: [],
    });
    expect(unsentCodes(both, new Map([['a', { step: 'record' }]])).status?.detail).toBe('Sedang dikirim.');
    expect(unsentCodes(both, new Map([['a', { step: 'session' }]])).status?.tone).toBe('overdue');
  });

  it('keeps refused ones apart, with the reason', () => {
    const refusal = { message: 'Sudah ditutup.', fields: {}, moved: false, at: '' };
    const { waiting, status, refused } = unsentCodes([kept('a', 3, { step: 'refused', refusal })], new Map());
    expect([waiting, status]).toEqual([0, null]);
    expect(refused).toMatchObject([{ codes: 3, reason: 'Sudah ditutup.' }]);
  });
});

import { expect, it } from 'vitest';
import { SLIP } from '../mocks/StoryUpload';
import { checkCashIn, emptyCashIn, toCashIn } from './cashInDraft';
import { checkSafe, EMPTY_SAFE } from './safeDraft';

const FULL = { amount: 400_000, bank: 'BCA', reference: '7781204', file: SLIP, note: '' };

it('money from a safe to the bank needs an amount that it holds, a reference and a slip', () => {
  expect(Object.keys(checkSafe(EMPTY_SAFE, 5)).sort()).toEqual(['amount', 'bank', 'file_id', 'reference']);
  expect(checkSafe(FULL, 400_000)).toEqual({});
  expect(checkSafe(FULL, 399_999)).toEqual({ amount: 'Brankas hanya berisi Rp399.999.' });
});

it('money for a drawer needs an amount and a reason, and a reference where it is not from the safe', () => {
  const empty = emptyCashIn(500_000);
  expect(empty.source).toBe('SAFE');
  expect(emptyCashIn(0).source).toBe('BANK');
  expect(Object.keys(checkCashIn(empty, 500_000)).sort()).toEqual(['amount', 'note']);
  const asked = { ...empty, amount: 500_000, note: 'Pencairan tunai' };
  expect(checkCashIn(asked, 500_000)).toEqual({});
  expect(Object.keys(checkCashIn(asked, 499_999))).toEqual(['amount']);
  expect(Object.keys(checkCashIn({ ...asked, source: 'BANK' }, 0)).sort()).toEqual(['bank', 'reference']);
  expect(Object.keys(checkCashIn({ ...asked, source: 'HEAD_OFFICE' }, 0))).toEqual(['reference']);
});

it('what belongs to another source is not sent', () => {
  const typed = { source: 'SAFE', amount: 5, bank: 'BCA', reference: 'T-1', note: 'Modal' } as const;
  expect(toCashIn(typed)).toEqual({ ...typed, bank: '', reference: '' });
  expect(toCashIn({ ...typed, source: 'HEAD_OFFICE' })).toMatchObject({ bank: '', reference: 'T-1' });
  expect(toCashIn({ ...typed, source: 'BANK' })).toMatchObject({ bank: 'BCA', reference: 'T-1' });
});

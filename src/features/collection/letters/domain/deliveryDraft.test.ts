import { expect, it } from 'vitest';
import { buildLetter, DELIVERED } from '../mocks/buildLetter';
import { checkDelivery, draftOf, writeOf } from './deliveryDraft';

const TODAY = '2026-11-22';
const letter = buildLetter();
const draft = draftOf(letter, TODAY);

it('begins with today and with whom it was left, or with what was recorded', () => {
  expect(draft).toMatchObject({ way: 'HAND', day: TODAY, outcome: 'RECEIVED', received_by: '' });
  const tried = draftOf({ delivery: { ...DELIVERED, received_by: null, note: 'Kosong' } }, TODAY);
  expect(tried).toMatchObject({ outcome: 'TRIED', day: DELIVERED.day, note: 'Kosong' });
});

it('asks for who received it, or why nobody did, on a day that was', () => {
  const wrong = (over: object) => Object.keys(checkDelivery({ ...draft, ...over }, [letter], TODAY));
  expect(wrong({})).toEqual(['received_by']);
  expect(wrong({ received_by: 'Ibu' })).toEqual([]);
  expect(wrong({ outcome: 'TRIED' })).toEqual(['note']);
  expect(wrong({ received_by: 'Ibu', day: '' })).toEqual(['day']);
  expect(wrong({ received_by: 'Ibu', day: '2026-11-19' })).toEqual(['day']);
  expect(wrong({ received_by: 'Ibu', day: '2026-11-23' })).toEqual(['day']);
});

it('writes nobody where it was only tried', () => {
  expect(writeOf({ ...draft, received_by: ' Ibu ' }).received_by).toBe('Ibu');
  expect(writeOf({ ...draft, outcome: 'TRIED', received_by: 'Ibu' }).received_by).toBeNull();
});

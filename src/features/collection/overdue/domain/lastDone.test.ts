import { expect, it } from 'vitest';
import { buildOverdueRow } from '../mocks/buildOverdue';
import { lastDone } from './lastDone';

it('tells the promise that runs, else the letter or call that came last', () => {
  const row = buildOverdueRow();
  expect(lastDone(row)).toBe('Janji bayar 23 Nov');
  expect(lastDone({ ...row, promise: null })).toBe('Telepon 17 Nov, berjanji');
  const delivered = { step: 2, made_on: '2026-11-17', delivered_on: '2026-11-18' };
  expect(lastDone({ ...row, promise: null, last_letter: delivered })).toBe('SP2 17 Nov, sampai');
  expect(lastDone({ ...row, promise: null, last_call: null })).toBe('SP1 16 Nov, belum sampai');
  expect(lastDone({ ...row, promise: null, last_call: null, last_letter: null })).toBe('');
});

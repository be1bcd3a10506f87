import { expect, it } from 'vitest';
import { lastDisbursement } from './disbursement';

it('is a week after its date, and in advance the date itself', () => {
  expect(lastDisbursement('2026-11-27', false)).toBe('2026-12-04');
  expect(lastDisbursement('2026-11-27', true)).toBe('2026-11-27');
});

import { expect, it } from 'vitest';
import { lineStatusLabel } from './lineStatusLabel';

it('calls an instalment done only when no penalty is left', () => {
  expect(lineStatusLabel({ status: 'PAID', overdue: 0, penalty: 0 }).label).toBe('Lunas');
  expect(lineStatusLabel({ status: 'PAID', overdue: 9, penalty: 5_000 }).label).toBe('Sisa denda');
});

import { expect, it } from 'vitest';
import { contractStatus, STATUS_OPTIONS } from './contractStatus';
import { lineStatus } from './lineStatus';

it('says how late a contract is only where it is late', () => {
  expect(contractStatus('OVERDUE', 12).words).toBe('Terlambat 12 hari');
  expect(contractStatus('SETTLED', 12)).toEqual({ words: 'Lunas', tone: 'paid' });
  expect(new Set(STATUS_OPTIONS.map((option) => option.label)).size).toBe(STATUS_OPTIONS.length);
});

it('calls an instalment done only when no penalty is left', () => {
  expect(lineStatus({ status: 'PAID', overdue: 0, penalty: 0 }).words).toBe('Lunas');
  expect(lineStatus({ status: 'PAID', overdue: 9, penalty: 5_000 }).words).toBe('Sisa denda');
});

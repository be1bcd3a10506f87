import { expect, it } from 'vitest';
import { CONTRACT_STANDINGS, contractStanding, lineStanding } from './standing';

it('says how late a contract is only where it is late', () => {
  expect(contractStanding('OVERDUE', 12).words).toBe('Terlambat 12 hari');
  expect(contractStanding('SETTLED', 12)).toEqual({ words: 'Lunas', tone: 'paid' });
  expect(new Set(CONTRACT_STANDINGS.map((option) => option.label)).size).toBe(CONTRACT_STANDINGS.length);
});

it('calls an instalment done only when no penalty is left', () => {
  expect(lineStanding({ status: 'PAID', overdue: 0, penalty: 0 }).words).toBe('Lunas');
  expect(lineStanding({ status: 'PAID', overdue: 9, penalty: 5_000 }).words).toBe('Sisa denda');
});

import { expect, it } from 'vitest';
import { CONTRACT_STATUS_OPTIONS, contractStatusLabel } from './statusLabel';

it('says how late a contract is only where it is late', () => {
  expect(contractStatusLabel('OVERDUE', 12).label).toBe('Terlambat 12 hari');
  expect(contractStatusLabel('SETTLED', 12)).toEqual({ label: 'Lunas', tone: 'paid' });
  expect(new Set(CONTRACT_STATUS_OPTIONS.map((option) => option.label)).size).toBe(
    CONTRACT_STATUS_OPTIONS.length,
  );
});

import type { ContractStatus } from './contractListDefaults';

/** How a contract stands, in the words of screens and files. */
export const CONTRACT_STATUS_WORDS: Readonly<Record<ContractStatus, string>> = {
  ACTIVE: 'Aktif',
  OVERDUE: 'Terlambat',
  REPOSSESSED: 'Unit ditarik',
  SETTLED: 'Lunas',
  SETTLED_EARLY: 'Lunas dipercepat',
  RESTRUCTURED: 'Restrukturisasi',
  WRITTEN_OFF: 'Hapus buku',
  CANCELLED: 'Batal',
};

import type { CardLine } from '@/lib/arithmetic/card';
import { CONTRACT_STATUSES, type ContractStatus } from '@/lib/contract/contractListDefaults';

/** How a state is coloured and signed; StatusChip shows it. */
export type StatusTone = 'paid' | 'due' | 'overdue' | 'waiting' | 'neutral';

/** A state in words, with its tone. */
export interface StatusLabel {
  label: string;
  tone: StatusTone;
}

const STATUSES: Record<ContractStatus, StatusLabel> = {
  ACTIVE: { label: 'Aktif', tone: 'due' },
  OVERDUE: { label: 'Terlambat', tone: 'overdue' },
  REPOSSESSED: { label: 'Unit ditarik', tone: 'waiting' },
  SETTLED: { label: 'Lunas', tone: 'paid' },
  SETTLED_EARLY: { label: 'Lunas dipercepat', tone: 'paid' },
  RESTRUCTURED: { label: 'Restrukturisasi', tone: 'neutral' },
  WRITTEN_OFF: { label: 'Hapus buku', tone: 'neutral' },
  CANCELLED: { label: 'Batal', tone: 'neutral' },
};

/** How a contract stands; `overdue` in days is said where it is late (DOMAIN, Nasabah). */
export function contractStatusLabel(status: ContractStatus, overdue = 0): StatusLabel {
  const { label, tone } = STATUSES[status];
  return { label: status === 'OVERDUE' && overdue > 0 ? `${label} ${overdue} hari` : label, tone };
}

/** Every status of a contract as a choice. */
export const CONTRACT_STATUS_OPTIONS = CONTRACT_STATUSES.map((value) => ({
  value,
  label: STATUSES[value].label,
}));

/** How an instalment stands. A covered one on which penalty is still owed is not done. */
export function lineStatusLabel(line: Pick<CardLine, 'status' | 'overdue' | 'penalty'>): StatusLabel {
  switch (line.status) {
    case 'PAID':
      return line.penalty > 0 ? { label: 'Sisa denda', tone: 'waiting' } : { label: 'Lunas', tone: 'paid' };
    case 'PART_PAID':
      return { label: 'Dibayar sebagian', tone: 'waiting' };
    case 'DUE':
      return { label: 'Segera jatuh tempo', tone: 'due' };
    case 'OVERDUE':
      return { label: `Terlambat ${line.overdue} hari`, tone: 'overdue' };
    case 'UPCOMING':
      return { label: 'Belum jatuh tempo', tone: 'neutral' };
  }
}

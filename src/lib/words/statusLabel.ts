import type { CardLine } from '@/lib/arithmetic/card';
import { CONTRACT_STATUSES, type ContractStatus } from '@/lib/contract/contractListDefaults';

/** How a state is coloured and signed; StatusChip shows it. */
export type StatusTone = 'paid' | 'due' | 'overdue' | 'waiting' | 'neutral';

/** A state in words, with its tone. */
export interface StatusLabel {
  words: string;
  tone: StatusTone;
}

const STATUSES: Record<ContractStatus, StatusLabel> = {
  ACTIVE: { words: 'Aktif', tone: 'due' },
  OVERDUE: { words: 'Terlambat', tone: 'overdue' },
  REPOSSESSED: { words: 'Unit ditarik', tone: 'waiting' },
  SETTLED: { words: 'Lunas', tone: 'paid' },
  SETTLED_EARLY: { words: 'Lunas dipercepat', tone: 'paid' },
  RESTRUCTURED: { words: 'Restrukturisasi', tone: 'neutral' },
  WRITTEN_OFF: { words: 'Hapus buku', tone: 'neutral' },
  CANCELLED: { words: 'Batal', tone: 'neutral' },
};

/** How a contract stands; `overdue` in days is said where it is late (DOMAIN, Nasabah). */
export function contractStatusLabel(status: ContractStatus, overdue = 0): StatusLabel {
  const { words, tone } = STATUSES[status];
  return { words: status === 'OVERDUE' && overdue > 0 ? `${words} ${overdue} hari` : words, tone };
}

/** Every status of a contract as a choice. */
export const CONTRACT_STATUS_OPTIONS = CONTRACT_STATUSES.map((value) => ({
  value,
  label: STATUSES[value].words,
}));

/** How an instalment stands. A covered one on which penalty is still owed is not done. */
export function lineStatusLabel(line: Pick<CardLine, 'status' | 'overdue' | 'penalty'>): StatusLabel {
  switch (line.status) {
    case 'PAID':
      return line.penalty > 0 ? { words: 'Sisa denda', tone: 'waiting' } : { words: 'Lunas', tone: 'paid' };
    case 'PART_PAID':
      return { words: 'Dibayar sebagian', tone: 'waiting' };
    case 'DUE':
      return { words: 'Segera jatuh tempo', tone: 'due' };
    case 'OVERDUE':
      return { words: `Terlambat ${line.overdue} hari`, tone: 'overdue' };
    case 'UPCOMING':
      return { words: 'Belum jatuh tempo', tone: 'neutral' };
  }
}

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

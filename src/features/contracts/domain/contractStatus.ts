import type { StatusTone } from '@/components/StatusChip/StatusChip';
import { CONTRACT_STATUSES, type ContractStatus } from '@/lib/contract/contractListDefaults';

const STATUSES: Record<ContractStatus, { words: string; tone: StatusTone }> = {
  ACTIVE: { words: 'Aktif', tone: 'due' },
  OVERDUE: { words: 'Terlambat', tone: 'overdue' },
  REPOSSESSED: { words: 'Unit ditarik', tone: 'waiting' },
  SETTLED: { words: 'Lunas', tone: 'paid' },
  SETTLED_EARLY: { words: 'Lunas dipercepat', tone: 'paid' },
  RESTRUCTURED: { words: 'Restrukturisasi', tone: 'neutral' },
  WRITTEN_OFF: { words: 'Hapus buku', tone: 'neutral' },
  CANCELLED: { words: 'Batal', tone: 'neutral' },
};

/** How a contract stands in words and tone; `overdue` in days is said where it is late (DOMAIN, Nasabah). */
export function contractStatus(status: ContractStatus, overdue = 0): { words: string; tone: StatusTone } {
  const { words, tone } = STATUSES[status];
  return { words: status === 'OVERDUE' && overdue > 0 ? `${words} ${overdue} hari` : words, tone };
}

/** Every status as a choice. */
export const STATUS_OPTIONS = CONTRACT_STATUSES.map((value) => ({ value, label: STATUSES[value].words }));

import { CONTRACT_STATUSES, type ContractStatus } from '@/lib/contract/contractListDefaults';
import { CONTRACT_STATUS_WORDS } from '@/lib/contract/contractStatusWords';

/** How a state is coloured and signed; StatusChip shows it. */
export type StatusTone = 'paid' | 'due' | 'overdue' | 'waiting' | 'neutral';

/** A state in words, with its tone. */
export interface StatusLabel {
  label: string;
  tone: StatusTone;
}

const TONES: Record<ContractStatus, StatusTone> = {
  ACTIVE: 'due',
  OVERDUE: 'overdue',
  REPOSSESSED: 'waiting',
  SETTLED: 'paid',
  SETTLED_EARLY: 'paid',
  RESTRUCTURED: 'neutral',
  WRITTEN_OFF: 'neutral',
  CANCELLED: 'neutral',
};

/** How a contract stands; `overdue` in days is said where it is late (DOMAIN, Nasabah). */
export function contractStatusLabel(status: ContractStatus, overdue = 0): StatusLabel {
  const words = CONTRACT_STATUS_WORDS[status];
  return {
    label: status === 'OVERDUE' && overdue > 0 ? `${words} ${overdue} hari` : words,
    tone: TONES[status],
  };
}

/** Every status of a contract as a choice. */
export const CONTRACT_STATUS_OPTIONS = CONTRACT_STATUSES.map((value) => ({
  value,
  label: CONTRACT_STATUS_WORDS[value],
}));

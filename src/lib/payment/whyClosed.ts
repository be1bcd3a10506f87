import type { Card } from '../arithmetic/card';
import type { ContractFacts } from '../contract/contractFacts';

type Contract = Pick<ContractFacts, 'code' | 'status'>;

/** Contracts on which no payment is taken any more, in words. */
const CLOSED: Partial<Record<Contract['status'], string>> = {
  SETTLED_EARLY: 'sudah dilunasi dipercepat',
  RESTRUCTURED: 'sudah direstrukturisasi; bayarlah pada kontrak penggantinya',
  CANCELLED: 'sudah dibatalkan',
};

/** Contracts whose instalments are still paid, but that are not settled early, in words. */
const STANDS: Partial<Record<Contract['status'], string>> = {
  REPOSSESSED: 'unitnya ditarik',
  WRITTEN_OFF: 'sudah dihapusbukukan',
  SETTLED: 'sudah lunas',
};

const isRunning = (status: Contract['status']) => status === 'ACTIVE' || status === 'OVERDUE';

/** Why the contract takes no payment, in words: closed, or nothing is owed as of today; null where it takes one. */
export function whyClosed({ code, status }: Contract, today: () => Card): string | null {
  if (CLOSED[status]) return `Kontrak ${code} ${CLOSED[status]}.`;
  if (isRunning(status)) return null;
  const { remainder, penalty } = today().totals;
  const isPaid = penalty === 0 && (status === 'SETTLED' || remainder <= 0);
  return isPaid ? `Kontrak ${code} sudah lunas. Tidak ada yang perlu dibayar.` : null;
}

/** Why the contract is not settled early, in words: only one that runs is; null where it is. */
export function whyNotRunning({ code, status }: Contract): string | null {
  if (isRunning(status)) return null;
  if (CLOSED[status]) return `Kontrak ${code} ${CLOSED[status]}.`;
  return `Kontrak ${code} ${STANDS[status] ?? 'tidak sedang berjalan'}: tidak dapat dilunasi dipercepat. Yang masih terutang dibayar lewat Bayar Cicilan.`;
}

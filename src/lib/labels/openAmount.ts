import type { ContractStatus } from '../contract/contractListDefaults';
import { formatRupiah } from '../format/rupiah';

/** Contracts that ended by a decision: what stands open on their card is not asked for there. */
const INSTEAD: Partial<Record<ContractStatus, string>> = {
  CANCELLED: 'Tidak ditagih',
  RESTRUCTURED: 'Pindah',
};

/** An amount that stands open on a contract's card, rupiah; of one that was cancelled or restructured what became of it. */
export const openAmount = (status: ContractStatus, amount: number): string =>
  INSTEAD[status] ?? formatRupiah(amount);

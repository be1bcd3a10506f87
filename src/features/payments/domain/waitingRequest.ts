import type { ContractRequest } from '@/lib/contract/requests';
import { formatInstant } from '@/lib/format/tanggal';

/** A request that waits on the contract. */
export type WaitingRequest = Pick<ContractRequest, 'request_by' | 'requested_at' | 'may_withdraw'>;

/** Whose request, and of when: `Eka Lestari pada 20 November 2026, 14:02`. */
export const askedText = ({ request_by: { name, username }, requested_at, may_withdraw }: WaitingRequest) =>
  `${may_withdraw ? 'Anda' : name || username} pada ${formatInstant(requested_at)}`;

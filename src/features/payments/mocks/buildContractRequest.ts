import type { BodyOf } from '@/lib/contract/endpoint';
import type { ContractRequest, requestOnContract } from '@/lib/contract/requests';

/** A request that waits, as its cashier sees it. */
export function buildContractRequest(
  code: string,
  { ask, reason }: BodyOf<typeof requestOnContract>,
): ContractRequest {
  return {
    id: 42,
    contract_code: code,
    office_id: 1,
    customer_name: 'Bambang Sutrisno',
    ask,
    summary: 'Pembayaran Rp2.832.000 tanggal 20 November 2026 untuk angsuran ke-6.',
    reason,
    status: 'WAITING',
    request_by: { username: 'sri.wahyuni', name: 'Sri Wahyuni' },
    requested_at: '2026-11-20T07:05:00.000Z',
    decided_by: null,
    decided_at: null,
    decision_reason: null,
    may_decide: false,
    may_withdraw: true,
  };
}

import { consequencesInShort } from '@/components/Consequences/consequenceRows';
import type { ReadEvidence, Withdraw } from '@/lib/approvals/Evidence';
import {
  approveContractRequest,
  getContractRequest,
  rejectContractRequest,
  withdrawContractRequest,
  type ContractRequestDetail,
} from '@/lib/contract/requests';
import { call } from '@/lib/http/request';
import { decidedText } from '../domain/outcomeText';

/** A request on a contract: what approving it does now. */
export const contractEvidence: ReadEvidence = async ({ request_id }, signal) => {
  const params = { id: String(request_id) };
  const detail = await call(getContractRequest, { params, signal });
  const { version, consequences } = detail;
  return {
    version,
    facts: consequences ? consequencesInShort(consequences) : [],
    obstacle: obstacleOf(detail),
    approve: (idempotencyKey) => call(approveContractRequest, { params, body: { version }, idempotencyKey }),
    reject:
      detail.request.status === 'WAITING'
        ? (reason, idempotencyKey) =>
            call(rejectContractRequest, { params, body: { version, reason }, idempotencyKey })
        : null,
  };
};

/** One's own request on a contract. */
export const withdrawOnContract: Withdraw = ({ request_id }, idempotencyKey) =>
  call(withdrawContractRequest, { params: { id: String(request_id) }, idempotencyKey });

function obstacleOf({ request, obstacle }: ContractRequestDetail): string | null {
  if (request.status !== 'WAITING') return decidedText(request).message;
  // Nobody approves what they have not seen.
  if (request.ask.kind === 'RESTRUCTURE')
    return obstacle ?? 'Buka permintaannya: jadwal penggantinya diperiksa lebih dahulu.';
  return obstacle;
}

import { consequencesInShort } from '@/components/Consequences/consequenceRows';
import type { ReadEvidence, Withdraw } from '@/lib/approvals/Evidence';
import { getCredit } from '@/lib/contract/creditDetail';
import {
  getCreditConsequences,
  rejectCreditChange,
  withdrawCreditRequest,
} from '@/lib/contract/creditRequests';
import { ApiError } from '@/lib/http/ApiError';
import { isConflict } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { receiptRows } from '../domain/receiptChanges';
import { approvalWrite, sendApproval } from './sendApproval';

const NOT_WAITING = 'Permintaan ini tidak menunggu lagi: sudah diputuskan atau ditarik peminta.';
const CHANGED = 'Nota ini berubah saat dibaca. Periksa lagi.';

/** A change or void of a receipt: what changes on it, and what approving it does. */
export const receiptEvidence: ReadEvidence = async ({ record, request_id }, signal) => {
  const input = { params: { id: record.id }, signal };
  const { waiting } = await call(getCredit, input);
  // Another one that waits by now is not what was chosen.
  if (waiting?.request_id !== request_id)
    throw new ApiError({ kind: 'refused', status: 409, message: NOT_WAITING });
  const { credit, update } = waiting;
  const found = await whatItDoes(input, { request_id, version: credit.version });
  const changed = receiptRows(credit, update).filter((row) => row.changed);
  return {
    version: credit.version ?? 0,
    facts: [...changed, ...(found.consequences ? consequencesInShort(found.consequences) : [])],
    obstacle: found.obstacle,
    approve: (key) => sendApproval(approvalWrite(waiting), key),
    reject: (reason, idempotencyKey) =>
      call(rejectCreditChange, {
        params: input.params,
        body: { request_id, version: credit.version ?? 0, reason },
        idempotencyKey,
      }),
  };
};

/** One's own change or void of a receipt. */
export const withdrawReceiptRequest: Withdraw = ({ record, request_id }, idempotencyKey) =>
  call(withdrawCreditRequest, { params: { id: record.id }, body: { request_id }, idempotencyKey });

/** Where it can no longer be applied it can still be rejected. */
async function whatItDoes(
  input: { params: { id: string }; signal: AbortSignal },
  seen: { request_id: number; version: number | undefined },
) {
  try {
    const { consequences, obstacle, ...of } = await call(getCreditConsequences, input);
    const isOfThat = of.request_id === seen.request_id && of.version === seen.version;
    return isOfThat ? { consequences, obstacle } : { consequences: null, obstacle: CHANGED };
  } catch (error) {
    if (isConflict(error)) return { consequences: null, obstacle: error.message };
    throw error;
  }
}

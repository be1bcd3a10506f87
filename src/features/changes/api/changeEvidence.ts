import type { ReadEvidence, Withdraw } from '@/lib/approvals/Evidence';
import { decideChange, getChange } from '@/lib/contract/changes';
import { ApiError } from '@/lib/http/ApiError';
import { call } from '@/lib/http/request';

const NOT_WAITING = 'Permintaan ini tidak menunggu lagi: sudah diputuskan atau ditarik peminta.';

/** A change of rights, or of what bounds money: what it changes. One that takes effect by itself is only stopped. */
export const changeEvidence: ReadEvidence = async ({ request_id }, signal) => {
  const params = { id: String(request_id) };
  const change = await call(getChange, { params, signal });
  if (change.status !== 'WAITING') throw new ApiError({ kind: 'refused', status: 409, message: NOT_WAITING });
  const { version, facts, obstacle } = change;
  const decide = (decision: 'APPROVED' | 'REJECTED', reason: string, idempotencyKey: string) =>
    call(decideChange, { params, body: { version, decision, reason }, idempotencyKey });
  return {
    version,
    facts,
    obstacle,
    approve: (key) => decide('APPROVED', '', key),
    reject: (reason, key) => decide('REJECTED', reason, key),
  };
};

/** Takes a change back where it stands in the inbox. */
export const withdrawChange: Withdraw = ({ request_id, version }, idempotencyKey) =>
  call(decideChange, {
    params: { id: String(request_id) },
    body: { version, decision: 'WITHDRAWN', reason: '' },
    idempotencyKey,
  });

import type { EvidenceFact, ReadEvidence, Withdraw } from '@/lib/approvals/Evidence';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import type { Partner, PartnerAsk } from '@/lib/contract/partnerRecords';
import { ApiError } from '@/lib/http/ApiError';
import { call } from '@/lib/http/request';
import { AGENT, MARKETER } from '../domain/partnerSide';
import { accountFacts, askFacts, schemeFacts } from '../domain/partnerText';

const NOT_WAITING = 'Permintaan ini tidak menunggu lagi: sudah diputuskan atau ditarik peminta.';

/** Another scheme or account of a partner: what is in force, and what comes instead. */
export const partnerEvidence: ReadEvidence = async ({ record, request_id }, signal) => {
  const calls = callsOf(record);
  const params = { id: record.id };
  const partner = await call(calls.get, { params, signal });
  const request = partner.waiting.find(({ id }) => id === request_id);
  if (!request) throw new ApiError({ kind: 'refused', status: 409, message: NOT_WAITING });
  const decide = (decision: 'APPROVED' | 'REJECTED', reason: string, idempotencyKey: string) =>
    call(calls.decide, {
      params,
      body: { request_id, version: partner.version, decision, reason },
      idempotencyKey,
    });
  return {
    version: partner.version,
    facts: factsOf(partner, request.ask),
    obstacle: null,
    approve: (key) => decide('APPROVED', '', key),
    reject: (reason, key) => decide('REJECTED', reason, key),
  };
};

/** One's own change of a scheme or an account. */
export const withdrawOnPartner: Withdraw = ({ record, request_id, version }, idempotencyKey) =>
  call(callsOf(record).decide, {
    params: { id: record.id },
    body: { request_id, version, decision: 'WITHDRAWN', reason: '' },
    idempotencyKey,
  });

const callsOf = ({ type }: ApprovalRow['record']) => (type === 'agent' ? AGENT : MARKETER).calls;

/** Each fact that is another one afterwards, those that are no more too. */
function factsOf({ account, schemes, contract_types: types }: Partner, ask: PartnerAsk): EvidenceFact[] {
  const [scheme] = schemes;
  const inForce =
    ask.kind === 'ACCOUNT' ? account && accountFacts(account) : scheme && schemeFacts(scheme.terms, types);
  const before = new Map(inForce ?? []);
  const after = new Map(askFacts(ask, types));
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((label) => ({ label, before: before.get(label) ?? '–', after: after.get(label) ?? '–' }))
    .filter((fact) => fact.before !== fact.after);
}

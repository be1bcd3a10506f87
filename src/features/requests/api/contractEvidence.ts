import { consequencesInShort } from '@/components/Consequences/consequenceRows';
import type { EvidenceFact, ReadEvidence, Withdraw } from '@/lib/approvals/Evidence';
import {
  approveContractRequest,
  getContractRequest,
  rejectContractRequest,
  withdrawContractRequest,
  type ContractRequestDetail,
} from '@/lib/contract/requests';
import { formatRupiah } from '@/lib/format/rupiah';
import { call } from '@/lib/http/request';
import { getFile } from '@/lib/contract/files';
import { proofOf } from '../domain/proofOf';
import { decidedText } from '../domain/outcomeText';

/** A request on a contract: what approving it does now. */
export const contractEvidence: ReadEvidence = async ({ request_id }, signal) => {
  const params = { id: String(request_id) };
  const detail = await call(getContractRequest, { params, signal });
  const { version, consequences } = detail;
  const wanted = proofOf(detail.request.ask);
  const file = wanted && (await call(getFile, { params: { id: String(wanted.fileId) }, signal }));
  return {
    version,
    facts: [...(consequences ? consequencesInShort(consequences) : []), ...factsOf(detail)],
    ...(wanted && file && { proofs: [{ label: wanted.label, file }] }),
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

/** What an approval changes beside the card. */
function factsOf({ request: { ask, status } }: ContractRequestDetail): EvidenceFact[] {
  if (status !== 'WAITING') return [];
  if (ask.kind === 'REPOSSESSION')
    return [
      {
        label: 'Surat tugas',
        before: 'Belum ada',
        after: `Terbit untuk ${ask.collector_ids.length} kolektor`,
      },
    ];
  if (ask.kind === 'UNIT_SALE')
    return [{ label: 'Unit', before: 'Pada perusahaan', after: `Dijual ${formatRupiah(ask.price)}` }];
  return [];
}

function obstacleOf({ request, obstacle }: ContractRequestDetail): string | null {
  if (request.status !== 'WAITING') return decidedText(request).message;
  // Nobody approves what they have not seen.
  if (request.ask.kind === 'RESTRUCTURE')
    return obstacle ?? 'Buka permintaannya: jadwal penggantinya diperiksa lebih dahulu.';
  return obstacle;
}

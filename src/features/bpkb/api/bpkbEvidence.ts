import type { EvidenceFact, ReadEvidence, Withdraw } from '@/lib/approvals/Evidence';
import { decideBpkbRequest, getBpkbRequest, type BpkbRequest } from '@/lib/contract/bpkbRequests';
import { BPKB_FACT_LABELS, BPKB_PURPOSE_LABELS } from '@/lib/contract/bpkbTerms';
import { formatDate } from '@/lib/format/tanggal';
import { formatNumber } from '@/lib/format/rupiah';
import { ApiError } from '@/lib/http/ApiError';
import { call } from '@/lib/http/request';
import { BPKB_KIND_LABELS } from '@/lib/labels/bpkbLabels';
import { numberText } from '../domain/bookWords';

const NOT_WAITING = 'Permintaan ini tidak menunggu lagi: sudah diputuskan atau ditarik peminta.';

/** What is asked for of a book: what differs, to whom it is lent, or how it was lost. */
export const bpkbEvidence: ReadEvidence = async ({ request_id }, signal) => {
  const params = { id: String(request_id) };
  const request = await call(getBpkbRequest, { params, signal });
  if (request.status !== 'WAITING')
    throw new ApiError({ kind: 'refused', status: 409, message: NOT_WAITING });
  const decide = (decision: 'APPROVED' | 'REJECTED', reason: string, idempotencyKey: string) =>
    call(decideBpkbRequest, {
      params,
      body: { version: request.version, decision, reason },
      idempotencyKey,
    });
  return {
    version: request.version,
    facts: bpkbFacts(request),
    proofs: request.files.map((file, at) => ({ label: proofLabel(request, at), file })),
    obstacle: request.obstacle,
    approve: (key) => decide('APPROVED', '', key),
    reject: (reason, key) => decide('REJECTED', reason, key),
  };
};

/** One's own request about a book. */
export const withdrawOnBpkb: Withdraw = ({ request_id, version }, idempotencyKey) =>
  call(decideBpkbRequest, {
    params: { id: String(request_id) },
    body: { version, decision: 'WITHDRAWN', reason: '' },
    idempotencyKey,
  });

/** 'Foto BPKB', of several with its number. */
function proofLabel({ kind, files }: Pick<BpkbRequest, 'kind' | 'files'>, at: number): string {
  const what = kind === 'LOST' ? 'Surat kehilangan' : 'Foto BPKB';
  return files.length > 1 ? `${what} ${at + 1}` : what;
}

/** What the decider weighs, beside the reason in the row; what differs stands side by side. */
export function bpkbFacts(request: BpkbRequest): EvidenceFact[] {
  const { kind, number, contract_code, customer_name, office, dpd } = request;
  const said = (label: string, after: string): EvidenceFact[] => (after === '' ? [] : [{ label, after }]);
  const head = [
    { label: 'BPKB', after: `${numberText(number)}, kontrak ${contract_code}` },
    { label: 'Nasabah', after: `${customer_name}, ${office.name}` },
  ];
  if (kind === 'MISMATCH')
    return [
      ...head,
      ...said('Jenis', request.book_kind === null ? '' : BPKB_KIND_LABELS[request.book_kind]),
      ...request.differences.map(({ fact, contract, book }) => ({
        ...{
          label: BPKB_FACT_LABELS[fact],
          before: `${contract || 'kosong'} (kontrak)`,
          after: `${book} (BPKB)`,
        },
      })),
    ];
  if (kind === 'LEND')
    return [
      ...head,
      ...said('Tunggakan', dpd === null ? '' : `${formatNumber(dpd)} hari`),
      ...said('Untuk', request.purpose === null ? '' : BPKB_PURPOSE_LABELS[request.purpose]),
      ...said('Peminjam', [request.borrower, request.phone].filter(Boolean).join(', ')),
      ...said('Kembali paling lambat', formatDate(request.until)),
    ];
  return head;
}

import type { EvidenceFact, ReadEvidence, Withdraw } from '@/lib/approvals/Evidence';
import { decidePettyRequest, getPettyRequest, type PettyRequest } from '@/lib/contract/pettyRequests';
import { formatRupiah } from '@/lib/format/rupiah';
import { ApiError } from '@/lib/http/ApiError';
import { call } from '@/lib/http/request';
import { goesOut, placeText, requestTitle } from '../domain/pettyText';

const NOT_WAITING = 'Permintaan ini tidak menunggu lagi: sudah diputuskan atau ditarik peminta.';

/** What is asked for of an office's petty cash. */
export const pettyEvidence: ReadEvidence = async ({ request_id }, signal) => {
  const params = { id: String(request_id) };
  const request = await call(getPettyRequest, { params, signal });
  if (request.status !== 'WAITING')
    throw new ApiError({ kind: 'refused', status: 409, message: NOT_WAITING });
  const decide = (decision: 'APPROVED' | 'REJECTED', reason: string, idempotencyKey: string) =>
    call(decidePettyRequest, {
      params,
      body: { version: request.version, decision, reason },
      idempotencyKey,
    });
  return {
    version: request.version,
    facts: pettyFacts(request),
    ...(request.file && { proofs: [{ label: 'Bukti', file: request.file }] }),
    obstacle: request.obstacle,
    approve: (key) => decide('APPROVED', '', key),
    reject: (reason, key) => decide('REJECTED', reason, key),
  };
};

/** One's own request on petty cash. */
export const withdrawOnPetty: Withdraw = ({ request_id, version }, idempotencyKey) =>
  call(decidePettyRequest, {
    params: { id: String(request_id) },
    body: { version, decision: 'WITHDRAWN', reason: '' },
    idempotencyKey,
  });

/** What the decider compares with the proof, the notes or the vouchers. */
export function pettyFacts(request: PettyRequest): EvidenceFact[] {
  const { office, kind, amount, reason } = request;
  const head = { label: 'Kas', after: `Kas kecil ${office.name}` };
  const said = (label: string, after: string): EvidenceFact[] => (after === '' ? [] : [{ label, after }]);
  switch (kind) {
    case 'VOUCHER': {
      const { category, limit, payee, description, no_proof, of } = request;
      const bound = limit === null ? '' : `, batas ${formatRupiah(limit)}`;
      return [
        head,
        { label: requestTitle(request), after: `${formatRupiah(amount)}${bound}` },
        ...said('Kategori', category?.name ?? ''),
        ...said('Penerima', payee),
        ...said('Keterangan', description),
        ...said('Atas voucher', of?.number ?? ''),
        ...said('Tanpa bukti', no_proof),
      ];
    }
    case 'VOID':
      return [
        head,
        ...said('Voucher', request.of?.number ?? ''),
        { label: 'Jumlah', after: formatRupiah(amount) },
        ...said('Alasan', reason),
      ];
    case 'DIFFERENCE':
    case 'HOLDER': {
      const { expected, counted, explanation, holder } = request;
      return [
        head,
        ...said('Pemegang berikutnya', holder?.name ?? ''),
        {
          label: 'Dihitung',
          before: `${formatRupiah(expected ?? 0)} seharusnya`,
          after: formatRupiah(counted ?? 0),
        },
        ...said('Penjelasan selisih', explanation),
        ...said('Alasan', reason),
      ];
    }
    case 'FUNDING':
    case 'TOP_UP':
    case 'RAISE':
    case 'LOWER':
    case 'END':
      return [
        head,
        { label: requestTitle(request), after: formatRupiah(amount) },
        { label: goesOut(kind) ? 'Ke' : 'Dari', after: placeText(request) },
        ...said('Pemegang kas', request.holder?.name ?? ''),
        ...request.vouchers.map(({ number, description, spent }) => ({
          label: number,
          after: `${description}, ${formatRupiah(spent)}`,
        })),
        ...said('Referensi', request.reference),
        ...said('Alasan', reason),
      ];
  }
}

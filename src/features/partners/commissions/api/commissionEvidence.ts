import type { ReadEvidence } from '@/lib/approvals/Evidence';
import { formatRupiah } from '@/lib/format/rupiah';
import { call } from '@/lib/http/request';
import { AGENT, MARKETER } from '../../domain/partnerSide';

/** A computed commission: its row says all, and its version is what is decided. It is taken back by rule, never rejected. */
export const commissionEvidence: ReadEvidence = ({ record, request_id, version, amount }) => {
  const { commissions } = record.type === 'agent' ? AGENT : MARKETER;
  return Promise.resolve({
    version,
    facts: [{ label: 'Komisi', after: formatRupiah(amount) }],
    obstacle: null,
    approve: (idempotencyKey) =>
      call(commissions.approve, { params: { id: String(request_id) }, body: { version }, idempotencyKey }),
    reject: null,
  });
};

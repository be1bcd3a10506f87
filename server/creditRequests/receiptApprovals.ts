import { eq } from 'drizzle-orm';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { pendingRows, waitingFor, type RequestRow } from '../credits/pendingRequests';
import { valuesOf, type ReceiptRow } from '../credits/receipt';
import { creditRequests } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { capital, mayDecide } from '../requests/engine/refusals';
import { KIND_NOUNS } from './lockRequest';

/** Changes and voids of receipts in the inbox, oldest first, at most `limit`. */
export async function receiptApprovals(
  { db, staff }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff'>,
  whose: 'decide' | 'own',
  limit: number,
): Promise<ApprovalRow[]> {
  if (whose === 'decide' && staff.access.is_credit_approval !== 1) return [];
  const which = whose === 'own' ? eq(creditRequests.requestedBy, staff.id) : waitingFor(staff);
  const rows = await pendingRows(db, which, limit);
  return rows.map(({ receipt, request }) => ({
    kind: 'RECEIPT',
    request_id: request.id,
    record: { type: 'credit', id: String(receipt.id), label: receipt.invoice },
    version: receipt.version,
    card: receipt.contractCode,
    name: receipt.customerName,
    office_id: receipt.officeId,
    what: `${capital(KIND_NOUNS[request.kind])} nota`,
    summary: summaryOf(receipt, request),
    reason: request.reason,
    request_by: { username: request.askerUsername, name: request.askerName },
    requested_at: request.requestedAt.toISOString(),
    amount: request.letGo,
    may_decide: whose === 'decide' && mayDecide(request, staff),
    may_withdraw: request.requestedBy === staff.id,
  }));
}

/** Day and sum of the payment, before and after. */
function summaryOf(receipt: ReceiptRow, { kind, values }: Pick<RequestRow, 'kind' | 'values'>): string {
  const said = ({ date_payment, payment }: ReturnType<typeof valuesOf>) =>
    `${formatDate(date_payment)}, ${formatRupiah(payment)}`;
  const before = said(valuesOf(receipt));
  if (kind === 'VOID') return `Pembayaran ${before}.`;
  const after = said(values);
  return before === after
    ? `Pembayaran ${before}; tanggal dan jumlahnya tetap.`
    : `Pembayaran ${before} menjadi ${after}.`;
}

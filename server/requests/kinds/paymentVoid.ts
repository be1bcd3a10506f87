import { and, eq, isNull } from 'drizzle-orm';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { refreshContractStatus } from '../../credits/contractStatus';
import { CLOSED_LABELS } from '../../credits/voidObstacle';
import { conflict } from '../../platform/core/ApiError';
import type { Db } from '../../platform/db/connect';
import { credits, deposits, payments } from '../../platform/db/schema';
import { writeHistory } from '../../platform/history/writeHistory';
import type { RequestContext, RequestKind } from '../RequestKind';
import {
  lockReceipts,
  refuseMissingDeposit,
  refusePendingReceipts,
  splitOthers,
  voidDeposits,
  voidReceipts,
  type LockedReceipt,
} from '../voidTogether';

interface Found {
  payment: typeof payments.$inferSelect;
  receipts: LockedReceipt[];
  /** What it left as deposit and still stands. */
  deposits: (typeof deposits.$inferSelect)[];
}

async function readPayment(tx: Db, code: string, id: number): Promise<Found> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.contractCode, code)));
  if (!payment) throw conflict('Pembayaran ini tidak ada pada kontrak ini.');
  const receipts = await lockReceipts(tx, eq(credits.paymentId, id));
  const moved = await tx
    .select()
    .from(deposits)
    .where(and(eq(deposits.paymentId, id), isNull(deposits.voidedAt)));
  if (receipts.length === 0 && moved.length === 0) {
    throw conflict('Semua nota pembayaran ini sudah dibatalkan.');
  }
  return { payment, receipts, deposits: moved };
}

async function refuse({ db, found }: RequestContext, { payment, receipts }: Found): Promise<void> {
  const closed = CLOSED_LABELS[found.contract.status];
  if (closed)
    throw conflict(`Pembayaran ini tidak dapat dibatalkan. Kontrak ${found.contract.code} ${closed}.`);
  if (payment.kind === 'SETTLEMENT') {
    throw conflict('Pelunasan dibatalkan sebagai satu pelunasan, bukan sebagai pembayaran.');
  }
  await refusePendingReceipts(db, receipts);
  await refuseMissingDeposit(db, found.contract.code, [payment.id]);
}

const amountOf = ({ receipts, deposits: moved }: Found) =>
  receipts.reduce((sum, receipt) => sum + receipt.payment, 0) +
  moved.reduce((sum, one) => sum + Math.max(0, one.amount), 0);

/** Voids one act of paying as a whole: its receipts, and what it did to the deposit. Others of its lines are split again. */
export const paymentVoid: RequestKind<'PAYMENT_VOID'> = {
  askedBy: 'is_credit_update',
  noun: 'pembatalan pembayaran',
  takesBack: true,
  async otherOffice({ db, found }, { payment_id }) {
    const [payment] = await db
      .select({ officeId: payments.officeId })
      .from(payments)
      .where(eq(payments.id, payment_id));
    return payment && payment.officeId !== found.office.id ? payment.officeId : null;
  },
  async check(context, { payment_id }) {
    const found = await readPayment(context.db, context.found.contract.code, payment_id);
    await refuse(context, found);
    const invoices = found.receipts.map((receipt) => receipt.invoice);
    const which = invoices.length === 0 ? 'titipan' : `${invoices.length} nota: ${invoices.join(', ')}`;
    return `Pembayaran ${formatDate(found.payment.datePayment)}, ${formatRupiah(amountOf(found))} (${which}).`;
  },
  async apply(context, { payment_id }) {
    const { db, found, now, origin, checker, request } = context;
    const { code } = found.contract;
    const paid = await readPayment(db, code, payment_id);
    const what = `pembayaran ${formatDate(paid.payment.datePayment)}`;
    await voidReceipts(context, paid.receipts, what);
    await voidDeposits(context, [payment_id]);
    await splitOthers(context, paid.receipts, what);
    await refreshContractStatus(db, found, now);
    await writeHistory(db, {
      at: now,
      staffId: checker.id,
      action: 'PAYMENT_VOIDED',
      summary: `Membatalkan ${what} ${formatRupiah(amountOf(paid))} atas kontrak ${code}, ${paid.receipts.length} nota`,
      origin,
      record: { type: 'contract', id: code },
      reason: request.reason,
      changes: {
        counted: [amountOf(paid), 0],
        voided_at: [null, now.toISOString()],
        request_id: [null, request.id],
      },
    });
  },
};

import { and, eq, isNull } from 'drizzle-orm';
import { CLOSED_WORDS } from '../../credits/voidObstacle';
import { restand } from '../../credits/standing';
import type { Db } from '../../db/connect';
import { credits, deposits, payments } from '../../db/schema';
import { writeHistory } from '../../history/writeHistory';
import { conflict } from '../../http/ApiError';
import { rupiah } from '../../words/rupiah';
import { tanggal } from '../../words/tanggal';
import type { AskContext, RequestKind } from '../RequestKind';
import {
  lockReceipts,
  refuseMissingDeposit,
  refuseWaitingReceipts,
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

async function refuse({ db, found }: AskContext, { payment, receipts }: Found): Promise<void> {
  const closed = CLOSED_WORDS[found.contract.status];
  if (closed)
    throw conflict(`Pembayaran ini tidak dapat dibatalkan. Kontrak ${found.contract.code} ${closed}.`);
  if (payment.kind === 'SETTLEMENT') {
    throw conflict('Pelunasan dibatalkan sebagai satu pelunasan, bukan sebagai pembayaran.');
  }
  await refuseWaitingReceipts(db, receipts);
  await refuseLater(db, receipts);
  await refuseMissingDeposit(db, found.contract.code, [payment.id]);
}

/** 409 while later receipts stand on the same instalments: their split was calculated on these. They are voided first. */
async function refuseLater(tx: Db, receipts: readonly LockedReceipt[]): Promise<void> {
  const [first] = receipts;
  if (!first) return;
  const others = await tx
    .select({
      id: credits.id,
      invoice: credits.invoice,
      line: credits.creditTo,
      day: credits.datePayment,
    })
    .from(credits)
    .where(and(eq(credits.contractCode, first.contractCode), isNull(credits.voidedAt)))
    .orderBy(credits.creditTo, credits.id);
  const own = new Set(receipts.map((receipt) => receipt.id));
  const later = others.filter(
    (other) =>
      !own.has(other.id) &&
      receipts.some(
        (receipt) =>
          receipt.creditTo === other.line &&
          (other.day > receipt.datePayment || (other.day === receipt.datePayment && other.id > receipt.id)),
      ),
  );
  if (later.length === 0) return;
  const invoices = later.map((receipt) => receipt.invoice).join(', ');
  throw conflict(
    `Pembayaran ini belum dapat dibatalkan. Batalkan dulu ${invoices}: dihitung dari nota pembayaran ini pada angsuran yang sama.`,
  );
}

const amountOf = ({ receipts, deposits: moved }: Found) =>
  receipts.reduce((sum, receipt) => sum + receipt.payment, 0) +
  moved.reduce((sum, one) => sum + Math.max(0, one.amount), 0);

/** Voids one act of paying as a whole: its receipts, and what it did to the deposit. */
export const paymentVoid: RequestKind<'PAYMENT_VOID'> = {
  askedBy: 'is_credit_update',
  noun: 'pembatalan pembayaran',
  async check(context, { payment_id }) {
    const found = await readPayment(context.db, context.found.contract.code, payment_id);
    await refuse(context, found);
    const invoices = found.receipts.map((receipt) => receipt.invoice);
    const which = invoices.length === 0 ? 'titipan' : `${invoices.length} nota: ${invoices.join(', ')}`;
    return `Pembayaran ${tanggal(found.payment.datePayment)}, ${rupiah(amountOf(found))} (${which}).`;
  },
  async apply(context, { payment_id }) {
    const { db, found, now, origin, checker, request } = context;
    const { code } = found.contract;
    const paid = await readPayment(db, code, payment_id);
    const what = `pembayaran ${tanggal(paid.payment.datePayment)}`;
    await voidReceipts(context, paid.receipts, what);
    await voidDeposits(context, [payment_id]);
    await restand(db, found, now);
    await writeHistory(db, {
      at: now,
      staffId: checker.id,
      action: 'PAYMENT_VOIDED',
      summary: `Membatalkan ${what} ${rupiah(amountOf(paid))} atas kontrak ${code}, ${paid.receipts.length} nota`,
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

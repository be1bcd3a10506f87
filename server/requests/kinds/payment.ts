import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { referenceOf } from '@/lib/payment/means';
import { planPayment } from '../../payments/planPayment';
import { takePayment } from '../../payments/takePayment';
import type { RequestKind } from '../RequestKind';

/** A payment that its cashier may not take alone: cash of an earlier day, or discounts above the limit of the title. */
export const payment: RequestKind<'PAYMENT'> = {
  askedBy: 'is_credit_add',
  noun: 'pembayaran',
  async check({ db, found, maker, now }, { payment: asked }) {
    const { receipts } = await planPayment(db, { found, by: maker, now, payment: asked, isRequest: true });
    const sum = (field: 'payment' | 'credit_discount' | 'penalty_discount') =>
      receipts.reduce((total, receipt) => total + receipt[field], 0);
    const numbers = receipts.map((receipt) => receipt.credit_to).join(', ');
    const forgiven = [
      sum('credit_discount') > 0 && `potongan angsuran ${formatRupiah(sum('credit_discount'))}`,
      sum('penalty_discount') > 0 && `potongan denda ${formatRupiah(sum('penalty_discount'))}`,
    ].filter((part) => part !== false);
    const beside = forgiven.length > 0 ? `, dengan ${forgiven.join(' dan ')}` : '';
    const means = [
      asked.cash > 0 && `tunai ${formatRupiah(asked.cash)}`,
      asked.bank > 0 &&
        `transfer ${formatRupiah(asked.bank)}, referensi ${referenceOf(asked) || 'tidak ada'}`,
    ].filter((part) => part !== false);
    return `Pembayaran ${formatRupiah(sum('payment'))} tanggal ${formatDate(asked.date_payment)} untuk angsuran ke-${numbers}${means.map((part) => `, ${part}`).join('')}${beside}.`;
  },
  async apply({ db, found, maker, checker, now, origin, request }, { payment: asked }) {
    await takePayment(db, {
      found,
      by: maker,
      now,
      origin,
      payment: asked,
      request: { ...request, checker },
    });
  },
};

import { isRealDate } from '@/lib/arithmetic/calendar';
import type { Card, LinePayment } from '@/lib/arithmetic/card';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { PostPayment } from '@/lib/contract/payments';
import type { SignedIn } from '../auth/session';
import type { FoundContract } from '../contracts/readContract';
import { conflict, forbidden, invalid } from '../http/ApiError';
import { rupiah } from '../words/rupiah';
import { tanggal } from '../words/tanggal';

/** Contracts on which no payment is taken any more, in words. */
const CLOSED: Partial<Record<FoundContract['contract']['status'], string>> = {
  SETTLED_EARLY: 'sudah dilunasi dipercepat',
  RESTRUCTURED: 'sudah direstrukturisasi; bayarlah pada kontrak penggantinya',
  CANCELLED: 'sudah dibatalkan',
};

/** 409 where the contract takes no payment: closed, or nothing is owed. */
export function refuseClosed(contract: FoundContract['contract'], today: Card): void {
  const word = CLOSED[contract.status];
  if (word) throw conflict(`Kontrak ${contract.code} ${word}.`);
  if (contract.status === 'SETTLED' && today.totals.penalty === 0) {
    throw conflict(`Kontrak ${contract.code} sudah lunas. Tidak ada yang perlu dibayar.`);
  }
}

/** 403 for a discount without the right to give it. */
export function refuseWaivers(body: PostPayment, staff: SignedIn): void {
  const given = body.waivers.some((waiver) => waiver.credit_discount + waiver.penalty_discount > 0);
  if (given && staff.access.is_credit_update !== 1) {
    throw forbidden('Jabatan Anda tidak berhak memberi potongan.');
  }
}

/**
 * 422 with what is wrong in the typed values. A day before the contract's last payment is refused: the card of that day
 * does not know the later payment, and would ask for the same instalment again.
 */
export function checkPayment(
  body: PostPayment,
  contract: FoundContract['contract'],
  payments: readonly LinePayment[],
  today: string,
): void {
  const errors: FieldErrors = {};
  const last = payments.reduce((latest, p) => (p.date_payment > latest ? p.date_payment : latest), '');
  if (!isRealDate(body.date_payment)) errors.date_payment = 'Tanggal ini tidak ada.';
  else if (body.date_payment > today) errors.date_payment = 'Tidak boleh setelah hari ini.';
  else if (body.date_payment < contract.dateStart) {
    errors.date_payment = `Tidak boleh sebelum tanggal kontrak, ${tanggal(contract.dateStart)}.`;
  } else if (body.date_payment < last) {
    errors.date_payment = `Tidak boleh sebelum pembayaran terakhir, ${tanggal(last)}.`;
  }
  const taken = body.amount + body.collector_payment;
  if (body.cash + body.bank !== taken) {
    errors.cash = `Tunai dan transfer harus berjumlah ${rupiah(taken)}.`;
  }
  const numbers = [...(body.lines ?? []), ...body.waivers.map((waiver) => waiver.number)];
  if (numbers.some((number) => number > contract.tenor)) errors.lines = 'Angsuran ini tidak ada.';
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

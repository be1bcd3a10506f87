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

/** Why the contract takes no payment, in words: closed, or nothing is owed; null where it takes one. */
export function whyClosed(contract: FoundContract['contract'], today: () => Card): string | null {
  const word = CLOSED[contract.status];
  if (word) return `Kontrak ${contract.code} ${word}.`;
  const isCovered = contract.status === 'SETTLED' && today().totals.penalty === 0;
  return isCovered ? `Kontrak ${contract.code} sudah lunas. Tidak ada yang perlu dibayar.` : null;
}

/** 409 where the contract takes no payment. */
export function refuseClosed(contract: FoundContract['contract'], today: Card): void {
  const why = whyClosed(contract, () => today);
  if (why !== null) throw conflict(why);
}

/** Contracts whose instalments are still paid, but that are not settled early. */
const NOT_RUNNING: Partial<Record<FoundContract['contract']['status'], string>> = {
  REPOSSESSED: 'unitnya ditarik',
  WRITTEN_OFF: 'sudah dihapusbukukan',
  SETTLED: 'sudah lunas',
};

/** 409 where the contract cannot be settled early: only one that runs can. */
export function refuseNotRunning({ code, status }: FoundContract['contract']): void {
  if (status === 'ACTIVE') return;
  const word = NOT_RUNNING[status];
  throw conflict(
    word
      ? `Kontrak ${code} ${word}: tidak dapat dilunasi dipercepat. Yang masih terutang dibayar lewat Bayar Cicilan.`
      : `Kontrak ${code} ${CLOSED[status] ?? 'tidak sedang berjalan'}.`,
  );
}

/** 403 for a discount without the right to give it. */
export function refuseWaivers(body: PostPayment, staff: SignedIn): void {
  const given = body.waivers.some((waiver) => waiver.credit_discount + waiver.penalty_discount > 0);
  if (given && staff.access.is_credit_update !== 1) {
    throw forbidden('Jabatan Anda tidak berhak memberi potongan.');
  }
}

/**
 * Why no payment of that day is taken, in words; null where it is. A day before the contract's last payment is refused:
 * the card of that day does not know the later payment, and would ask for the same instalment again.
 */
export function dayObstacle(
  day: string,
  contract: FoundContract['contract'],
  payments: readonly LinePayment[],
  today: string,
): string | null {
  if (!isRealDate(day)) return 'Tanggal ini tidak ada.';
  if (day > today) return 'Tidak boleh setelah hari ini.';
  if (day < contract.dateStart) return `Tidak boleh sebelum tanggal kontrak, ${tanggal(contract.dateStart)}.`;
  const last = payments.reduce((latest, p) => (p.date_payment > latest ? p.date_payment : latest), '');
  return day < last ? `Tidak boleh sebelum pembayaran terakhir, ${tanggal(last)}.` : null;
}

/** 422 with what is wrong in the typed values. */
export function checkPayment(
  body: PostPayment,
  contract: FoundContract['contract'],
  payments: readonly LinePayment[],
  today: string,
): void {
  const errors: FieldErrors = {};
  const day = dayObstacle(body.date_payment, contract, payments, today);
  if (day !== null) errors.date_payment = day;
  const taken = body.amount + body.collector_payment;
  if (body.cash + body.bank !== taken) {
    errors.cash = `Tunai dan transfer harus berjumlah ${rupiah(taken)}.`;
  }
  const numbers = [...(body.lines ?? []), ...body.waivers.map((waiver) => waiver.number)];
  if (numbers.some((number) => number > contract.tenor)) errors.lines = 'Angsuran ini tidak ada.';
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

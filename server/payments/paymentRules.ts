import { isRealDate } from '@/lib/arithmetic/calendar';
import { collectorFeeError } from '@/lib/arithmetic/collectorFee';
import type { Share } from '@/lib/arithmetic/allocate';
import type { Card } from '@/lib/arithmetic/card';
import { earliestTransfer } from '@/lib/arithmetic/earliestTransfer';
import { discountLimit } from '@/lib/arithmetic/discountLimit';
import type { LineReceipt } from '@/lib/arithmetic/replayCard';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { PostPayment } from '@/lib/contract/payments';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { transferLimitText } from '@/lib/format/transferLimit';
import type { FoundContract } from '../contracts/readContract';
import type { SignedIn } from '../platform/auth/session';
import { conflict, invalid } from '../platform/core/ApiError';

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

/** Why no payment of that day is taken, in words; null where it is. */
export function dayObstacle(
  day: string,
  contract: Pick<FoundContract['contract'], 'dateStart'>,
  today: string,
): string | null {
  if (!isRealDate(day)) return 'Tanggal ini tidak ada.';
  if (day > today) return 'Tidak boleh setelah hari ini.';
  if (day < contract.dateStart)
    return `Tidak boleh sebelum tanggal kontrak, ${formatDate(contract.dateStart)}.`;
  return null;
}

/** What the rules of a payment depend on. */
export interface PaymentWorld {
  contract: FoundContract['contract'];
  today: string;
  /** Most that a receipt of the office charges for collecting, rupiah. */
  maxCollectorFee: number;
  /** Rupiah. */
  depositBalance: number;
  /** How many days before today who takes the money dates a transfer alone; null: any. */
  transferDaysBack: number | null;
  /** A second person approves it: cash of an earlier day, and a transfer of any, may be taken. */
  isRequest: boolean;
}

/** 422 with what is wrong in the typed values (docs/decisions/0061, 0062). */
export function checkPayment(body: PostPayment, world: PaymentWorld): void {
  const errors: FieldErrors = { ...dayErrors(body, world), ...moneyErrors(body, world) };
  const numbers = [...(body.lines ?? []), ...body.waivers.map((waiver) => waiver.number)];
  if (numbers.some((number) => number > world.contract.tenor)) errors.lines = 'Angsuran ini tidak ada.';
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Cash is dated on the day on which it is taken; an earlier day needs what the bank's papers can show. */
function dayErrors(
  body: PostPayment,
  { contract, today, transferDaysBack, isRequest }: PaymentWorld,
): FieldErrors {
  const day = dayObstacle(body.date_payment, contract, today);
  if (day !== null) return { date_payment: day };
  if (body.date_payment === today) return {};
  if (body.cash > 0 && !isRequest) {
    return {
      date_payment:
        'Uang tunai bertanggal hari ini. Untuk hari sebelumnya pakai transfer dengan nomor referensi, atau minta persetujuan.',
    };
  }
  if ((body.deposit_used ?? 0) > 0) return { date_payment: 'Titipan hanya dipakai pada hari ini.' };
  const earliest = earliestTransfer(today, transferDaysBack);
  if (body.date_payment < earliest && !isRequest) {
    return {
      date_payment: `${transferLimitText(earliest, today)} Untuk hari sebelumnya minta persetujuan.`,
    };
  }
  if (body.bank > 0 && (body.bank_reference ?? '').trim().length < 3) {
    return { bank_reference: 'Isi nomor referensi bank, paling sedikit 3 huruf atau angka.' };
  }
  return {};
}

function moneyErrors(body: PostPayment, { depositBalance, maxCollectorFee }: PaymentWorld): FieldErrors {
  const { deposit_used: used = 0, deposit_added: added = 0 } = body;
  const errors: FieldErrors = {};
  const taken = body.amount + body.collector_payment + added;
  if (body.cash + body.bank + used !== taken) {
    errors.cash =
      used > 0
        ? `Tunai, transfer dan titipan harus berjumlah ${formatRupiah(taken)}.`
        : `Tunai dan transfer harus berjumlah ${formatRupiah(taken)}.`;
  }
  const fee = collectorFeeError(body.collector_payment, maxCollectorFee, { rupiah: formatRupiah });
  if (fee !== undefined) errors.collector_payment = fee;
  if (used > depositBalance) errors.deposit_used = `Titipan hanya ${formatRupiah(depositBalance)}.`;
  if (used > 0 && added > 0) errors.deposit_added = 'Titipan tidak dipakai dan ditambah sekaligus.';
  return errors;
}

/** 422 for a discount without money beside it: no receipt of Rp0 is made (docs/decisions/0061). */
export function refuseEmptyShares(shares: readonly Share[]): void {
  const empty = shares.find((share) => share.credit_payment + share.penalty_payment === 0);
  if (!empty) return;
  const field = empty.penalty_discount > 0 ? 'penalty_discount' : 'credit_discount';
  throw invalid({
    [field]:
      'Potongan hanya bersama pembayaran pada angsuran yang sama. Untuk membebaskan saja, ajukan permintaan.',
  });
}

/** 422 for a discount above what the title of who takes the money may give alone. */
export function refuseBeyondLimit(
  shares: readonly Share[],
  card: Card,
  receipts: readonly LineReceipt[],
  { discounts }: Pick<SignedIn, 'discounts'>,
): void {
  const may = { credit_bp: discounts.creditBp, penalty_bp: discounts.penaltyBp };
  for (const share of shares) {
    const line = card.lines.find((one) => one.number === share.credit_to);
    if (!line) continue;
    const ofLine = receipts.filter((receipt) => receipt.credit_to === share.credit_to);
    const limit = discountLimit(share, line, ofLine, may);
    for (const field of ['credit_discount', 'penalty_discount'] as const) {
      if (share[field] <= limit[field]) continue;
      throw invalid({
        [field]: `Batas jabatan Anda ${formatRupiah(limit[field])} untuk angsuran ke-${share.credit_to}. Di atasnya minta persetujuan.`,
      });
    }
  }
}

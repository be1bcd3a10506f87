import { toPlainLine } from '../contract/plainText';
import { formatRupiah } from '../format/rupiah';

/** Banknotes and transfer, rupiah; null: not typed yet. */
export type Means = Record<'cash' | 'bank', number | null>;

/** A transfer, rupiah, with the bank's reference as it was typed and the account that it went to. */
export type Transfer = Pick<Means, 'bank'> & {
  bank_reference?: string | undefined;
  bank_account?: number | null | undefined;
};

/** Why banknotes and transfer do not come to what is due, rupiah, in words beside the banknotes; null: they do. */
export function cashError(due: number, { cash, bank }: Means): string | null {
  if (cash === null) return 'Wajib diisi. Tulis 0 bila tidak ada.';
  if (cash > due) return `Lebih dari total ${formatRupiah(due)}.`;
  return cash + (bank ?? 0) === due ? null : `Tunai dan transfer harus berjumlah ${formatRupiah(due)}.`;
}

/** What of the due is not in banknotes, rupiah, never below 0. */
export const bankFor = (due: number, cash: number): number => Math.max(0, due - cash);

/** Banknotes to hand back, rupiah; below 0: so many are lacking. Null where nothing was handed over or is paid in banknotes. */
export const changeOf = (received: number | null, cash: number | null): number | null =>
  received === null || cash === null || cash === 0 ? null : received - cash;

/** The reference as it is kept; where nothing is transferred there is none. */
export const referenceOf = ({ bank, bank_reference = '' }: Transfer): string =>
  (bank ?? 0) > 0 ? bank_reference.trim() : '';

/** Characters that a bank's reference has at least. */
const SHORTEST_REFERENCE = 3;

/** Why a transfer cannot be found at the bank by its reference, in words beside it; null: it can, or there is none. */
export const referenceError = (transfer: Transfer): string | null =>
  (transfer.bank ?? 0) === 0 || toPlainLine(referenceOf(transfer)).length >= SHORTEST_REFERENCE
    ? null
    : `Wajib diisi, paling sedikit ${SHORTEST_REFERENCE} huruf atau angka.`;

import { checkReceiptChange, type CheckedChange } from '@/lib/arithmetic/checkReceiptChange';
import type { CreditWrite } from '@/lib/contract/credits';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import type { FoundContract } from '../contracts/readContract';
import { namedCashier } from '../credits/officeCashiers';
import { valuesOf, type ReceiptRow } from '../credits/receipt';
import { invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { changeAccount } from './changeAccount';

/** Receipts of the line that a change splits again; null where it leaves the card alone. */
export type CardEffect = CheckedChange['others'];

/** What a change comes to. */
export interface ChangeEffect {
  others: CardEffect;
  /** Whose drawer the money is in by it. */
  cashierId: number;
}

/**
 * Holds a change against the card that results (docs/decisions/0063), when it is asked for and again before it is applied.
 * 422 names each field that is wrong (`update.x`), the line that would hold more than it can take, and a cashier who is
 * nobody there.
 */
export async function checkChange(
  tx: Db,
  found: FoundContract,
  receipt: ReceiptRow,
  after: CreditWrite,
  now: Date,
): Promise<ChangeEffect> {
  const account = await changeAccount(tx, found, receipt, now);
  const { errors, others } = checkReceiptChange(account, valuesOf(receipt), after, {
    rupiah: formatRupiah,
    tanggal: formatDate,
  });
  const fixed = bankOfLine(receipt, after);
  if (fixed !== undefined) errors.bank ??= fixed;
  const cashier = await namedCashier(tx, receipt, after.cashier);
  if ('error' in cashier) errors.cashier ??= cashier.error;
  const paths = Object.entries(errors).map(([field, message]) => [`update.${field}`, message] as const);
  if (paths.length > 0 || 'error' in cashier) throw invalid(Object.fromEntries(paths));
  return { others, cashierId: cashier.id };
}

/** A line of a statement brought what it brought: its receipt is voided, not made less or more. Undefined: it is not. */
const bankOfLine = ({ importRowId, bank }: ReceiptRow, after: CreditWrite): string | undefined =>
  importRowId === null || after.bank === bank
    ? undefined
    : 'Nota ini dari baris mutasi, jadi transfernya tetap. Bila salah, minta dibatalkan; barisnya diputuskan lagi.';

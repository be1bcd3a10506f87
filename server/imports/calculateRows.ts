import type { LineReceipt, Restated } from '@/lib/arithmetic/replayCard';
import { formatRupiah } from '@/lib/format/rupiah';
import type { FoundContract } from '../contracts/readContract';
import { officeObstacle } from '../offices/requireActiveOffice';
import type { ReceiptDraft } from '../payments/insertReceipts';
import { seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { planOf, planText, samePlan } from './plan';
import { recordedText } from './recorded';
import type { RowRecord } from './rowRecord';
import type { TransferAccount } from './transferAccount';

/** A row that cannot be posted, and why, in words. */
export interface Refusal {
  row: RowRecord;
  problem: string;
}

/** What one row is posted as. */
export interface RowPosting {
  row: RowRecord;
  found: FoundContract;
  drafts: ReceiptDraft[];
  /** Of its money, what becomes deposit; rupiah. */
  deposit: number;
}

interface World {
  accounts: ReadonlyMap<string, TransferAccount>;
  /** Rows of this statement that were posted before. */
  ownRows: ReadonlySet<number>;
  staff: SignedIn;
  bank: string;
}

/**
 * What rows come to, one after the other: a second transfer on a contract meets the card that the first one left. Pure
 * but for the accounts, which count what was taken.
 */
export function calculateRows(
  rows: readonly RowRecord[],
  world: World,
): { postings: RowPosting[]; refusals: Refusal[]; later: Restated<LineReceipt>[] } {
  const postings: RowPosting[] = [];
  const refusals: Refusal[] = [];
  const later: Restated<LineReceipt>[] = [];
  for (const row of rows) {
    const account = world.accounts.get(row.contractCode ?? '');
    const outcome = account ? calculateRow(row, account, world) : 'Belum ada kontraknya.';
    if (typeof outcome === 'string') refusals.push({ row, problem: outcome });
    else {
      postings.push(outcome.posting);
      later.push(...outcome.later);
    }
  }
  return { postings, refusals, later };
}

function calculateRow(
  row: RowRecord,
  account: TransferAccount,
  world: World,
): { posting: RowPosting; later: Restated<LineReceipt>[] } | string {
  const { found } = account;
  if (!seesOffice(world.staff, found.contract.officeId)) return 'Kontrak ini milik kantor lain.';
  const shut = officeObstacle(found.office);
  if (shut !== null) return shut;
  // Who chose the contract by hand had seen the receipts that were there.
  const recorded = account.recordedAs(row, world.ownRows, row.chosenAt ?? undefined);
  if (recorded !== null) return recordedText(recorded);
  const outcome = account.calculate(row);
  if ('problem' in outcome) return outcome.problem;
  const { receipts, later, surplus } = outcome;
  if (surplus > 0 && !row.keepSurplus) return surplusText(surplus);
  const plan = planOf(outcome);
  if (!samePlan(row.plan, plan)) return changedText(planText(plan, row.keepSurplus));
  account.take(outcome, row.date);
  const note = noteOf(world.bank, row);
  const drafts = receipts.map((amounts) => ({
    found,
    amounts,
    date_payment: row.date,
    note,
    importRowId: row.id,
  }));
  return { posting: { row, found, drafts, deposit: surplus }, later };
}

/** Why more than is owed is not posted. */
export const surplusText = (surplus: number) =>
  `Jumlahnya lebih ${formatRupiah(surplus)} dari yang terutang.`;

const changedText = (now: string) =>
  `Pembagiannya berubah sejak ditampilkan; sekarang: ${now}. Periksa, lalu pilih lagi kontraknya.`;

/** On the receipt: which bank, and what its statement says. */
const noteOf = (bank: string, row: RowRecord) =>
  [`Transfer ${bank}`, row.description, row.reference].filter((part) => part !== '').join(' · ');

import type { LineReceipt, Restated } from '@/lib/arithmetic/replayCard';
import type { SignedIn } from '../auth/session';
import { officeObstacle } from '../offices/requireActiveOffice';
import type { ReceiptDraft } from '../payments/insertReceipts';
import { mayRead } from './batch';
import { recordedWords } from './matching/matchLines';
import type { RowRecord } from './rows';
import type { TransferAccount } from './transferAccount';

/** A row that cannot be posted, and why, in words. */
export interface Refusal {
  row: RowRecord;
  problem: string;
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
export function reckonRows(
  rows: readonly RowRecord[],
  world: World,
): { drafts: ReceiptDraft[]; refusals: Refusal[]; later: Restated<LineReceipt>[] } {
  const drafts: ReceiptDraft[] = [];
  const refusals: Refusal[] = [];
  const later: Restated<LineReceipt>[] = [];
  for (const row of rows) {
    const account = world.accounts.get(row.contractCode ?? '');
    const outcome = account ? reckonRow(row, account, world) : 'Belum ada kontraknya.';
    if (typeof outcome === 'string') refusals.push({ row, problem: outcome });
    else {
      drafts.push(...outcome.drafts);
      later.push(...outcome.later);
    }
  }
  return { drafts, refusals, later };
}

function reckonRow(
  row: RowRecord,
  account: TransferAccount,
  world: World,
): { drafts: ReceiptDraft[]; later: Restated<LineReceipt>[] } | string {
  if (!mayRead(world.staff, account.found.contract.officeId)) return 'Kontrak ini milik kantor lain.';
  const shut = officeObstacle(account.found.office);
  if (shut !== null) return shut;
  // Who chose the contract by hand had seen the receipts that were there.
  const recorded = account.recordedAs(row, world.ownRows, row.chosenAt ?? undefined);
  if (recorded !== null) return recordedWords(recorded);
  const reckoned = account.reckon(row);
  if ('problem' in reckoned) return reckoned.problem;
  account.take(reckoned, row.date);
  const note = noteOf(world.bank, row);
  const drafts = reckoned.receipts.map((amounts) => ({
    found: account.found,
    amounts,
    date_payment: row.date,
    note,
    importRowId: row.id,
  }));
  return { drafts, later: reckoned.later };
}

/** On the receipt: which bank, and what its statement says. */
const noteOf = (bank: string, row: RowRecord) =>
  [`Transfer ${bank}`, row.description, row.reference].filter((part) => part !== '').join(' · ');

import type { FieldPayment } from '@/lib/payment/fieldPayment';
import { formatDate } from '@/lib/format/tanggal';
import type { FieldAccount } from '../payments/FieldAccount';
import { carriedOn, lockFieldAccounts, readFieldAccounts } from '../payments/fieldAccounts';
import { inTurns } from '../platform/core/inTurns';
import type { Db } from '../platform/db/connect';
import { holdTts, type NamedTts } from './readTts';

/** A TTS and what it becomes: on which contract, or why on none, in words. */
export interface PlannedTts {
  row: NamedTts;
  late: boolean;
  /** The contract that takes its money; where it becomes nothing there, `problem` says why. */
  paysOn: string;
  account: FieldAccount;
  outcome: FieldPayment | { problem: string };
  /** Penalty that its day takes off, rupiah; 0 where it is not late. */
  takesOff: number;
}

export interface HandoverPlan {
  /** In the order of posting: by day, then number. */
  planned: PlannedTts[];
  /** Contracts after what is posted at once. */
  accounts: FieldAccount[];
}

/**
 * What TTS become one after the other: each on the card that the one before it left (DOMAIN, Nota of a TTS). Late ones wait
 * for a second person, so they come after what is posted at once.
 * @param lateUntil TTS of that day or earlier are late
 */
export async function planHandover(
  db: Db,
  rows: readonly NamedTts[],
  { now, lateUntil, hold }: { now: Date; lateUntil: string; hold: boolean },
): Promise<HandoverPlan> {
  const codes = rows.map(({ contractCode }) => contractCode);
  const goesTo = await carriedOn(db, codes);
  const accounts = await accountsOf(db, { codes, goesTo, now, hold });
  if (hold)
    await holdTts(
      db,
      rows.map(({ id }) => id),
    );
  const planned = new Map<number, PlannedTts>();
  const touched = new Set<string>();
  const plan = (row: NamedTts, late: boolean) => {
    const paysOn = goesTo.get(row.contractCode) ?? row.contractCode;
    const account = accounts.get(paysOn);
    if (!account) throw new Error(`no account ${paysOn}`);
    const outcome = account.plan(row);
    const isPaid = !('problem' in outcome);
    const takesOff = late && isPaid ? account.takesOff(outcome) : 0;
    planned.set(row.id, { row, late, paysOn, account, outcome, takesOff });
    if (isPaid) {
      accounts.set(paysOn, account.after(outcome));
      if (!late) touched.add(paysOn);
    }
  };
  await inTurns(
    rows.filter(({ day }) => day > lateUntil),
    (row) => plan(row, false),
  );
  const posted = [...touched].flatMap((code) => accounts.get(code) ?? []);
  await inTurns(
    rows.filter(({ day }) => day <= lateUntil),
    (row) => plan(row, true),
  );
  return { planned: rows.flatMap(({ id }) => planned.get(id) ?? []), accounts: posted };
}

async function accountsOf(
  db: Db,
  {
    codes,
    goesTo,
    now,
    hold,
  }: { codes: readonly string[]; goesTo: Map<string, string>; now: Date; hold: boolean },
): Promise<Map<string, FieldAccount>> {
  const paying = [...new Set(goesTo.values())];
  if (!hold) return readFieldAccounts(db, paying, now);
  const accounts = await lockFieldAccounts(db, { codes: paying, also: codes }, now);
  // One of them may have been restructured while the others were waited for: what is shown then is another.
  for (const [code, at] of await carriedOn(db, codes)) goesTo.set(code, at);
  const missing = [...new Set(goesTo.values())].filter((code) => !accounts.has(code));
  return new Map([...accounts, ...(await readFieldAccounts(db, missing, now))]);
}

/** Why it is no plain payment, in words; '': it is one. */
export function whyOf({ row, paysOn, outcome }: PlannedTts): string {
  if ('problem' in outcome) return outcome.problem;
  const parts = [
    paysOn !== row.contractCode &&
      `Kontrak ${row.contractCode} sudah direstrukturisasi; uangnya masuk kontrak ${paysOn}.`,
    outcome.date !== row.day && `Nota bertanggal ${formatDate(outcome.date)}.`,
    outcome.receipts.length === 0 && 'Tidak ada yang terutang, jadi semuanya menjadi titipan.',
    outcome.receipts.length > 0 && outcome.rest > 0 && 'Lebih dari yang terutang; sisanya menjadi titipan.',
  ];
  return parts.filter((part) => part !== false).join(' ');
}

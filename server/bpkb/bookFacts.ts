import { and, eq, sql } from 'drizzle-orm';
import { HANDING_WORKING_DAYS } from '@/lib/contract/bpkbTerms';
import { todayIn } from '../calendar/today';
import { workingDayAhead } from '../calendar/workingDayAhead';
import { readAccount, type FoundContract } from '../contracts/readContract';
import { depositBalance } from '../contracts/depositBalance';
import type { Db } from '../platform/db/connect';
import { unitRecords } from '../platform/db/schema';
import { unconfirmedOn, type Unconfirmed } from '../transfers/unconfirmedOn';

/** What of a contract decides about its book. Rupiah. */
export interface BookFacts {
  status: FoundContract['contract']['status'];
  /** The contract's office's. */
  today: string;
  dpd: number;
  /** The unit was sold: the book is its buyer's. */
  sold: boolean;
  penalty: number;
  deposit: number;
  unconfirmed: Unconfirmed | null;
  /** When its debt ended, or its unit was sold; null: neither. */
  endedOn: string | null;
  /** The first day on which it may be given out; null: none. */
  handingFrom: string | null;
}

const PAID_OR_CANCELLED: readonly string[] = ['SETTLED', 'SETTLED_EARLY', 'CANCELLED'];

/** Reads them as of now; hold the contract before relying on it. */
export async function bookFacts(db: Db, { contract, office }: FoundContract, now: Date): Promise<BookFacts> {
  const today = todayIn(office.zone, now);
  const { card } = await readAccount(db, contract, today);
  const soldOn = await soldDay(db, contract.code);
  const endedOn = soldOn ?? (await debtEnd(db, contract));
  return {
    ...{ status: contract.status, today, dpd: card.dpd, sold: soldOn !== null },
    penalty: card.totals.penalty,
    deposit: await depositBalance(db, contract.code),
    unconfirmed: await unconfirmedOn(db, contract.code),
    endedOn,
    handingFrom: endedOn === null ? null : await workingDayAhead(db, endedOn, HANDING_WORKING_DAYS),
  };
}

async function soldDay(db: Db, code: string): Promise<string | null> {
  const [sold] = await db
    .select({ day: sql<string | null>`max(${unitRecords.day})::text` })
    .from(unitRecords)
    .where(and(eq(unitRecords.contractCode, code), eq(unitRecords.kind, 'SOLD')));
  return sold?.day ?? null;
}

/** As the fiduciary's removal has it (docs/decisions/0166). */
async function debtEnd(
  db: Db,
  { code, status }: Pick<FoundContract['contract'], 'code' | 'status'>,
): Promise<string | null> {
  if (!PAID_OR_CANCELLED.includes(status)) return null;
  const { rows } = await db.execute<{ day: string | null }>(
    sql`select debt_ended_on(c)::text as day from contracts c where c.code = ${code}`,
  );
  return rows[0]?.day ?? null;
}

import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, gte, lte } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import type { SettlementQuote } from '@/lib/arithmetic/settlementQuote';
import type { SettlementShares } from '@/lib/arithmetic/settlementShares';
import type { Settlement } from '@/lib/contract/settlements';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { todayIn } from '../calendar/today';
import { refuseAhead } from '../contracts/factsAhead';
import { findContract, lockContract, paymentsOn, type FoundContract } from '../contracts/readContract';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { quotes, staff } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { nextInvoices } from './invoiceNumbers';
import { refuseNotRunning } from './paymentRules';
import { calculateSettlement, toSettlement } from './settlement';
import { AGREED, agreedChanges } from './settlementHistory';

/** A quote that was given, with its arithmetic as it would be taken today. */
export interface HeldQuote {
  id: number;
  asOf: string;
  calculated: SettlementShares;
  settlement: Settlement;
}

/**
 * The quotes of a contract that hold on `today`, newest first: within their days, and what was paid or forgiven is what
 * it was when they were given, so that the same arithmetic still comes out to the rupiah.
 */
export async function heldQuotes(db: Db, found: FoundContract, today: string): Promise<HeldQuote[]> {
  const { contract } = found;
  if (contract.status !== 'ACTIVE') return [];
  const rows = await db
    .select({ row: quotes, username: staff.username, name: staff.name })
    .from(quotes)
    .innerJoin(staff, eq(staff.id, quotes.givenBy))
    .where(
      and(eq(quotes.contractCode, contract.code), lte(quotes.asOf, today), gte(quotes.validUntil, today)),
    )
    .orderBy(desc(quotes.id));
  const facts = rows.length === 0 ? [] : await paymentsOn(db, contract.code);
  const held: HeldQuote[] = [];
  for (const { row, username, name } of rows) {
    if (facts.some((fact) => fact.date_payment > row.asOf)) continue;
    const calculated = await calculateSettlement(db, found, row.asOf, today);
    if (!sameArithmetic(calculated.quote, row)) continue;
    const settlement: Settlement = {
      ...toSettlement(found, calculated, row.asOf),
      valid_until: row.validUntil,
      quote: {
        id: row.id,
        number: row.number,
        given_by: { username, name },
        given_at: row.createdAt.toISOString(),
      },
    };
    held.push({ id: row.id, asOf: row.asOf, calculated, settlement });
  }
  return held;
}

function sameArithmetic(calculated: SettlementQuote, given: typeof quotes.$inferSelect): boolean {
  return (
    AGREED.every((sum) => calculated[sum] === given[sum]) && isDeepStrictEqual(calculated.lines, given.lines)
  );
}

/** The quotes of a contract that still hold. 404 and 403 as `findContract`. */
export async function quotesOf(db: Db, person: SignedIn, code: string, now: Date): Promise<Settlement[]> {
  const found = await findContract(db, person, code);
  const held = await heldQuotes(db, found, todayIn(found.office.zone, now));
  return held.map(({ settlement }) => settlement);
}

/** Gives the settlement of today as a numbered quote. 409: the contract does not run, or nothing is owed. */
export async function writeQuote(call: StaffCall<{ id: string }, unknown, unknown>): Promise<Settlement> {
  const { db, staff: giver, now, origin, params } = call;
  const found = await lockContract(db, giver, params.id);
  const { contract, office } = found;
  refuseNotRunning(contract);
  await refuseAhead(db, found, now);
  const today = todayIn(office.zone, now);
  const again = (await heldQuotes(db, found, today)).find(({ asOf }) => asOf === today);
  if (again) return again.settlement;

  const calculated = await calculateSettlement(db, found, today, today);
  const [number = ''] = await nextInvoices(db, office, today, 1, 'P');
  const { quote } = calculated;
  const validUntil = addDays(today, contract.quoteDays);
  const [row] = await db
    .insert(quotes)
    .values({
      number,
      contractCode: contract.code,
      officeId: office.id,
      contractVersion: contract.version,
      asOf: today,
      validUntil,
      ...quote,
      givenBy: giver.id,
      createdAt: now,
    })
    .returning({ id: quotes.id });
  if (!row) throw new Error('quote was not written');
  await writeHistory(db, {
    at: now,
    staffId: giver.id,
    action: 'SETTLEMENT_QUOTED',
    summary: `Memberi penawaran pelunasan ${number} atas kontrak ${contract.code}, ${formatRupiah(quote.total)}, berlaku sampai ${formatDate(validUntil)}`,
    origin,
    record: { type: 'contract', id: contract.code },
    changes: {
      number: [null, number],
      ...agreedChanges(quote),
      valid_until: [null, validUntil],
    },
  });
  const given_by = { username: giver.username, name: giver.name };
  const given = { id: row.id, number, given_by, given_at: now.toISOString() };
  return { ...toSettlement(found, calculated, today), quote: given };
}

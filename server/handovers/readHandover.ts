import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handover, HandoverRow } from '@/lib/contract/handovers';
import { carriedOn, readFieldAccounts } from '../payments/fieldAccounts';
import { requireOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { notFound } from '../platform/core/ApiError';
import { anyOf } from '../platform/db/anyOf';
import type { Db } from '../platform/db/connect';
import {
  cashActs,
  contractRequests,
  credits,
  deposits,
  fieldShortages,
  handovers,
  offices,
  payments,
  staff,
  tts,
} from '../platform/db/schema';
import { payloadOf } from '../requests/requestRow';
import { readTts, type NamedTts } from './readTts';

const MISSING = 'Setoran ini tidak ada.';
export const collector = alias(staff, 'collector');
export const cashier = alias(staff, 'cashier');

/** Hand-overs with the people and the office that they are about. */
export const handoverQuery = (db: Db) =>
  db
    .select({
      row: handovers,
      office: { id: offices.id, name: offices.name },
      collector: { id: collector.id, name: collector.name },
      cashier: { id: cashier.id, name: cashier.name },
    })
    .from(handovers)
    .innerJoin(offices, eq(offices.id, handovers.officeId))
    .innerJoin(collector, eq(collector.id, handovers.collectorId))
    .innerJoin(cashier, eq(cashier.id, handovers.cashierId))
    .$dynamic();
export type FoundHandover = Awaited<ReturnType<typeof handoverQuery>>[number];

/** A hand-over of an office that the caller sees. 404, 403. */
export async function findHandover(db: Db, person: SignedIn, id: number): Promise<FoundHandover> {
  const [found] = await handoverQuery(db).where(eq(handovers.id, id));
  if (!found) throw notFound(MISSING);
  requireOffice(person, found.row.officeId, 'Setoran ini milik kantor lain.');
  return found;
}

/** The protocol of a hand-over, with what each TTS has become by now. 404, 403. */
export async function readHandover(db: Db, person: SignedIn, id: number, now: Date): Promise<Handover> {
  const { row, ...named } = await findHandover(db, person, id);
  const rows = await toRows(db, await readTts(db, eq(tts.handoverId, id)), now);
  const [shortage] = await db
    .select({ id: fieldShortages.id, amount: fieldShortages.amount, settled: fieldShortages.settled })
    .from(fieldShortages)
    .where(eq(fieldShortages.handoverId, id));
  return {
    ...{ id, number: row.number, ...named, day: row.day, at: row.at.toISOString() },
    count: rows.length,
    counted: row.counted,
    expected: row.expected,
    underway: rows.filter(({ state }) => state === 'HANDED_IN').length,
    denominations: row.denominations,
    reason: row.reason,
    shortage: shortage ?? null,
    surplus: Math.max(0, row.counted - row.expected),
    rows,
  };
}

async function toRows(db: Db, rows: readonly NamedTts[], now: Date): Promise<HandoverRow[]> {
  const ids = rows.map(({ id }) => id);
  const paid = await db.select().from(payments).where(anyOf(payments.ttsId, ids));
  const paymentIds = paid.map(({ id }) => id);
  const receipts = await db
    .select({
      paymentId: credits.paymentId,
      id: credits.id,
      invoice: credits.invoice,
      credit_to: credits.creditTo,
      credit_payment: credits.creditPayment,
      penalty_payment: credits.penaltyPayment,
      voidedAt: credits.voidedAt,
    })
    .from(credits)
    .where(anyOf(credits.paymentId, paymentIds))
    .orderBy(asc(credits.creditTo), asc(credits.id));
  const left = await db
    .select({ paymentId: deposits.paymentId, amount: deposits.amount, voidedAt: deposits.voidedAt })
    .from(deposits)
    .where(and(anyOf(deposits.paymentId, paymentIds), eq(deposits.kind, 'ADDED')));
  const returned = await returnsOf(db, ids);
  const waiting = await waitingFor(db, rows, now);
  return rows.map((row) => {
    const payment = paid.find(({ ttsId }) => ttsId === row.id);
    const own = receipts.filter(({ paymentId }) => payment && paymentId === payment.id);
    const kept = left.filter(({ paymentId }) => payment && paymentId === payment.id);
    const facts = [...own, ...kept];
    const sum = (field: 'credit_payment' | 'penalty_payment') =>
      own.reduce((all, one) => all + one[field], 0);
    const back = returned.get(row.id);
    return {
      ...{ tts_id: row.id, number: row.number, contract_code: row.contractCode },
      ...{ customer_name: row.customerName, amount: row.amount, at: row.at.toISOString(), day: row.day },
      state: row.state,
      pays_on: payment?.contractCode ?? null,
      date_payment: payment?.datePayment ?? null,
      invoices: own.map(({ id, invoice, credit_to }) => ({ id, invoice, credit_to })),
      credit_payment: sum('credit_payment'),
      penalty_payment: sum('penalty_payment'),
      deposit: kept.reduce((all, { amount }) => all + amount, 0),
      voided: facts.length > 0 && facts.every(({ voidedAt }) => voidedAt !== null),
      ...(waiting.get(row.id) ?? { request_id: null, to_return: false, may_ask: false }),
      returned: back ? { ...back, file_id: row.returnFileId ?? 0 } : null,
    };
  });
}

/** Who got the money of TTS back, and when. */
async function returnsOf(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({ ttsId: cashActs.ttsId, at: cashActs.at, by: staff.name, to: cashActs.counterparty })
    .from(cashActs)
    .innerJoin(staff, eq(staff.id, cashActs.writtenBy))
    .where(and(anyOf(cashActs.ttsId, ids), eq(cashActs.kind, 'FIELD_RETURNED')));
  return new Map(rows.map(({ ttsId, at, by, to }) => [ttsId, { at: at.toISOString(), by, to }]));
}

/** What those that are HANDED_IN wait for: a second person, being asked for, or going back. */
export async function waitingFor(db: Db, rows: readonly NamedTts[], now: Date) {
  const held = rows.filter(({ state }) => state === 'HANDED_IN');
  const goesTo = await carriedOn(
    db,
    held.map(({ contractCode }) => contractCode),
  );
  const codes = [...new Set([...goesTo.values(), ...held.map(({ contractCode }) => contractCode)])];
  const accounts = await readFieldAccounts(db, codes, now);
  const requests = await db
    .select({ id: contractRequests.id, payload: contractRequests.payload })
    .from(contractRequests)
    .where(
      and(
        anyOf(contractRequests.contractCode, codes),
        eq(contractRequests.kind, 'FIELD_PAYMENT'),
        eq(contractRequests.status, 'WAITING'),
      ),
    );
  return new Map(
    held.map((row) => {
      const asked = requests.find(({ payload }) => {
        const { ask } = payloadOf({ payload });
        return ask.kind === 'FIELD_PAYMENT' && ask.tts_ids.includes(row.id);
      });
      const outcome = accounts.get(goesTo.get(row.contractCode) ?? '')?.plan(row);
      const toReturn = !outcome || 'problem' in outcome;
      return [
        row.id,
        { request_id: asked?.id ?? null, to_return: toReturn && !asked, may_ask: !toReturn && !asked },
      ];
    }),
  );
}

/** Condition on `handovers`: a TTS of it is still HANDED_IN. */
export const isUnderway = sql`exists (select 1 from tts t where t.handover_id = handovers.id and t.state = 'HANDED_IN')`;

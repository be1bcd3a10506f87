import { and, count, desc, eq, inArray, sql, sum, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { z } from 'zod/mini';
import type { listOwnTts, listTts, Tts } from '@/lib/contract/tts';
import { readTtsNumber } from '@/lib/format/recordNumbers';
import { contractSearch } from '../contracts/contractSearch';
import { ofOffice, officeOfList, type ListedOffices } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { contracts, customers, handovers, staff, tts, ttsBlocks } from '../platform/db/schema';
import { isLate, lateDays, UNDERWAY, type LateDays } from './lateTts';

type Paged = z.output<NonNullable<(typeof listOwnTts)['query']>>;
type Listed = z.output<NonNullable<(typeof listTts)['query']>>;
export type TtsPage = z.output<typeof listTts.data>;

/** Notas that it became, those that were voided since left out. */
const invoicesOf = sql<string[]>`array(select c.invoice from credits c join payments p on p.id = c.payment_id
  where p.tts_id = ${tts.id} and c.voided_at is null order by c.id)`;

const ttsQuery = (db: Db) =>
  db
    .select({
      tts,
      closedAt: ttsBlocks.closedAt,
      customer: customers.name,
      collector: { id: staff.id, name: staff.name },
      handover: { id: handovers.id, number: handovers.number },
      invoices: invoicesOf,
    })
    .from(tts)
    .innerJoin(ttsBlocks, eq(ttsBlocks.id, tts.blockId))
    .innerJoin(contracts, eq(contracts.code, tts.contractCode))
    .innerJoin(customers, eq(customers.id, contracts.customerId))
    .innerJoin(staff, eq(staff.id, tts.collectorId))
    .leftJoin(handovers, eq(handovers.id, tts.handoverId))
    .$dynamic();

type TtsRow = Awaited<ReturnType<typeof ttsQuery>>[number];

function toTts({ tts: row, closedAt, customer, collector, handover, invoices }: TtsRow, days: LateDays): Tts {
  const isUnderway = row.state === 'OPEN' || row.state === 'HANDED_IN';
  return {
    ...{ id: row.id, number: row.number, contract_code: row.contractCode, customer_name: customer },
    ...{ office_id: row.officeId, collector, amount: row.amount, state: row.state },
    ...{ at: row.at.toISOString(), day: row.day, received_at: row.receivedAt.toISOString() },
    late: isUnderway && row.day <= (days.get(row.officeId) ?? ''),
    handover,
    invoices,
    void_reason: row.voidReason,
    after_close: closedAt !== null && row.receivedAt > closedAt,
  };
}

/** One TTS, which is there. */
export async function readTts(db: Db, id: number, now: Date): Promise<Tts> {
  const [row] = await ttsQuery(db).where(eq(tts.id, id));
  if (!row) throw new ApiError(500);
  return toTts(row, await lateDays(db, [row.tts.officeId], now));
}

/** A collector's own TTS, newest first. */
export async function ownTts(
  db: Db,
  collectorId: number,
  { state, ...paged }: Paged,
  now: Date,
): Promise<TtsPage> {
  const where = and(eq(tts.collectorId, collectorId), state && eq(tts.state, state));
  return pageOf(db, { where, order: [desc(tts.at), desc(tts.id)], offices: undefined, now }, paged);
}

/** TTS of offices that somebody sees: those underway first, the oldest of them first; then the newest. 403. */
export async function ttsOfOffices(
  db: Db,
  person: SignedIn,
  { office, collector, state, late, search, ...paged }: Listed,
  now: Date,
): Promise<TtsPage> {
  const offices = officeOfList(person, office);
  const where = and(
    ofOffice(tts.officeId, offices),
    collector === undefined ? undefined : eq(tts.collectorId, collector),
    state && eq(tts.state, state),
    late && isLate(await lateDays(db, offices, now)),
    found(search),
  );
  const order = [
    sql`${UNDERWAY} desc`,
    sql`case when ${UNDERWAY} then ${tts.at} end`,
    sql`case when ${UNDERWAY} then ${tts.id} end`,
    desc(tts.id),
  ];
  return pageOf(db, { where, order, offices, now }, paged);
}

/** By its own number, or as its contract is found. */
function found(search = ''): SQL | undefined {
  const number = readTtsNumber(search);
  if (number !== null) return eq(tts.number, number);
  const words = contractSearch(search);
  if (words.length === 0) return undefined;
  return inArray(
    tts.contractCode,
    new QueryBuilder()
      .select({ code: contracts.code })
      .from(contracts)
      .where(and(...words)),
  );
}

async function pageOf(
  db: Db,
  { where, order, offices, now }: { where: SQL | undefined; order: SQL[]; offices: ListedOffices; now: Date },
  { page, size }: { page: number; size: number },
): Promise<TtsPage> {
  const rows = await ttsQuery(db)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size);
  const [whole] = await db
    .select({ count: count(), total: sum(tts.amount).mapWith(Number) })
    .from(tts)
    .where(where);
  const days = await lateDays(db, offices, now);
  return {
    rows: rows.map((row) => toTts(row, days)),
    count: whole?.count ?? 0,
    total: whole?.total ?? 0,
  };
}

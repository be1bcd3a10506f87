import { and, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { countedCash } from '@/lib/arithmetic/countedCash';
import type { DenominationCounts } from '@/lib/contract/cashierDayFields';
import { DENOMINATIONS } from '@/lib/contract/denominations';
import type { PettyCount } from '@/lib/contract/pettyCash';
import type { PettyCountKind } from '@/lib/contract/pettyTerms';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { offices, pettyCounts, pettyRequests, staff } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { askFor } from './ask';
import type { RunningFund } from './fund';
import type { CountRow } from './fundDay';
import { takeRequestBack } from './pettySubject';
import { waitingOn } from './requestRow';

const counter = alias(staff, 'counter');
const holder = alias(staff, 'holder');
const answerer = alias(staff, 'answerer');
const opener = alias(staff, 'opener');

/** Counts as the contract has them, newest first, for `person`. */
export async function readCounts(
  db: Db,
  person: Pick<SignedIn, 'id'>,
  where: SQL | undefined,
  { limit = 1, offset = 0 } = {},
): Promise<PettyCount[]> {
  const rows = await db
    .select({
      ...getTableColumns(pettyCounts),
      office: offices.name,
      counterUsername: counter.username,
      counterName: counter.name,
      holderName: holder.name,
      answererName: answerer.name,
      openerName: opener.name,
    })
    .from(pettyCounts)
    .innerJoin(offices, eq(offices.id, pettyCounts.officeId))
    .innerJoin(counter, eq(counter.id, pettyCounts.countedBy))
    .innerJoin(holder, eq(holder.id, pettyCounts.holderId))
    .leftJoin(answerer, eq(answerer.id, pettyCounts.answeredBy))
    .leftJoin(opener, eq(opener.id, pettyCounts.reopenedBy))
    .where(where)
    .orderBy(desc(pettyCounts.id))
    .limit(limit)
    .offset(offset);
  const asked = await differencesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...{ id: row.id, kind: row.kind, office: { id: row.officeId, name: row.office } },
    ...{ day: row.day, at: row.at.toISOString() },
    counted_by: { username: row.counterUsername, name: row.counterName },
    holder: { id: row.holderId, name: row.holderName },
    ...{ expected: row.expected, counted: row.counted, denominations: row.denominations },
    explanation: row.explanation,
    answer:
      row.answer === null || row.answeredAt === null
        ? null
        : { text: row.answer, by: row.answererName ?? '', at: row.answeredAt.toISOString() },
    request_id: asked.get(row.id) ?? null,
    reopened:
      row.reopenedAt === null
        ? null
        : { at: row.reopenedAt.toISOString(), by: row.openerName ?? '', reason: row.reopenReason ?? '' },
    may_answer: mayAnswer(row, person),
  }));
}

/** The holder of then says why a surprise count found something else, once. */
export const mayAnswer = (
  { kind, counted, expected, answer, holderId }: CountRow,
  { id }: Pick<SignedIn, 'id'>,
): boolean => kind === 'SURPRISE' && counted !== expected && answer === null && holderId === id;

/** The request about what each count found. */
async function differencesOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { countId, kind, id } = pettyRequests;
  const rows = await db
    .select({ countId, id: sql`max(${id})`.mapWith(Number) })
    .from(pettyRequests)
    .where(and(inArray(countId, [...ids]), eq(kind, 'DIFFERENCE')))
    .groupBy(countId);
  return new Map(rows.map((row) => [row.countId ?? 0, row.id]));
}

/** A count that somebody sends. */
export interface Counting {
  denominations: DenominationCounts;
  explanation: string;
}

export const countedOf = ({ denominations }: Pick<Counting, 'denominations'>): number =>
  countedCash(DENOMINATIONS, denominations);

/**
 * Keeps a count of a fund that is held; what differs waits for another person. A newer count says more, and what waits of
 * an older one is taken back; but who holds the fund does not count away what another found.
 */
export async function keepCount(
  call: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>,
  held: RunningFund,
  { kind, day, denominations, explanation }: Counting & { kind: PettyCountKind; day: string },
): Promise<CountRow> {
  const { db, staff: by, now } = call;
  const { fund, office } = held;
  const [waiting] = await waitingOn(db, office.id, 'DIFFERENCE');
  const stands = waiting !== undefined && by.id === fund.holderId && waiting.requestedBy !== by.id;
  if (waiting && !stands) await takeRequestBack(waiting)(call, 'Kas dihitung lagi');
  const counted = countedOf({ denominations });
  const [row] = await db
    .insert(pettyCounts)
    .values({
      ...{ kind, officeId: office.id, day, at: now, countedBy: by.id, holderId: fund.holderId },
      ...{ expected: fund.balance, counted, denominations, explanation },
      lastVoucherId: fund.lastVoucherId,
    })
    .returning();
  if (!row) throw new Error('no count was kept');
  if (counted !== fund.balance && !stands)
    await askFor(call, held, {
      ...{ kind: 'DIFFERENCE', amount: counted - fund.balance, countId: row.id, reason: '' },
      payload: { expected: fund.balance, counted, denominations, explanation },
    });
  return row;
}

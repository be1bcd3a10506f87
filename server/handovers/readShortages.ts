import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod/mini';
import type { listShortages as endpoint, Shortage } from '@/lib/contract/shortages';
import { drawerObstacle, waitingWriteOffs, type DrawerRequestRow } from '../cashierDays/drawerRequest';
import { ofOffice, officeOfList, requireOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { fieldShortages, handovers, offices, shortageSettlements, staff } from '../platform/db/schema';

const MISSING = 'Kurang setor ini tidak ada.';
const collector = alias(staff, 'collector');
const cashier = alias(staff, 'cashier');
const decider = alias(staff, 'decider');

const isOpen = sql`${fieldShortages.settled} < ${fieldShortages.amount}`;

const shortageQuery = (db: Db, where: SQL | undefined) =>
  db
    .select({
      row: fieldShortages,
      handover: handovers,
      office: { id: offices.id, name: offices.name },
      collector: { id: collector.id, name: collector.name },
      cashier: { id: cashier.id, name: cashier.name },
    })
    .from(fieldShortages)
    .innerJoin(handovers, eq(handovers.id, fieldShortages.handoverId))
    .innerJoin(offices, eq(offices.id, fieldShortages.officeId))
    .innerJoin(collector, eq(collector.id, fieldShortages.collectorId))
    .innerJoin(cashier, eq(cashier.id, handovers.cashierId))
    .where(where)
    // What is still owed first, the oldest of it on top.
    .orderBy(sql`not (${isOpen})`, asc(fieldShortages.at), asc(fieldShortages.id))
    .$dynamic();
type Found = Awaited<ReturnType<typeof shortageQuery>>[number];

/** A shortage of an office that the caller sees. 404, 403. */
export async function readShortage(db: Db, person: SignedIn, id: number): Promise<Shortage> {
  const [found] = await shortageQuery(db, eq(fieldShortages.id, id));
  if (!found) throw notFound(MISSING);
  requireOffice(person, found.row.officeId, 'Kurang setor ini milik kantor lain.');
  const [shortage] = await toShortages(db, person, [found]);
  if (!shortage) throw notFound(MISSING);
  return shortage;
}

type Query = z.output<NonNullable<(typeof endpoint)['query']>>;

/** One page of shortages, and what is owed of all that the filters let through. 403: another office's. */
export async function listShortages(
  db: Db,
  person: SignedIn,
  { office, collector: of, open, page, size }: Query,
): Promise<{ rows: Shortage[]; count: number; owed: number }> {
  const where = and(
    ofOffice(fieldShortages.officeId, officeOfList(person, office)),
    of === undefined ? undefined : eq(fieldShortages.collectorId, of),
    open === undefined ? undefined : isOpen,
  );
  const found = await shortageQuery(db, where)
    .limit(size)
    .offset((page - 1) * size);
  const [sums] = await db
    .select({
      count: sql<number>`count(*)::int`,
      owed: sql<number>`coalesce(sum(${fieldShortages.amount} - ${fieldShortages.settled}), 0)::bigint`.mapWith(
        Number,
      ),
    })
    .from(fieldShortages)
    .where(where);
  return { rows: await toShortages(db, person, found), count: sums?.count ?? 0, owed: sums?.owed ?? 0 };
}

async function toShortages(db: Db, person: SignedIn, found: readonly Found[]): Promise<Shortage[]> {
  const ids = found.map(({ row }) => row.id);
  const settled = await db
    .select({ row: shortageSettlements, by: staff.name, decidedBy: decider.name })
    .from(shortageSettlements)
    .innerJoin(staff, eq(staff.id, shortageSettlements.writtenBy))
    .leftJoin(decider, eq(decider.id, shortageSettlements.decidedBy))
    .where(inArray(shortageSettlements.shortageId, ids))
    .orderBy(asc(shortageSettlements.id));
  const waiting = await waitingWriteOffs(db, ids);
  return found.map(({ row, handover, ...named }) => ({
    ...{ id: row.id, handover: { id: handover.id, number: handover.number }, ...named },
    ...{ day: handover.day, at: row.at.toISOString(), reason: handover.reason },
    ...{ amount: row.amount, settled: row.settled },
    settlements: settled
      .filter((one) => one.row.shortageId === row.id)
      .map(({ row: one, by, decidedBy }) => ({
        ...{ id: one.id, kind: one.actId === null ? ('WRITTEN_OFF' as const) : ('PAID' as const) },
        ...{ amount: one.amount, at: one.at.toISOString(), by, decided_by: decidedBy, reason: one.reason },
      })),
    waiting: toWaiting(
      waiting.find(({ shortageId }) => shortageId === row.id),
      person,
    ),
    obstacle: shortageObstacle(row, person),
  }));
}

function toWaiting(request: DrawerRequestRow | undefined, person: SignedIn): Shortage['waiting'] {
  if (!request) return null;
  return {
    ...{ id: request.id, amount: request.amount, reason: request.reason },
    ...{ requested_by: request.askerName, requested_at: request.requestedAt.toISOString() },
    obstacle: drawerObstacle(request, person),
    may_withdraw: request.requestedBy === person.id,
  };
}

/** Why a person neither takes its money nor asks for a write-off, in words; null: they may. */
export function shortageObstacle(
  { collectorId, amount, settled }: Pick<Found['row'], 'collectorId' | 'amount' | 'settled'>,
  { id }: Pick<SignedIn, 'id'>,
): string | null {
  if (collectorId === id) return 'Kurang setor Anda sendiri diurus oleh orang lain.';
  return settled === amount ? 'Kurang setor ini sudah selesai.' : null;
}

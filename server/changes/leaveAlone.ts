import { and, asc, eq, isNull } from 'drizzle-orm';
import { formatInstantIn } from '../platform/format/formatInstantIn';
import { notify } from '../notifications/notify';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { changeRequests } from '../platform/db/schema';
import { capital } from '../requests/engine/refusals';
import { aloneFrom } from './aloneFrom';
import { changeById } from './changeSubject';
import { decidersOf, mayStop, peopleWhoDecide } from './deciders';
import { effectAt } from './effectAt';
import { kindOf } from './kinds';

/**
 * Changes that nobody can decide any more (who could has left, or may less) get the time of those that nobody could decide
 * from the first: noon of the second working day from now, or from when `aloneFrom` says. All who may stop them are told.
 * Once set it stays, also where somebody could decide again: they still may, until then. @returns how many got one
 */
export async function leaveAlone(db: Db, now: Date): Promise<number> {
  const waiting = await db
    .select()
    .from(changeRequests)
    .where(and(eq(changeRequests.status, 'WAITING'), isNull(changeRequests.takesEffectAt)))
    .orderBy(asc(changeRequests.id));
  if (waiting.length === 0) return 0;
  // Every minute, and next to never one: the people are read once, and only what nobody can decide is held.
  const people = await peopleWhoDecide(db);
  let left = 0;
  for (const asked of waiting) {
    if (decidersOf(asked, people).length > 0) continue;
    if (await db.transaction((tx) => one(tx, asked, now))) left += 1;
  }
  return left;
}

async function one(tx: Db, asked: typeof changeRequests.$inferSelect, now: Date): Promise<boolean> {
  const { id } = asked;
  const kind = kindOf(asked);
  await kind.lock(tx, asked);
  await tx
    .select({ id: changeRequests.id })
    .from(changeRequests)
    .where(eq(changeRequests.id, id))
    .for('update');
  const request = await changeById(tx, id);
  const people = await peopleWhoDecide(tx);
  if (request.status !== 'WAITING' || request.takesEffectAt !== null) return false;
  if (decidersOf(request, people).length > 0) return false;
  let zone: string;
  try {
    zone = (await kind.read(tx, request)).bounds.zone;
  } catch (error) {
    // What it was about is gone: whoever asked takes it back.
    if (error instanceof ApiError && error.status < 500) return false;
    throw error;
  }
  const { from, stoppers } = await aloneFrom(tx, request, now);
  const takesEffectAt = await effectAt(tx, zone, from);
  await tx.update(changeRequests).set({ takesEffectAt, stoppers }).where(eq(changeRequests.id, id));
  const told = (await peopleWhoDecide(tx))
    .filter((person) => mayStop({ ...request, takesEffectAt, stoppers }, person))
    .map((person) => person.id);
  const message = `${capital(request.what)}: tidak ada lagi yang dapat memutuskannya. Berlaku dengan sendirinya ${formatInstantIn(takesEffectAt, zone)} bila tidak ada yang menghentikan.`;
  const about = { title: capital(kind.noun), message, source: 'change', link: String(id) } as const;
  await notify(tx, [...new Set([...told, request.requestedBy])], about, now);
  return true;
}

import { and, asc, eq, lte } from 'drizzle-orm';
import { tellOutcome } from '../notifications/tellOutcome';
import { formatInstantIn } from '../platform/format/formatInstantIn';
import { notify } from '../notifications/notify';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { changeRequests } from '../platform/db/schema';
import { actAs } from '../platform/history/actAs';
import { writeHistory } from '../platform/history/writeHistory';
import { addToOutbox } from '../platform/outbox/outbox';
import { capital } from '../requests/engine/refusals';
import { aloneFrom } from './aloneFrom';
import { changeById, changeSubject, type HeldChange, lineOf } from './changeSubject';
import { identityOf, mayStop, peopleWhoDecide } from './deciders';
import { effectAt } from './effectAt';
import { kindOf } from './kinds';
import { leaveAlone } from './leaveAlone';

const SERVER = { ip: '127.0.0.1', device: null };

/**
 * Brings into force what nobody could decide and nobody stopped, once its time has come, however long the server slept and
 * whichever instance is first. Everything is checked again; what cannot be is closed, and its maker told why.
 * What nobody can decide any more gets such a time first. @returns how many were closed either way
 */
export async function takeEffect(db: Db, now: Date): Promise<number> {
  await leaveAlone(db, now);
  const due = await db
    .select({ id: changeRequests.id })
    .from(changeRequests)
    .where(and(eq(changeRequests.status, 'WAITING'), lte(changeRequests.takesEffectAt, now)))
    .orderBy(asc(changeRequests.takesEffectAt), asc(changeRequests.id));
  let closed = 0;
  for (const { id } of due) if (await db.transaction((tx) => one(tx, id, now))) closed += 1;
  return closed;
}

async function one(tx: Db, id: number, now: Date): Promise<boolean> {
  const asked = await changeById(tx, id);
  await actAs(tx, { staffId: asked.requestedBy, at: now });
  const kind = kindOf(asked);
  const subject = changeSubject(kind);
  // In the maker's name: nobody else is there.
  const staff = { ...(await identityOf(tx, asked.requestedBy)), sessionHash: '' };
  const call = { db: tx, staff, now, origin: SERVER };
  const held = await subject.lock(call, { id }, 'APPROVED');
  const { request } = held;
  if (request.status !== 'WAITING' || request.takesEffectAt === null || request.takesEffectAt > now)
    return false;
  const { from, stoppers } = await aloneFrom(tx, request, now);
  if (from > now) {
    await putOff(tx, held, { from, stoppers }, now);
    return false;
  }
  let why: string | null = null;
  try {
    // In a savepoint: what is refused half way leaves nothing.
    const pushes = await tx.transaction((inner) => subject.apply({ ...call, db: inner }, held));
    await addToOutbox(tx, now, ...pushes);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    why = error.message;
    await subject.release?.(call, held);
  }
  await tx
    .update(changeRequests)
    .set({ status: why === null ? 'APPROVED' : 'REJECTED', decidedAt: now, decisionReason: why })
    .where(eq(changeRequests.id, id));
  const [action, verb] =
    why === null
      ? ['CHANGE_TOOK_EFFECT', 'Berlaku dengan sendirinya:']
      : ['CHANGE_LAPSED', 'Tidak jadi berlaku:'];
  await writeHistory(tx, {
    ...{ at: now, staffId: null, origin: SERVER },
    ...(why !== null && { reason: why }),
    ...lineOf(kind, held, { action, verb }),
  });
  const words = why === null ? 'Sudah berlaku: tidak ada yang menghentikan.' : `Tidak jadi berlaku: ${why}`;
  await tellOutcome(tx, subject.told(held), words);
  const message = `${capital(request.what)}. ${words}`;
  const title = why === null ? `${capital(kind.noun)} berlaku` : `${capital(kind.noun)} tidak jadi berlaku`;
  await notify(tx, [request.requestedBy], { title, message, source: 'change', link: String(id) }, now);
  return true;
}

/** Whoever asked took the right of somebody who could decide: those who may stop it are told once more, with a later time. */
async function putOff(
  tx: Db,
  { request, target }: HeldChange,
  { from, stoppers }: Awaited<ReturnType<typeof aloneFrom>>,
  now: Date,
): Promise<void> {
  const { zone } = target.bounds;
  const takesEffectAt = await effectAt(tx, zone, from);
  await tx.update(changeRequests).set({ takesEffectAt, stoppers }).where(eq(changeRequests.id, request.id));
  const people = (await peopleWhoDecide(tx)).filter((person) => mayStop({ ...request, stoppers }, person));
  const message = `${capital(request.what)}: ditunda sampai ${formatInstantIn(takesEffectAt, zone)}, karena ${request.askerName} mengakhiri atau mempersempit hak orang yang dapat memutuskannya dalam 7 hari terakhir. Hentikan bila tidak benar.`;
  const title = 'Perubahan ditunda';
  const told = [...people.map(({ id }) => id), request.requestedBy];
  await notify(tx, told, { title, message, source: 'change', link: String(request.id) }, now);
}

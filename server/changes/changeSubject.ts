import { and, eq, inArray } from 'drizzle-orm';
import type { Change, WaitingChange } from '@/lib/contract/changes';
import { conflict, forbidden, notFound } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import type { Db } from '../platform/db/connect';
import { namedRequests, type NamedRequest } from '../platform/db/namedRequests';
import { changeRequests } from '../platform/db/schema';
import { capital, refuseStale } from '../requests/engine/refusals';
import type { Call, Held, Subject } from '../requests/engine/Subject';
import type { ChangeKind, ChangeTarget, Person } from './ChangeKind';
import { decidersOf, mayStop, obstacleToDecide, peopleWhoDecide, personById } from './deciders';

export type NamedChange = NamedRequest<typeof changeRequests>;

/** A change and what it would make of its record, both held. */
export interface HeldChange extends Held {
  request: NamedChange;
  target: ChangeTarget;
  /** Who may decide or stop it. */
  deciders: readonly Person[];
}

/** Which change is meant, and the record's version that was seen. */
export interface ChangeRef {
  id: number;
  version?: number;
}

const VERBS = { ASKED: 'Meminta', APPROVED: 'Menyetujui', REJECTED: 'Menolak', WITHDRAWN: 'Menarik kembali' };
const DECIDED = { APPROVED: 'disetujui', REJECTED: 'ditolak', WITHDRAWN: 'ditarik kembali' };
const ACTIONS = {
  ASKED: 'CHANGE_REQUESTED',
  APPROVED: 'CHANGE_APPROVED',
  REJECTED: 'CHANGE_REJECTED',
  WITHDRAWN: 'CHANGE_WITHDRAWN',
} as const;

export const MISSING_CHANGE = 'Permintaan ini tidak ada.';

/** Changes of one kind in the engine of requests (docs/decisions/0140). */
export function changeSubject(kind: ChangeKind): Subject<ChangeRef, HeldChange, Change> {
  return {
    table: changeRequests,
    async lock({ db }, { id }) {
      const request = await changeById(db, id);
      await kind.lock(db, request);
      await db
        .select({ id: changeRequests.id })
        .from(changeRequests)
        .where(eq(changeRequests.id, id))
        .for('update');
      return holdChange(kind, db, await changeById(db, id));
    },
    noun: nounOf,
    obstacle: ({ request }, person) => (mayStop(request, person) ? null : obstacleToDecide(request, person)),
    async refuseUnseen(call, held, { version }, outcome) {
      await refuseStale((held.target.version ?? 0) === version, stale(held.target), () => ({
        current: changeDetail(call, held),
      }));
      const obstacle = obstacleToDecide(held.request, call.staff);
      if (outcome === 'APPROVED' && obstacle !== null) throw forbidden(obstacle);
    },
    instead: (call, held) => Promise.resolve({ data: { current: changeDetail(call, held) } }),
    money: () => null,
    async apply(call, held) {
      await checkAgain(kind, call.db, held);
      return kind.apply(call, held.request);
    },
    async release(call, { request }) {
      await kind.release?.(call, request);
    },
    line: (_, held, step) => lineOf(kind, held, { action: ACTIONS[step], verb: VERBS[step] }),
    decidedIn: ({ deciders }) => ({ offices: [], only: deciders.map(({ id }) => id) }),
    asks: ({ staff }, held) => {
      const why = held.request.reason === '' ? '' : ` Alasan: ${held.request.reason}`;
      return Promise.resolve({
        message: {
          title: capital(kind.noun),
          message: `${staff.name} meminta ${nounOf(held)}.${why}`,
          ...leadsTo(held.request),
        },
      });
    },
    told: ({ request }) => ({ ...leadsTo(request), at: request.requestedAt }),
    tells: (held, { outcome, by, reason }) => ({
      title: `${capital(kind.noun)} ${DECIDED[outcome]}`,
      message: `${by} ${VERBS[outcome].toLowerCase()} ${nounOf(held)}.${reason === null ? '' : ` Alasan: ${reason}`}`,
      ...leadsTo(held.request),
    }),
    pushes: () => [],
    answer: async (call, { request }) =>
      changeDetail(call, await holdChange(kind, call.db, await changeById(call.db, request.id))),
  };
}

const nounOf = ({ request }: Pick<HeldChange, 'request'>) => request.what;

const stale = ({ label }: ChangeTarget) => `${label} sudah berubah sejak Anda membukanya.`;

/** Where a notification about a change leads: to the inbox of what waits. */
const leadsTo = ({ id }: Pick<NamedChange, 'id'>) => ({ source: 'change' as const, link: String(id) });

/** A line of the log about a change, under its record. */
export function lineOf(
  kind: ChangeKind,
  { request, target }: Pick<HeldChange, 'request' | 'target'>,
  { action, verb }: { action: string; verb: string },
) {
  return {
    action,
    summary: `${verb} ${request.what}`,
    ...(request.subjectId !== null && { record: { type: kind.subject, id: request.subjectId } }),
    changes: changesBetween(target.before, target.after),
  };
}

/** One change by number. 404: there is none. */
export async function changeById(db: Db, id: number): Promise<NamedChange> {
  const [request] = await namedRequests(db, changeRequests, eq(changeRequests.id, id));
  if (!request) throw notFound(MISSING_CHANGE);
  return request;
}

/** A change with its record as it is now; `people`: those who decide, where they were read already. */
export async function holdChange(
  kind: ChangeKind,
  db: Db,
  request: NamedChange,
  people?: readonly Person[],
): Promise<HeldChange> {
  const target = await kind.read(db, request);
  return { request, target, deciders: decidersOf(request, people ?? (await peopleWhoDecide(db))) };
}

/**
 * Once more what was asked when it was asked for: the maker may still ask for it, and what became of the record meanwhile
 * does not ask for somebody else to decide. 409.
 */
async function checkAgain(kind: ChangeKind, db: Db, { request, target }: HeldChange): Promise<void> {
  const maker = await personById(db, request.requestedBy);
  const obstacle = maker ? kind.obstacleToAsk(maker, request) : 'Peminta sudah tidak dapat masuk.';
  if (obstacle !== null) {
    throw conflict(
      `Hak ${request.askerName} sudah berubah sejak meminta: ${obstacle} Permintaan ini hanya dapat ditolak.`,
    );
  }
  const { rule, officeIds } = target.bounds;
  const isWider =
    (rule === 'ADMINISTRATOR' && request.decidedByRule !== 'ADMINISTRATOR') ||
    (rule === 'APPROVER' && !officeIds.every((id) => request.officeIds.includes(id)));
  if (isWider && request.decidedByRule !== 'ADMINISTRATOR') {
    throw conflict(
      `${target.label} sudah berubah sejak diminta, sehingga orang lain yang harus memutuskannya. Tolak atau tarik kembali, lalu minta sekali lagi.`,
    );
  }
}

/** A change as it stands beside its record. */
export function waitingChange(
  { request, deciders }: Pick<HeldChange, 'request' | 'deciders'>,
  viewer: Person,
): WaitingChange {
  return {
    id: request.id,
    kind: request.kind,
    what: request.what,
    request_by: { username: request.askerUsername, name: request.askerName },
    requested_at: request.requestedAt.toISOString(),
    people: deciders.map(({ name }) => name),
    takes_effect_at: request.takesEffectAt?.toISOString() ?? null,
    may_decide: mayStop(request, viewer) || obstacleToDecide(request, viewer) === null,
    may_withdraw: request.requestedBy === viewer.id,
  };
}

/** A change as the API sends it to one caller. */
export function changeDetail({ staff }: Pick<Call, 'staff'>, held: HeldChange): Change {
  const { request, target } = held;
  return {
    ...waitingChange(held, staff),
    status: request.status,
    reason: request.reason || null,
    version: target.version ?? 0,
    facts: target.facts,
    obstacle: obstacleToDecide(request, staff),
  };
}

/** Changes of records of one kind that wait, by the record's id, oldest first. */
export async function waitingChangesOf(
  db: Db,
  viewer: Person,
  subject: string,
  ids: readonly number[],
): Promise<Map<number, WaitingChange[]>> {
  const found = new Map<number, WaitingChange[]>();
  const requests = await namedRequests(
    db,
    changeRequests,
    and(
      eq(changeRequests.subjectType, subject),
      inArray(changeRequests.subjectId, [...ids]),
      eq(changeRequests.status, 'WAITING'),
    ),
  );
  if (requests.length === 0) return found;
  const people = await peopleWhoDecide(db);
  for (const request of requests) {
    if (request.subjectId === null) continue;
    const waiting = waitingChange({ request, deciders: decidersOf(request, people) }, viewer);
    found.set(request.subjectId, [...(found.get(request.subjectId) ?? []), waiting]);
  }
  return found;
}

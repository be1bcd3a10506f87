import { and, eq, isNull } from 'drizzle-orm';
import type { Change } from '@/lib/contract/changes';
import { ApiError } from '../platform/core/ApiError';
import { namedRequests } from '../platform/db/namedRequests';
import { changeRequests } from '../platform/db/schema';
import { nowWaits } from '../requests/engine/ask';
import { refuseSecond } from '../requests/engine/refusals';
import type { Call } from '../requests/engine/Subject';
import { aloneFrom } from './aloneFrom';
import type { ChangeKind } from './ChangeKind';
import { changeById, changeSubject, holdChange } from './changeSubject';
import { decidersOf, peopleWhoDecide } from './deciders';
import { effectAt } from './effectAt';

/** What is asked for. */
export interface ChangeAsk {
  /** Null: a new record. */
  subjectId: number | null;
  /** The record's version that was seen; 0: a new one. */
  subjectVersion: number;
  payload: object;
  /** Left out: nobody has to give one. */
  reason?: string;
}

/**
 * A change waits from now on for a second person; where nobody could decide it, for noon of the second working day, unless
 * somebody stops it. Called with the record locked. 409: another of this kind waits; and whatever applying it would throw.
 */
export async function askForChange(kind: ChangeKind, call: Call, ask: ChangeAsk): Promise<Change> {
  const { db, staff, now } = call;
  const { reason = '', ...about } = ask;
  const asked = { ...about, kind: kind.name, subjectType: kind.subject, requestedBy: staff.id };
  const target = await kind.read(db, asked);
  const { rule, officeIds, zone } = target.bounds;
  const same =
    ask.subjectId === null ? isNull(changeRequests.id) : eq(changeRequests.subjectId, ask.subjectId);
  const [pending] = await namedRequests(
    db,
    changeRequests,
    and(
      eq(changeRequests.kind, kind.name),
      eq(changeRequests.subjectType, kind.subject),
      same,
      eq(changeRequests.status, 'WAITING'),
    ),
  );
  const what = `${kind.noun} ${target.label}`;
  refuseSecond(what, pending, staff);
  const people = await peopleWhoDecide(db);
  const bounds = { decidedByRule: rule, officeIds: [...officeIds] };
  const bounded = { ...asked, ...bounds, takesEffectAt: null, stoppers: [] };
  const alone = decidersOf(bounded, people).length > 0 ? null : await aloneFrom(db, bounded, now);
  const takesEffectAt = alone && (await effectAt(db, zone, alone.from));
  const [written] = await db
    .insert(changeRequests)
    .values({ ...bounded, what, takesEffectAt, stoppers: alone?.stoppers ?? [], reason, requestedAt: now })
    .returning({ id: changeRequests.id });
  if (!written) throw new ApiError(500);
  const request = await changeById(db, written.id);
  return nowWaits(changeSubject(kind), call, await holdChange(kind, db, request));
}

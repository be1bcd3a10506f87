import { todayIn } from '../calendar/today';
import type { FoundContract } from '../contracts/readContract';
import type { StaffCall } from '../platform/http/route';
import { makerOf } from './makerOf';
import type { ApplyContext } from './RequestKind';
import type { RequestRow } from './requestRow';

/** What a kind needs to be applied by whoever calls. */
export async function applyContext(
  { db, staff, now, origin }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>,
  found: FoundContract,
  request: Pick<RequestRow, 'id' | 'reason' | 'requestedBy' | 'requestedAt'>,
): Promise<ApplyContext> {
  return {
    db,
    found,
    now,
    origin,
    today: todayIn(found.office.zone, now),
    askedOn: todayIn(found.office.zone, request.requestedAt),
    maker: await makerOf(db, request.requestedBy),
    checker: staff,
    request: { id: request.id, reason: request.reason },
  };
}

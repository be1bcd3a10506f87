import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/connect';
import { namedRequests, type NamedRequest, type RequestTable } from '../../platform/db/namedRequests';
import type { contractRequests } from '../../platform/db/schema';
import { close } from './close';
import type { Call, Held, Subject } from './Subject';

/** Something that a person asked for and that waits. */
export interface WaitingRequest {
  id: number;
  /** What it is called in the list of what is in somebody's hands. */
  label: string;
  /** Takes it back in the name of who lets them go; decided meanwhile: nothing. */
  takeBack: (call: Call, reason: string) => Promise<void>;
}

/** What somebody asked for of a table and what still waits, oldest first. */
export function askedBy<T extends RequestTable>(
  db: Db,
  table: T,
  staffId: number,
): Promise<NamedRequest<T>[]> {
  const { requestedBy, status } = table as typeof contractRequests;
  return namedRequests(db, table, and(eq(requestedBy, staffId), eq(status, 'WAITING')));
}

/** How a request is taken back by somebody else than its asker. */
export const takingBack =
  <Ref, H extends Held>(subject: Subject<Ref, H, unknown>, ref: Ref): WaitingRequest['takeBack'] =>
  async (call, reason) => {
    const held = await subject.lock(call, ref, 'WITHDRAWN');
    const { status, askerName } = held.request;
    if (status === 'WAITING')
      await close(subject, call, held, { outcome: 'WITHDRAWN', reason, from: askerName });
  };

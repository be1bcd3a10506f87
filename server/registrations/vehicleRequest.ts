import { desc, eq } from 'drizzle-orm';
import type { VehicleRequest } from '@/lib/contract/vehicleRequests';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { namedRequests } from '../platform/db/namedRequests';
import { vehicleRequests } from '../platform/db/schema';
import { mayDecide, obstacleToDecide } from '../requests/engine/refusals';
import type { FoundRegistration } from './findRegistration';
import { NOUN, otherNumbers } from './heldVehicle';

/** What was asked last about a form's vehicle, as one person sees it; null: nothing. */
export async function lastVehicleRequest(
  db: Db,
  person: SignedIn,
  found: FoundRegistration,
): Promise<VehicleRequest | null> {
  const [last] = await db
    .select({ id: vehicleRequests.id })
    .from(vehicleRequests)
    .where(eq(vehicleRequests.registrationId, found.row.id))
    .orderBy(desc(vehicleRequests.id))
    .limit(1);
  if (!last) return null;
  const [request] = await namedRequests(db, vehicleRequests, eq(vehicleRequests.id, last.id));
  if (!request) return null;
  const waits = request.status === 'WAITING';
  const held = { request, found };
  return {
    id: request.id,
    hits: request.hits,
    numbers: request.numbers,
    photo: request.photoId,
    reason: request.reason,
    status: request.status,
    request_by: { username: request.askerUsername, name: request.askerName },
    requested_at: request.requestedAt.toISOString(),
    decided_by:
      request.decidedBy === null
        ? null
        : { username: request.deciderUsername ?? '', name: request.deciderName ?? '' },
    decided_at: request.decidedAt?.toISOString() ?? null,
    decision_reason: request.decisionReason,
    obstacle: waits ? (obstacleToDecide(request, NOUN, person) ?? otherNumbers(held)) : null,
    may_decide: waits && mayDecide(request, person),
    may_withdraw: waits && request.requestedBy === person.id,
  };
}

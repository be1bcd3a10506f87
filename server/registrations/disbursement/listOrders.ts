import { and, asc, eq } from 'drizzle-orm';
import type { DisbursementOrder } from '@/lib/contract/disbursementCalls';
import { todayIn } from '../../calendar/today';
import { ofSeenOffices } from '../../platform/auth/offices';
import type { SignedIn } from '../../platform/auth/session';
import type { Db } from '../../platform/db/connect';
import { disbursements, offices, registrations, staff } from '../../platform/db/schema';
import { obstacleToPay } from './obstacleToPay';

/** More wait nowhere. */
const MAX_ORDERS = 100;

/** Loans of the offices that a person sees which wait to be paid in banknotes, the oldest first. */
export async function listOrders(db: Db, person: SignedIn, now: Date): Promise<DisbursementOrder[]> {
  const found = await db
    .select({
      order: disbursements,
      row: registrations,
      zone: offices.zone,
      by: { username: staff.username, name: staff.name },
    })
    .from(disbursements)
    .innerJoin(registrations, eq(registrations.id, disbursements.registrationId))
    .innerJoin(offices, eq(offices.id, registrations.officeId))
    .innerJoin(staff, eq(staff.id, disbursements.orderedBy))
    .where(and(eq(disbursements.state, 'ORDERED'), ofSeenOffices(registrations.officeId, person)))
    .orderBy(asc(disbursements.orderedAt), asc(disbursements.id))
    .limit(MAX_ORDERS);
  return found.map(({ order, row, zone, by }) => ({
    registration_id: row.id,
    version: row.version,
    number: row.number ?? '',
    name: row.applicantName,
    vehicle: row.vehicle,
    amount: order.amount,
    ordered_by: by,
    ordered_at: order.orderedAt.toISOString(),
    obstacle: obstacleToPay({ row }, order, person, todayIn(zone, now)),
  }));
}

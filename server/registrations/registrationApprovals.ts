import { and, eq, inArray } from 'drizzle-orm';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import { todayIn } from '../calendar/today';
import { ofSeenOffices } from '../platform/auth/offices';
import { firstPassing } from '../platform/db/firstPassing';
import { registrations } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { basisReader } from './basis';
import { foundRegistrations, type FoundRegistration } from './findRegistration';
import { mayTake, stepsTo } from './flow';
import { obstacleTo } from './obstacles';
import { principalOf } from './principal';
import { isSurveyed } from './surveys/isSurveyed';
import { formBoundBy } from './vehicleNumbers';

/**
 * Registrations in the inbox, those that wait longest first, at most `limit`: from which the caller's title takes a step to
 * APPROVED that nothing bars; or which the caller entered and somebody may approve.
 */
export async function registrationApprovals(
  { db, staff, now }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now'>,
  whose: 'decide' | 'own',
  limit: number,
): Promise<ApprovalRow[]> {
  if (staff.access.is_customer !== 1) return [];
  const steps = (await stepsTo(db, 'APPROVED')).filter((step) => whose === 'own' || mayTake(staff, step));
  if (steps.length === 0) return [];
  const from = steps.map(({ fromId }) => fromId);
  const where = and(
    inArray(registrations.statusId, from),
    ofSeenOffices(registrations.officeId, staff),
    whose === 'own' ? eq(registrations.enteredBy, staff.id) : undefined,
  );
  const basisOf = basisReader(db);

  async function rowOf(found: FoundRegistration): Promise<ApprovalRow | null> {
    const { row, status, office } = found;
    const today = todayIn(office.zone, now);
    const principal = principalOf(row, await basisOf(row.form, today));
    if (whose === 'own') return toRow(found, principal, false);
    const surveyed = await isSurveyed(db, found);
    const circumstances = {
      today,
      principal,
      surveyed,
      boundBy: await formBoundBy(db, found),
      order: undefined,
    };
    const isOpen = steps.some(
      (step) => step.fromId === status.id && obstacleTo(step, found, staff, circumstances) === null,
    );
    return isOpen ? toRow(found, principal, true) : null;
  }

  return firstPassing((size, offset) => foundRegistrations(db, where, { size, offset }), rowOf, limit);
}

function toRow(
  { row, status, enteredBy }: FoundRegistration,
  amount: number | null,
  mayDecide: boolean,
): ApprovalRow {
  return {
    kind: 'REGISTRATION',
    request_id: row.id,
    record: { type: 'registration', id: String(row.id), label: row.number ?? row.applicantName },
    version: row.version,
    card: null,
    name: row.applicantName,
    office_id: row.officeId,
    what: 'Form registrasi',
    summary: `${row.vehicle}, ${status.name}.`,
    reason: null,
    request_by: enteredBy,
    requested_at: row.statusSince.toISOString(),
    amount,
    may_decide: mayDecide,
    may_withdraw: false,
  };
}

import { addDays } from '@/lib/arithmetic/calendar';
import { contractRules } from '../../calculations/contractRules';
import { moveBook } from '../../bpkbRecords/moveBook';
import { assignCollectors } from '../../collectors/assignCollectors';
import { floorOf } from '../../contracts/classFloor';
import { carryFiduciary } from '../../fiduciaries/carryFiduciary';
import { nextContractCode } from '../../offices/nextContractCode';
import { contracts, restructures } from '../../platform/db/schema';
import { writeHistory } from '../../platform/history/writeHistory';
import type { ApplyContext, RequestedActionOf } from '../RequestKind';
import type { PlanAsked } from './planAsked';

/**
 * The contract that carries on what remained: same borrower, vehicle and office, its own number, rules and schedule. What
 * secured the one before secures it.
 * @returns its code
 */
export async function makeSuccessor(
  { db, found, now, origin, checker, request }: ApplyContext,
  ask: RequestedActionOf<'RESTRUCTURE'>,
  { carried, plan, rules }: PlanAsked,
): Promise<string> {
  const { contract: old, office } = found;
  const code = await nextContractCode(db, office, ask.as_of);
  await db.insert(contracts).values({
    code,
    customerId: old.customerId,
    officeId: old.officeId,
    contractTypeId: old.contractTypeId,
    financeId: old.financeId,
    vehicleKind: old.vehicleKind,
    vehicle: old.vehicle,
    vehicleYear: old.vehicleYear,
    colour: old.colour,
    plateNumber: old.plateNumber,
    chassisNumber: old.chassisNumber,
    engineNumber: old.engineNumber,
    bpkbNumber: old.bpkbNumber,
    otr: old.otr,
    downPayment: old.downPayment,
    principal: plan.principal,
    tenor: ask.tenor,
    instalment: plan.instalment,
    dateStart: ask.as_of,
    dueDay: ask.due_day,
    ...contractRules(rules),
    nextDue: plan.firstDue,
    outstanding: plan.principal,
    lateFrom: addDays(plan.firstDue, 1),
    billingAddress: old.billingAddress,
    villageCode: old.villageCode,
    ...(await floorOf(db, old, ask.as_of)),
    createdAt: now,
  });
  if (old.collectorId !== null) {
    const given = { code, collectorId: old.collectorId, day: ask.as_of };
    await assignCollectors(db, [given], {
      at: now,
      staffId: checker.id,
      reason: `Melanjutkan kontrak ${old.code}`,
    });
  }
  await db.insert(restructures).values({
    oldCode: old.code,
    newCode: code,
    requestId: request.id,
    asOf: ask.as_of,
    principal: carried.principal,
    interest: carried.interest,
    penalty: carried.penalty,
    forgiven: plan.forgiven,
    newPrincipal: plan.principal,
    createdAt: now,
  });
  await moveBook(db, { from: old.code, to: code, now, byId: checker.id });
  await carryFiduciary(db, old.code, code);
  await writeHistory(db, {
    at: now,
    staffId: checker.id,
    action: 'CONTRACT_MADE',
    summary: `Membuat kontrak ${code} dari restrukturisasi kontrak ${old.code}`,
    origin,
    record: { type: 'contract', id: code },
    reason: request.reason,
    changes: { restructured_from: [null, old.code], request_id: [null, request.id] },
  });
  return code;
}

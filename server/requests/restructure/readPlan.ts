import type { RestructurePlanned } from '@/lib/contract/restructures';
import { notFound } from '../../platform/core/ApiError';
import type { StaffCall } from '../../platform/http/route';
import { applyContext } from '../context';
import { contractSubject } from '../contractSubject';
import { refuseDecided } from '../engine/refusals';
import { lockRequest } from '../findRequest';
import { payloadOf } from '../requestRow';
import { planAsked } from './planAsked';
import { validUntil } from './remains';

type PlanCall = Pick<
  StaffCall<{ id: string }, unknown, unknown>,
  'db' | 'staff' | 'now' | 'origin' | 'params'
>;

/** What a restructure that waits makes, line by line. 404: the request asks for something else; 409: as `planAsked`. */
export function readPlan(call: PlanCall): Promise<RestructurePlanned> {
  return call.db.transaction(async (db) => {
    const held = await lockRequest(db, call.staff, call.params.id);
    const { found, request } = held;
    const { ask } = payloadOf(request);
    if (ask.kind !== 'RESTRUCTURE') throw notFound('Permintaan ini bukan restrukturisasi.');
    await refuseDecided(contractSubject, { ...call, db }, held);
    const { carried, before, plan, rules } = await planAsked(
      await applyContext({ ...call, db }, found, request),
      ask,
    );
    return {
      as_of: ask.as_of,
      valid_until: validUntil(found.contract, ask.as_of),
      carried,
      before,
      forgiven: plan.forgiven,
      principal: plan.principal,
      calculation: rules.name,
      tenor: ask.tenor,
      instalment: plan.instalment,
      first_due: plan.firstDue,
      interest: plan.interest,
      total: plan.total,
      schedule: plan.schedule,
    };
  });
}

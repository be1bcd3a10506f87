import type { FastifyInstance } from 'fastify';
import * as list from '@/lib/contract/registrationList';
import * as contract from '@/lib/contract/registrations';
import { fileRoute } from '../platform/http/fileRoute';
import { listRegistrationChoices } from '@/lib/contract/registrationChoices';
import { listAssignedVisits as listAssigned } from '@/lib/contract/assignedVisits';
import { sendSurvey } from '@/lib/contract/surveys';
import * as cash from '@/lib/contract/disbursementCalls';
import { decideVehicleCheck, requestVehicleCheck as askVehicleCheck } from '@/lib/contract/vehicleCalls';
import { refusalWith } from '../platform/http/refusalSchema';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { decide } from '../requests/engine/decide';
import { listOrders } from './disbursement/listOrders';
import { payDisbursement } from './disbursement/payDisbursement';
import { takeBackDisbursement } from './disbursement/takeBackDisbursement';
import { duplicatesOf } from './duplicates';
import { exportRegistrations, registrationExportSummary, requireReader } from './exportRegistrations';
import { countRegistrations, listRegistrations } from './listRegistrations';
import { listAssignedVisits } from './listAssignedVisits';
import { listNamedPeople } from './listNamedPeople';
import { moveRegistration } from './moveRegistration';
import { registrationChoices } from './registrationChoices';
import { registrationDetail } from './registrationDetail';
import { createRegistration, refuseSurveyor, saveRegistration } from './saveRegistration';
import { requestVehicleCheck } from './requestVehicleCheck';
import { receiveSurvey } from './surveys/receiveSurvey';
import { vehicleSubject } from './vehicleSubject';

/** Registrations: list, figures, surveyors, export, detail, draft, steps, surveys, duplicates. */
export function registrationRoutes(app: FastifyInstance, parts: Parts): void {
  const refusal = refusalWith(contract.registrationSchema);

  route(app, parts, list.listRegistrations, async ({ db, staff, query, now }) => ({
    data: await listRegistrations(db, staff, query, now),
  }));

  route(app, parts, list.countRegistrations, async ({ db, staff, query }) => ({
    data: await countRegistrations(db, staff, query.office),
  }));

  route(app, parts, list.listNamedPeople, async ({ db, staff, query }) => ({
    data: await listNamedPeople(db, staff, query.office),
  }));

  route(app, parts, listAssigned, async ({ db, staff }) => ({ data: await listAssignedVisits(db, staff) }));

  route(
    app,
    parts,
    list.countRegistrationExport,
    async ({ db, staff, query, now }) => ({
      data: await registrationExportSummary(db, staff, query, now),
    }),
    { also: requireReader },
  );

  fileRoute(app, parts, list.exportRegistrations, exportRegistrations, { also: requireReader });

  route(app, parts, contract.findDuplicates, async ({ db, staff, query, now }) => ({
    data: await duplicatesOf(db, staff, query, now),
  }));

  route(app, parts, listRegistrationChoices, async ({ db, now, staff, query }) => ({
    data: await registrationChoices(db, staff, query.office, now),
  }));

  route(app, parts, contract.getRegistration, async ({ db, staff, params, now }) => ({
    data: await registrationDetail(db, staff, params.id, now),
  }));

  route(app, parts, contract.createRegistration, async (call) => ({ data: await createRegistration(call) }), {
    also: refuseSurveyor,
  });

  route(app, parts, contract.saveRegistration, async (call) => ({ data: await saveRegistration(call) }), {
    refusal,
    also: refuseSurveyor,
  });

  route(
    app,
    parts,
    contract.moveRegistration,
    async (call) => {
      const data = await moveRegistration(call);
      return { data };
    },
    { refusal },
  );

  route(app, parts, askVehicleCheck, async (call) => ({ data: await requestVehicleCheck(call) }), {
    refusal,
  });

  route(
    app,
    parts,
    decideVehicleCheck,
    async ({ params, body: { decision: outcome, reason, ...seen }, ...call }) => ({
      data: await decide(vehicleSubject, call, { ...params, ...seen }, { outcome, reason: reason || null }),
    }),
    { refusal },
  );

  route(app, parts, cash.listDisbursementOrders, async ({ db, staff, now }) => ({
    data: { rows: await listOrders(db, staff, now) },
  }));

  route(app, parts, cash.payDisbursement, async (call) => ({ data: await payDisbursement(call) }));

  route(app, parts, cash.takeBackDisbursement, async (call) => ({ data: await takeBackDisbursement(call) }), {
    refusal,
  });

  route(app, parts, sendSurvey, async (call) => ({ data: await receiveSurvey(call) }), { refusal });
}

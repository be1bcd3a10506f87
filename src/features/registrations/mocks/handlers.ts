import type { HttpHandler } from 'msw';
import { listAssignedVisits } from '@/lib/contract/assignedVisits';
import {
  countRegistrationExport,
  countRegistrations,
  exportRegistrations,
  listRegistrations,
  listNamedPeople,
} from '@/lib/contract/registrationList';
import {
  createRegistration,
  findDuplicates,
  getRegistration,
  moveRegistration,
  saveRegistration,
} from '@/lib/contract/registrations';
import { listRegistrationChoices, type RegistrationChoices } from '@/lib/contract/registrationChoices';
import { sendSurvey } from '@/lib/contract/surveys';
import {
  listDisbursementOrders,
  payDisbursement,
  takeBackDisbursement,
} from '@/lib/contract/disbursementCalls';
import { decideVehicleCheck, requestVehicleCheck } from '@/lib/contract/vehicleCalls';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { exportFile, mockFile } from '@/lib/mocks/mockFile';
import { buildRegistration, buildRows, NAMED_PEOPLE, STATUSES } from './buildRegistration';
import { selectRegistrations } from './selectRegistrations';

/** What a form of the office in Jakarta chooses from. */
export const REGISTRATION_CHOICES: RegistrationChoices = {
  contract_types: [
    { id: 2, name: 'Mobil bekas', vehicle_kind: 'R4' },
    { id: 1, name: 'Motor bekas', vehicle_kind: 'R2' },
  ],
  finances: [
    { id: 1, name: 'Dana sendiri' },
    { id: 2, name: 'PT Mitra Dana Finansial' },
  ],
  surveyors: [
    { id: 7, name: 'Joko Purnomo' },
    { id: 12, name: 'Rina Wulandari' },
  ],
};
const ROWS = buildRows(43);
const statusOf = (id: number) => Object.values(STATUSES).find((status) => status.id === id) ?? STATUSES.draft;

/** The forms of one office; every id opens one, and every step is taken. */
export const registrationHandlers: HttpHandler[] = [
  mockEndpoint(listRegistrations, ({ query }) => selectRegistrations(ROWS, query)),
  mockEndpoint(countRegistrations, () =>
    Object.values(STATUSES).map(({ id }) => ({
      status_id: id,
      count: ROWS.filter(({ status }) => status.id === id).length,
      count_more: false,
    })),
  ),
  mockEndpoint(listNamedPeople, NAMED_PEOPLE),
  mockEndpoint(listAssignedVisits, []),
  mockEndpoint(countRegistrationExport, ({ query }) => ({
    count: selectRegistrations(ROWS, query).count,
    file_name: 'form-registrasi_2026-11-20',
  })),
  mockFile(exportRegistrations, (request) =>
    exportFile(
      request,
      ROWS.map(({ number, applicant_name }) => `${number ?? ''};${applicant_name}`),
    ),
  ),
  mockEndpoint(findDuplicates, []),
  mockEndpoint(listRegistrationChoices, REGISTRATION_CHOICES),
  mockEndpoint(getRegistration, ({ params }) => buildRegistration({ id: Number(params.id) })),
  mockEndpoint(createRegistration, ({ body }) =>
    buildRegistration({
      ...{ id: 44, number: null, status: STATUSES.draft, version: 1, may_edit: true, moves: [], past: [] },
      form: body.form,
    }),
  ),
  mockEndpoint(saveRegistration, ({ params, body }) =>
    buildRegistration({
      ...{ id: Number(params.id), status: STATUSES.draft, may_edit: true, moves: [] },
      version: body.version + 1,
      form: body.form,
    }),
  ),
  mockEndpoint(listDisbursementOrders, { rows: [] }),
  mockEndpoint(payDisbursement, { contract_code: 'JKT-2611-00118', amount: 11_400_000 }),
  mockEndpoint(takeBackDisbursement, ({ params, body }) =>
    buildRegistration({ id: Number(params.id), status: STATUSES.signed, version: body.version + 1 }),
  ),
  mockEndpoint(requestVehicleCheck, ({ params, body }) =>
    buildRegistration({ id: Number(params.id), version: body.version }),
  ),
  mockEndpoint(decideVehicleCheck, ({ params, body }) =>
    buildRegistration({ id: Number(params.id), version: body.version }),
  ),
  mockEndpoint(sendSurvey, ({ params }) =>
    buildRegistration({ id: Number(params.id), status: STATUSES.survey, may_survey: true, moves: [] }),
  ),
  mockEndpoint(moveRegistration, ({ params, body }) =>
    buildRegistration({
      id: Number(params.id),
      status: statusOf(body.to),
      version: body.version + 1,
      moves: [],
    }),
  ),
];

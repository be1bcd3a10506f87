import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import {
  countRegistrationExport,
  countRegistrations,
  listRegistrations,
  listNamedPeople,
} from '@/lib/contract/registrationList';
import { listAssignedVisits } from '@/lib/contract/assignedVisits';
import {
  createRegistration,
  findDuplicates,
  getRegistration,
  moveRegistration,
  saveRegistration,
  type Registration,
} from '@/lib/contract/registrations';
import type { KeptFile } from '@/lib/contract/files';
import { listPrices, type PricePage } from '@/lib/contract/prices';
import { listRegistrationChoices, type RegistrationChoices } from '@/lib/contract/registrationChoices';
import {
  listDisbursementOrders,
  payDisbursement,
  takeBackDisbursement,
} from '@/lib/contract/disbursementCalls';
import { sendSurvey, type SurveyBody } from '@/lib/contract/surveys';
import { getContract, type ContractDetail } from '@/lib/contract/contractDetail';
import { listContracts, type ContractPage } from '@/lib/contract/contracts';
import { decideVehicleCheck, requestVehicleCheck } from '@/lib/contract/vehicleCalls';
import { completeUpload, openUpload, sendChunk, type Upload } from '@/lib/contract/uploads';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import type { Send } from './calls';

type Answer = (world: { send: Send }) => Promise<{ data: unknown }>;
const form = { ...EMPTY_FORM, applicant: { ...EMPTY_FORM.applicant, name: 'Nasabah Uji' } };

const create: Answer = ({ send }) => send(createRegistration, 'approver', { body: { form } });

/** A call about a draft that was just made. */
const onDraft =
  (endpoint: AnyEndpoint, bodyOf?: (made: Registration) => object): Answer =>
  async ({ send }) => {
    const made = (await create({ send })).data as Registration;
    const body = bodyOf?.(made);
    return send(endpoint, 'approver', { params: { id: String(made.id) }, ...(body && { body }) });
  };

/** A form that was handed in and waits for its surveyor. 2, 3: Diajukan and Survei, in the flow of every company. */
async function waitingForSurvey(send: Send): Promise<Registration> {
  const { rows } = (await send(listPrices, 'clerk', { query: { kind: 'R2' } })).data as PricePage;
  const { surveyors } = (await send(listRegistrationChoices, 'clerk')).data as RegistrationChoices;
  let at = (await send(createRegistration, 'clerk', { body: { form } })).data as Registration;
  const { region = '', brand = '', type = '', year = 0, otr = 0, min_down_payment = 0 } = rows[0] ?? {};
  const sent = (place: string) => sentPhoto(send, 'clerk', place);
  const documents = {
    ...{ ktp: await sent('ktp'), kk: await sent('kk') },
    ...{ spouse_ktp: await sent('spouse_ktp'), income: await sent('income') },
  };
  const filled = buildRegistrationForm({
    documents,
    vehicle: { region, brand, type, year },
    structure: { otr, down_payment: min_down_payment, date_contract: at.today },
  });
  const body = { form: { ...filled, surveyor_id: surveyors[0]?.id ?? null }, version: at.version };
  const params = { id: String(at.id) };
  at = (await send(saveRegistration, 'clerk', { params, body })).data as Registration;
  for (const to of [2, 3]) {
    const step = { to, version: at.version, note: '' };
    at = (await send(moveRegistration, 'clerk', { params, body: step })).data as Registration;
  }
  return at;
}

/** The number of a photo that somebody has sent for this place. */
async function sentPhoto(send: Send, role: 'clerk' | 'surveyor', place: string): Promise<number> {
  const background = { r: 120, g: 90, b: 40 };
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const sha256 = createHash('sha256').update(photo).digest('hex');
  const announced = {
    key: `conformance-${place}`,
    kind: 'PHOTO',
    name: 'rumah.jpg',
    bytes: photo.length,
    sha256,
  };
  const upload = (await send(openUpload, role, { body: announced })).data as Upload;
  const params = { id: String(upload.id) };
  await send(sendChunk, role, { params: { ...params, index: '0' }, body: new Uint8Array(photo) });
  return ((await send(completeUpload, role, { params })).data as KeptFile).id;
}

const survey: Answer = async ({ send }) => {
  const at = await waitingForSurvey(send);
  const body: SurveyBody = {
    id: randomUUID(),
    visited_at: new Date().toISOString(),
    position: { latitude: -6.2, longitude: 106.8, accuracy: 20 },
    no_position: '',
    findings: {
      ...{ met: 'APPLICANT', met_name: '', address: 'SAME', house: 'OWN', neighbours: '', income: null },
      ...{ seen: '', recommendation: 'LAYAK', note: '' },
    },
    photos: [await sentPhoto(send, 'surveyor', 'survey')],
  };
  return send(sendSurvey, 'surveyor', { params: { id: String(at.id) }, body });
};

/** A draft whose vehicle secures a running contract already, of which somebody says that it is another one. */
async function vehicleAsked(send: Send): Promise<{ data: Registration }> {
  const { rows } = (await send(listContracts, 'clerk', { query: { status: 'ACTIVE' } })).data as ContractPage;
  const code = rows[0]?.code ?? '';
  const { contract } = (await send(getContract, 'clerk', { params: { id: code } })).data as ContractDetail;
  const vehicle = { ...EMPTY_FORM.vehicle, chassis: contract.vehicle.chassis_number };
  const made = (await send(createRegistration, 'clerk', { body: { form: { ...form, vehicle } } }))
    .data as Registration;
  const body = {
    ...{ version: made.version, reason: 'Angka 1 terbaca I' },
    photo: await sentPhoto(send, 'clerk', `frame-${made.id}`),
  };
  return send(requestVehicleCheck, 'clerk', { params: { id: String(made.id) }, body }) as Promise<{
    data: Registration;
  }>;
}

/** How registrations are called. */
export const REGISTRATION_CALLS = {
  listRegistrations: (({ send }) => send(listRegistrations, 'approver')) satisfies Answer,
  countRegistrations: (({ send }) => send(countRegistrations, 'approver')) satisfies Answer,
  listNamedPeople: (({ send }) => send(listNamedPeople, 'approver')) satisfies Answer,
  listAssignedVisits: (({ send }) => send(listAssignedVisits, 'surveyor')) satisfies Answer,
  countRegistrationExport: (({ send }) =>
    send(countRegistrationExport, 'director', { query: { sort: 'created' } })) satisfies Answer,
  findDuplicates: (({ send }) =>
    send(findDuplicates, 'approver', {
      query: { nik: '3175014708900003', phone: '0812 5550 1177', whatsapp: '' },
    })) satisfies Answer,
  listRegistrationChoices: (({ send }) => send(listRegistrationChoices, 'approver')) satisfies Answer,
  createRegistration: create,
  getRegistration: onDraft(getRegistration),
  saveRegistration: onDraft(saveRegistration, ({ version }) => ({
    version,
    form: { ...form, note: 'lagi' },
  })),
  // 9: Dibatalkan, in the flow that every company begins with.
  moveRegistration: onDraft(moveRegistration, ({ version }) => ({ version, to: 9, note: 'Salah ketik' })),
  listDisbursementOrders: (({ send }) => send(listDisbursementOrders, 'cashier')) satisfies Answer,
  payDisbursement: (async ({ send }) => {
    const made = (await create({ send })).data as Registration;
    const body = { version: made.version, signature: 1 };
    return send(payDisbursement, 'cashier', { params: { id: String(made.id) }, body });
  }) satisfies Answer,
  takeBackDisbursement: onDraft(takeBackDisbursement, ({ version }) => ({ version })),
  requestVehicleCheck: (({ send }) => vehicleAsked(send)) satisfies Answer,
  decideVehicleCheck: (async ({ send }) => {
    const { data } = await vehicleAsked(send);
    const body = {
      ...{ request_id: data.vehicle_request?.id ?? 1, version: data.version },
      ...{ decision: 'REJECTED', reason: 'Nomornya sama' },
    };
    return send(decideVehicleCheck, 'approver', { params: { id: String(data.id) }, body });
  }) satisfies Answer,
  sendSurvey: survey,
};

import type { HttpHandler } from 'msw';
import {
  findDuplicates,
  getRegistration,
  moveRegistration,
  type Duplicate,
  type Registration,
} from '@/lib/contract/registrations';
import { takeBackDisbursement } from '@/lib/contract/disbursementCalls';
import { decideVehicleCheck } from '@/lib/contract/vehicleCalls';
import { getRegistrationFlow } from '@/lib/contract/registrationStatuses';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { buildRegistration, possible, STATUSES } from './buildRegistration';
import { buildDisbursement, buildOrder } from './buildDisbursement';
import { BOUND, buildVehicleRequest } from './buildVehicleRequest';

/* Named worlds of one registration; each goes before the happy path. */

const opened = (over: Partial<Registration> = {}, duplicates: readonly Duplicate[] = []): HttpHandler[] => [
  // Before the one below, which any last part of an address fits.
  mockEndpoint(findDuplicates, () => [...duplicates]),
  mockEndpoint(getRegistration, buildRegistration(over)),
];

const APPROVER = { username: 'penyetuju.jkt', name: 'Hendra Gunawan' };
/** What was approved of the form as it is built. */
export const APPROVED: NonNullable<Registration['approved']> = {
  ...{ by: APPROVER, at: '2026-11-19T09:10:00.000Z' },
  ...{ disbursed: 11_400_000, principal: 12_000_000, instalment: 1_220_000, first_due: '2026-12-05' },
};

export const DUPLICATES: readonly Duplicate[] = [
  {
    ...{
      same: ['nik'],
      kind: 'CONTRACT',
      running: true,
      office: { id: 1, name: 'Jakarta' },
      status: 'OVERDUE',
    },
    record: {
      ...{ id: 'JKT-2412-00031', number: 'JKT-2412-00031', name: 'Siti Rahmawati' },
      ...{ vehicle: 'Yamaha Mio M3 2020', overdue: 14 },
    },
  },
  {
    ...{
      same: ['plate', 'chassis', 'engine'],
      kind: 'REGISTRATION',
      running: false,
      office: { id: 1, name: 'Jakarta' },
    },
    status: 'Ditolak',
    record: {
      ...{
        id: '17',
        number: 'JKT/R2608/00017',
        name: 'Agus Setiawan',
        vehicle: 'Honda BeAT 2022',
        overdue: 0,
      },
    },
  },
  {
    ...{
      same: ['nik', 'plate'],
      kind: 'CONTRACT',
      running: true,
      office: { id: 2, name: 'Makassar' },
      status: 'ACTIVE',
    },
    record: null,
  },
];

/** A contract of somebody else who has the same phone. */
export const SAME_PHONE: Duplicate = {
  ...{
    same: ['phone'],
    kind: 'CONTRACT',
    running: true,
    office: { id: 1, name: 'Jakarta' },
    status: 'ACTIVE',
  },
  record: {
    ...{ id: 'JKT-2503-00012', number: 'JKT-2503-00012', name: 'Rahmat Hidayat' },
    ...{ vehicle: 'Honda Vario 2021', overdue: 0 },
  },
};

export const registrationSlow: HttpHandler[] = [mockEndpoint(getRegistration, () => never())];
export const registrationOffline: HttpHandler[] = [mockEndpoint(getRegistration, () => offline())];
export const registrationMissing: HttpHandler[] = [
  mockEndpoint(getRegistration, () => refuse(404, 'Form registrasi ini tidak ada.')),
];
export const registrationOfAnotherOffice: HttpHandler[] = [
  mockEndpoint(getRegistration, () => refuse(403, 'Form registrasi ini milik kantor lain.')),
];

/** Nothing was typed yet. */
export const blankDraft: HttpHandler[] = opened({
  ...{ form: EMPTY_FORM, number: null, status: STATUSES.draft, version: 1, may_edit: true },
  ...{
    past: [],
    events: [],
    names: { contract_type: null, finance: null, surveyor: null, agent: null, marketer: null },
  },
  basis: { calculation: null, price: null },
  moves: [possible(STATUSES.submitted), possible(STATUSES.cancelled, { needs_note: true })],
});
/** Seen by whoever filled it: it is for others to decide. */
export const ownRegistration: HttpHandler[] = opened({
  moves: [
    possible(STATUSES.approved, {
      obstacle: 'Yang mengisi atau mengajukan form tidak dapat menyetujuinya.',
    }),
    possible(STATUSES.rejected, { needs_note: true }),
  ],
});
/** Of the same applicant and vehicle there is more. */
export const withDuplicates: HttpHandler[] = opened({}, DUPLICATES);
export const nothingToDo: HttpHandler[] = opened({ moves: [] });
export const disbursed: HttpHandler[] = opened({
  ...{ status: STATUSES.disbursed, approved: APPROVED, contract_code: 'JKT-2611-00118', moves: [] },
  ...{ disbursement: buildDisbursement(), signed_paper: 72 },
});

/** A cashier is to pay it. */
export const cashOrdered: HttpHandler[] = opened({
  ...{ status: STATUSES.signed, approved: APPROVED, signed_paper: 72, disbursement: buildOrder() },
  moves: [
    possible(STATUSES.disbursed, {
      obstacle:
        'Menunggu dibayar tunai oleh kasir. Tarik perintah pencairannya lebih dahulu bila hendak dilanjutkan dengan cara lain.',
    }),
  ],
});
/** Signed, and ready to be paid out. */
export const readyToDisburse: HttpHandler[] = opened({
  ...{ status: STATUSES.signed, approved: APPROVED, signed_paper: 72 },
  moves: [possible(STATUSES.disbursed)],
});
/** A cashier was faster. */
export const takingBackComesLate: HttpHandler[] = [
  ...cashOrdered,
  mockEndpoint(takeBackDisbursement, () =>
    refuse(409, 'Pencairan ini sudah dibayar, jadi tidak dapat ditarik.'),
  ),
];
export const rejected: HttpHandler[] = opened({ status: STATUSES.rejected, moves: [] });
/** Only the side parts fail. */
export const partsFail: HttpHandler[] = [
  mockEndpoint(findDuplicates, () => refuse(500, '')),
  mockEndpoint(getRegistrationFlow, () => refuse(500, '')),
  ...opened(),
];

/** Handing in finds fields that are missing. */
export const moveFindsGaps: HttpHandler[] = [
  ...blankDraft,
  mockEndpoint(moveRegistration, () =>
    refuse(422, 'Form belum lengkap.', {
      errors: { 'applicant.nik': 'NIK terdiri dari 16 angka.', 'vehicle.chassis': 'Harus diisi.' },
    }),
  ),
];
/** Somebody else approved a moment before. */
export const moveComesLate: HttpHandler[] = [
  ...opened(),
  mockEndpoint(moveRegistration, () =>
    refuse(409, 'Form ini sudah berubah; sekarang Disetujui.', {
      version: 7,
      current: buildRegistration({
        ...{ version: 7, status: STATUSES.approved, approved: APPROVED, moves: [] },
        events: [
          {
            ...{ id: 9, at: '2026-11-20T02:00:00.000Z', by: APPROVER, reason: null, fields: [] },
            summary: 'Form registrasi JKT/R2611/00041: Analisa menjadi Disetujui',
          },
          ...buildRegistration().events,
        ],
      }),
    }),
  ),
];
export const moveOffline: HttpHandler[] = [...opened(), mockEndpoint(moveRegistration, () => offline())];

const BOUND_WHY =
  'Kendaraan ini masih jaminan kontrak JKT-2605-00044 (nomor rangka). Bila kendaraannya lain, minta dinyatakan di bagian Data yang sama, dengan foto gesekan nomor rangka; orang lain yang memutuskan.';
const boundMoves: Registration['moves'] = [
  possible(STATUSES.approved, { obstacle: BOUND_WHY }),
  possible(STATUSES.rejected, { needs_note: true }),
];

/** The vehicle secures a running contract. */
export const vehicleBound: HttpHandler[] = opened({ bound_by: BOUND, moves: boundMoves });
/** Somebody said that it is another one, and the reader decides. */
export const vehicleCheckWaits: HttpHandler[] = opened({
  ...{ bound_by: BOUND, moves: boundMoves },
  vehicle_request: buildVehicleRequest(),
});
/** The form bears other numbers by now than those that were asked about. */
export const vehicleNumbersChanged: HttpHandler[] = opened({
  ...{ bound_by: BOUND, moves: boundMoves },
  vehicle_request: buildVehicleRequest({
    obstacle:
      'Nomor kendaraan di form sudah diubah sejak diminta. Permintaan ini hanya dapat ditolak atau ditarik; minta lagi dengan foto baru.',
  }),
});
/** Somebody else was first. */
export const vehicleCheckComesLate: HttpHandler[] = [
  ...vehicleCheckWaits,
  mockEndpoint(decideVehicleCheck, () =>
    refuse(409, 'Pernyataan kendaraan lain ini sudah ditolak oleh Bambang Kusuma.'),
  ),
];
/** It was rejected, and the vehicle stays bound. */
export const vehicleCheckRejected: HttpHandler[] = opened({
  ...{ bound_by: BOUND, moves: [] },
  vehicle_request: buildVehicleRequest({
    ...{ status: 'REJECTED', may_decide: false, decided_at: '2026-11-19T09:00:00.000Z' },
    decided_by: { username: 'kacab.jkt', name: 'Bambang Kusuma' },
    decision_reason: 'Nomor pada foto sama dengan kontrak lama',
  }),
});

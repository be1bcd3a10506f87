import type { RegistrationRow, NamedPeople } from '@/lib/contract/registrationList';
import type { PossibleMove, Registration, RegistrationEvent } from '@/lib/contract/registrations';
import { buildCalculation } from '@/lib/mocks/buildCalculation';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { NEEDED_FILES } from './someFiles';

/** The statuses that every company begins with, as registrations name them. */
export const STATUSES = {
  draft: { id: 1, name: 'Draf', kind: 'DRAFT' },
  submitted: { id: 2, name: 'Diajukan', kind: 'SUBMITTED' },
  survey: { id: 3, name: 'Survei', kind: 'SURVEY' },
  review: { id: 4, name: 'Analisa', kind: 'REVIEW' },
  approved: { id: 5, name: 'Disetujui', kind: 'APPROVED' },
  signed: { id: 6, name: 'Tanda tangan', kind: 'SIGNED' },
  disbursed: { id: 7, name: 'Cair', kind: 'DISBURSED' },
  rejected: { id: 8, name: 'Ditolak', kind: 'REJECTED' },
  cancelled: { id: 9, name: 'Dibatalkan', kind: 'CANCELLED' },
} as const satisfies Record<string, RegistrationRow['status']>;

const SURVEYOR = { username: 'surveyor.jkt', name: 'Joko Purnomo' };
/** Who visits, the second left; and who brings applicants. */
export const NAMED_PEOPLE: NamedPeople = {
  surveyors: [
    { id: 7, name: 'Joko Purnomo', office_id: 1, active: true },
    { id: 21, name: 'Wahyu Nugraha', office_id: 1, active: false },
  ],
  marketers: [{ id: 3, name: 'Dedi Kurniawan', office_id: 1, active: true }],
};
const CLERK = { username: 'kontrak.jkt', name: 'Sari Permata' };

/** A form that waits for its survey since two days. */
export function buildRow(over: Partial<RegistrationRow> = {}): RegistrationRow {
  return {
    id: 41,
    number: 'JKT/R2611/00041',
    office_id: 1,
    applicant_name: 'Siti Rahmawati',
    phone: '081255501177',
    vehicle: 'Honda BeAT 2022',
    plate_number: 'B 4821 TXA',
    status: STATUSES.survey,
    status_since: '2026-11-18T03:20:00.000Z',
    age: 2,
    surveyor: SURVEYOR,
    marketer: null,
    entered_by: CLERK,
    created_at: '2026-11-17T02:05:00.000Z',
    ...over,
  };
}

const NAMES = [
  'Siti Rahmawati',
  'Ujang Sukandar',
  'Maria Rumbiak',
  'I Gusti Ngurah Agung Wirawan',
  'Dewi Lestari',
];
const VEHICLES = [
  'Honda BeAT 2022',
  'Yamaha NMAX 2021',
  'Toyota Avanza Veloz 2020',
  'Suzuki Carry Pick Up 2023',
];

/** So many forms, from the one that has waited longest; drafts have no number yet. */
export function buildRows(count: number): RegistrationRow[] {
  const statuses = Object.values(STATUSES);
  return Array.from({ length: count }, (_, index) => {
    const status = statuses[index % statuses.length] ?? STATUSES.draft;
    const age = Math.floor((count - index) / 2);
    const since = new Date(Date.UTC(2026, 10, 20 - age, 2, index % 60)).toISOString();
    return buildRow({
      id: index + 1,
      number: status.kind === 'DRAFT' ? null : `JKT/R2611/${String(index + 1).padStart(5, '0')}`,
      applicant_name: NAMES[index % NAMES.length] ?? '',
      phone: `0812555${String(10_000 + index)}`,
      vehicle: VEHICLES[index % VEHICLES.length] ?? '',
      plate_number: `B ${1200 + index} TX`,
      status,
      status_since: since,
      age,
      surveyor: status.kind === 'DRAFT' ? null : SURVEYOR,
      marketer: index % 4 === 1 ? 'Dedi Kurniawan' : null,
      created_at: since,
    });
  });
}

/** What somebody may do next; `obstacle`: why not now. */
export const possible = (
  to: PossibleMove['to'],
  over: Partial<Omit<PossibleMove, 'to'>> = {},
): PossibleMove => ({ to, needs_note: false, obstacle: null, ...over });

const event = (id: number, at: string, summary: string, over: Partial<RegistrationEvent> = {}) => ({
  ...{ id, at, summary, by: CLERK, reason: null, fields: [] },
  ...over,
});
const FORM = 'Form registrasi JKT/R2611/00041';
const EVENTS: RegistrationEvent[] = [
  event(6, '2026-11-19T07:45:00.000Z', `${FORM}: Survei menjadi Analisa`, {
    by: SURVEYOR,
    reason: 'Rumah milik sendiri, usaha berjalan, tetangga mengenal baik.',
  }),
  event(5, '2026-11-18T03:20:00.000Z', `${FORM}: Diajukan menjadi Survei`),
  event(4, '2026-11-17T03:10:00.000Z', `${FORM}: Draf menjadi Diajukan`),
  event(3, '2026-11-17T02:50:00.000Z', 'Mengubah form registrasi Siti Rahmawati', {
    by: { username: 'kacab.jkt', name: 'Bambang Kusuma' },
    fields: ['structure.down_payment', 'structure.tenor'],
  }),
  event(1, '2026-11-17T02:05:00.000Z', 'Membuat form registrasi Siti Rahmawati'),
];

/** A form of a married applicant, analysed and waiting for approval. */
export function buildRegistration(over: Partial<Registration> = {}): Registration {
  const step = (id: number, at: string, from: string, to: string, by = CLERK) => ({
    id,
    at,
    from,
    to,
    by,
    note: '',
  });
  return {
    id: 41,
    number: 'JKT/R2611/00041',
    office_id: 1,
    status: STATUSES.review,
    status_since: '2026-11-19T07:45:00.000Z',
    version: 6,
    form: buildRegistrationForm(),
    files: [...NEEDED_FILES],
    entered_by: CLERK,
    created_at: '2026-11-17T02:05:00.000Z',
    created_by: CLERK,
    updated_at: '2026-11-19T07:45:00.000Z',
    updated_by: SURVEYOR,
    names: {
      contract_type: 'Motor bekas',
      finance: 'Bank Sentosa',
      surveyor: SURVEYOR.name,
      agent: 'Toko Motor Jaya',
      marketer: null,
    },
    today: '2026-11-20',
    basis: {
      calculation: buildCalculation(),
      price: { otr: 15_500_000, max_disbursement: 11_625_000, min_down_payment: 3_100_000 },
    },
    approved: null,
    signed_paper: null,
    disbursement: null,
    contract_code: null,
    bound_by: [],
    vehicle_request: null,
    surveys: [],
    may_survey: false,
    may_edit: false,
    moves: [
      possible(STATUSES.approved),
      possible(STATUSES.rejected, { needs_note: true }),
      possible(STATUSES.draft, { needs_note: true }),
    ],
    events: EVENTS,
    past: [
      step(1, '2026-11-17T03:10:00.000Z', 'Draf', 'Diajukan'),
      step(2, '2026-11-18T03:20:00.000Z', 'Diajukan', 'Survei'),
      step(3, '2026-11-19T07:45:00.000Z', 'Survei', 'Analisa', SURVEYOR),
    ],
    ...over,
  };
}

import type { HttpHandler } from 'msw';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import {
  createRegistration,
  findDuplicates,
  getRegistration,
  moveRegistration,
  saveRegistration,
  type Duplicate,
  type Registration,
} from '@/lib/contract/registrations';
import { listPartnerChoices } from '@/lib/contract/partners';
import { listRegistrationChoices } from '@/lib/contract/registrationChoices';
import { buildCalculation } from '@/lib/mocks/buildCalculation';
import { mockEndpoint, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { SAME_PHONE } from '../../mocks/detailScenarios';
import { REGISTRATION_CHOICES } from '../../mocks/handlers';
import { buildRegistration, possible, STATUSES } from '../../mocks/buildRegistration';

/** A draft that its reader may change and hand in. */
export const buildDraft = (over: Partial<Registration> = {}): Registration =>
  buildRegistration({
    id: 44,
    number: null,
    status: STATUSES.draft,
    version: 3,
    may_edit: true,
    moves: [possible(STATUSES.submitted), possible(STATUSES.cancelled, { needs_note: true })],
    past: [],
    ...over,
  });

/** The server's side of one draft: it keeps what it is sent, and knows one version from another. */
export class DraftWorld {
  record: Registration;
  /** Forms that were saved, in order. */
  readonly saved: RegistrationForm[] = [];
  /** Drafts that were made. */
  made = 0;

  constructor(record = buildDraft()) {
    this.record = record;
  }

  /** Another device saves a change. */
  changeElsewhere(form: RegistrationForm): void {
    const { version } = this.record;
    this.record = {
      ...this.record,
      ...{ form, version: version + 1, updated_at: '2026-11-20T06:58:00.000Z' },
      updated_by: { username: 'penyetuju.jkt', name: 'Bambang Wicaksono' },
    };
  }

  readonly handlers: HttpHandler[] = [
    // Before the registration of that name: paths are tried in order.
    mockEndpoint(findDuplicates, []),
    mockEndpoint(listRegistrationChoices, REGISTRATION_CHOICES),
    mockEndpoint(listPartnerChoices, { rows: [] }),
    mockEndpoint(getRegistration, () => this.record),
    mockEndpoint(createRegistration, ({ body }) => {
      this.made += 1;
      this.saved.push(body.form);
      this.record = buildDraft({ version: 1, form: body.form, basis: basisOf(body.form) });
      return this.record;
    }),
    mockEndpoint(saveRegistration, ({ body }) => {
      const { version } = this.record;
      if (body.version !== version) {
        return refuse(409, 'Form ini sudah diubah di tempat lain.', { version, current: this.record });
      }
      this.saved.push(body.form);
      const { form } = body;
      this.record = { ...this.record, form, version: version + 1, basis: basisOf(form) };
      return this.record;
    }),
    mockEndpoint(moveRegistration, () => {
      this.record = { ...this.record, status: STATUSES.submitted, may_edit: false, moves: [] };
      return this.record;
    }),
  ];
}

/** Every vehicle has the same price here. */
const basisOf = ({ vehicle, structure }: RegistrationForm): Registration['basis'] => ({
  calculation: structure.calculation_id === null ? null : buildCalculation(),
  price:
    vehicle.type === ''
      ? null
      : { otr: 25_500_000, max_disbursement: 19_125_000, min_down_payment: 3_100_000 },
});

/** A draft that only lacks its NIK, birth date, sex and vehicle. */
export const almostFilled = () =>
  buildDraft({
    basis: { calculation: null, price: null },
    form: buildRegistrationForm({
      applicant: { nik: '', birth_date: null, sex: null },
      vehicle: { kind: null, region: '', brand: '', type: '', year: null },
    }),
  });

/** Nothing that is written arrives. */
export const savesNothing: HttpHandler[] = [
  mockEndpoint(createRegistration, offline),
  mockEndpoint(saveRegistration, offline),
];

/** The same person and vehicle elsewhere: one record that the reader sees, one of another office. */
export const hasDuplicates: HttpHandler[] = [
  mockEndpoint(findDuplicates, [
    {
      same: ['nik'],
      kind: 'CONTRACT',
      running: true,
      office: { id: 1, name: 'Jakarta' },
      status: 'OVERDUE',
      record: {
        id: 'JKT-2024-00017',
        number: 'JKT-2024-00017',
        name: 'Siti Rahmawati',
        vehicle: 'Honda BeAT 2019',
        overdue: 12,
      },
    },
    {
      same: ['nik'],
      kind: 'REGISTRATION',
      running: false,
      office: { id: 2, name: 'Makassar' },
      status: 'Survei',
      record: null,
    },
  ]),
];

/** One contract of somebody else has the phone 0841 5550 2556, and one of the applicant's own has every phone. */
export const phoneKnownElsewhere: HttpHandler[] = [
  mockEndpoint(findDuplicates, ({ query }) => [
    ...(query.nik === undefined ? [] : [{ ...SAME_PHONE, same: ['nik', 'phone'] } satisfies Duplicate]),
    ...([query.phone, query.whatsapp].includes('084155502556') ? [SAME_PHONE] : []),
  ]),
];

import type {
  Application,
  Partner,
  PartnerEvent,
  PartnerRequest,
  PartnerRow,
} from '@/lib/contract/partnerRecords';
import type { SchemeTerms } from '@/lib/contract/partnerTerms';

export const CLERK = { username: 'kontrak.jkt', name: 'Sari Permata' };
export const HEAD = { username: 'kacab.jkt', name: 'Bambang Kusuma' };

export const CONTRACT_TYPES = [
  { id: 3, name: 'Dana tunai jaminan BPKB motor', active: true },
  { id: 2, name: 'Kredit mobil bekas', active: true },
  { id: 1, name: 'Kredit motor bekas', active: true },
];

export const TERMS: SchemeTerms = {
  lines: [
    { contract_type_id: 1, basis: 'PER_MILLE', value: 1500 },
    { contract_type_id: 2, basis: 'PER_MILLE', value: 750 },
    { contract_type_id: 3, basis: 'FIXED', value: 300_000 },
  ],
  back_if_cancelled: true,
  back_after_days: 30,
};

/** One agent as the list has them. */
export function buildPartnerRow(over: Partial<PartnerRow> = {}): PartnerRow {
  return {
    id: 1,
    office_id: 1,
    name: 'Rahmat Hidayat',
    phone: '0812 5550 3401',
    area: { code: '3175', name: 'Kota Administrasi Jakarta Timur' },
    active: true,
    has_scheme: true,
    has_account: true,
    waiting: 0,
    sums: { computed: 165_000, approved: 180_000, paid: 1_245_000, owed: 0 },
    ...over,
  };
}

const NAMES = ['Rahmat Hidayat', 'Sumber Motor Matraman', 'Nurul Aini', 'I Gusti Ngurah Agung Wirawan'];

/** So many of an office, by name; every seventh is switched off, every fifth has nothing yet. */
export function buildPartnerRows(count: number): PartnerRow[] {
  return Array.from({ length: count }, (_, index) => {
    const isNew = index % 5 === 3;
    return buildPartnerRow({
      id: index + 1,
      name: index < NAMES.length ? (NAMES[index] ?? '') : `Perantara ${String(index + 1).padStart(2, '0')}`,
      phone: `0812 5550 ${3401 + index}`,
      area: index % 4 === 2 ? null : { code: '3175', name: 'Kota Administrasi Jakarta Timur' },
      active: index % 7 !== 6,
      has_scheme: !isNew,
      has_account: !isNew,
      waiting: isNew ? 2 : index === 1 ? 1 : 0,
      sums: isNew
        ? { computed: 0, approved: 0, paid: 0, owed: 0 }
        : {
            computed: 165_000,
            approved: index * 45_000,
            paid: 1_245_000 + index * 110_000,
            owed: index === 2 ? 120_000 : 0,
          },
    });
  });
}

/** Another account, asked for by the clerk. */
export function buildAccountRequest(over: Partial<PartnerRequest> = {}): PartnerRequest {
  return {
    id: 71,
    ask: { kind: 'ACCOUNT', account: { bank: 'Mandiri', number: '1370012345678', holder: 'Rahmat Hidayat' } },
    reason: 'Rekening lama ditutup, surat bank terlampir',
    request_by: CLERK,
    requested_at: '2026-11-19T03:15:00.000Z',
    may_decide: true,
    may_withdraw: false,
    ...over,
  };
}

/** Another scheme, asked for by the clerk. */
export const buildSchemeRequest = (over: Partial<PartnerRequest> = {}): PartnerRequest => ({
  ...buildAccountRequest(),
  id: 72,
  ask: {
    kind: 'SCHEME',
    scheme: {
      ...TERMS,
      lines: [{ contract_type_id: 1, basis: 'PER_MILLE', value: 1750 }, ...TERMS.lines.slice(1)],
    },
  },
  reason: 'Perjanjian tahun 2027',
  ...over,
});

const EVENTS: PartnerEvent[] = [
  {
    id: 9,
    at: '2026-11-02T04:30:00.000Z',
    by: CLERK,
    summary: 'Mengubah Agen Rahmat Hidayat',
    reason: null,
    changes: { phone: ['0812 5550 3400', '0812 5550 3401'] },
  },
  {
    id: 4,
    at: '2026-05-04T07:10:00.000Z',
    by: HEAD,
    summary: 'Menyetujui perubahan rekening Agen Rahmat Hidayat',
    reason: null,
    changes: { bank: [null, 'BCA'], account: [null, '5220917345'], account_holder: [null, 'Rahmat Hidayat'] },
  },
  {
    id: 1,
    at: '2026-05-04T02:00:00.000Z',
    by: CLERK,
    summary: 'Mendaftarkan Agen Rahmat Hidayat',
    reason: null,
    changes: { name: [null, 'Rahmat Hidayat'], nik: [null, '3175021206820004'] },
  },
];

/** An agent of Jakarta with a scheme and an account. */
export function buildPartner(over: Partial<Partner> = {}): Partner {
  return {
    id: 1,
    kind: 'AGENT',
    office_id: 1,
    name: 'Rahmat Hidayat',
    nik: '3175021206820004',
    npwp: '091234567003000',
    phone: '0812 5550 3401',
    area: { code: '3175', name: 'Kota Administrasi Jakarta Timur' },
    active: true,
    version: 3,
    created_at: '2026-05-04T02:00:00.000Z',
    created_by: CLERK,
    updated_at: '2026-11-02T04:30:00.000Z',
    updated_by: CLERK,
    as_of: '2026-11-20',
    account: {
      bank: 'BCA',
      number: '5220917345',
      holder: 'Rahmat Hidayat',
      payable_from: '2026-05-05',
      asked_by: CLERK,
      approved_by: HEAD,
    },
    schemes: [
      {
        id: 2,
        number: 2,
        terms: TERMS,
        since: '2026-08-01T03:00:00.000Z',
        asked_by: CLERK,
        approved_by: HEAD,
      },
      {
        id: 1,
        number: 1,
        terms: {
          ...TERMS,
          lines: [{ contract_type_id: 1, basis: 'PER_MILLE', value: 1000 }],
          back_after_days: null,
        },
        since: '2026-05-04T07:10:00.000Z',
        asked_by: CLERK,
        approved_by: HEAD,
      },
    ],
    waiting: [],
    sums: { computed: 165_000, approved: 180_000, paid: 1_245_000, owed: 0 },
    contract_types: CONTRACT_TYPES,
    events: EVENTS,
    ...over,
  };
}

/** A registration that names the agent. */
export function buildApplication(over: Partial<Application> = {}): Application {
  return {
    id: 41,
    number: 'JKT/R2611/00041',
    applicant_name: 'Siti Rahmawati',
    vehicle: 'Honda BeAT 2022',
    status: { id: 7, name: 'Cair', kind: 'DISBURSED' },
    status_since: '2026-11-18T03:20:00.000Z',
    contract_code: 'JKT-2611-00065',
    commission: { amount: 180_000, state: 'APPROVED' },
    ...over,
  };
}

/** From form to disbursement, newest first. */
export const buildApplications = (): Application[] => [
  buildApplication({
    ...{ id: 44, number: null, applicant_name: 'Ujang Sukandar', vehicle: 'Yamaha NMAX 2021' },
    ...{ status: { id: 1, name: 'Draf', kind: 'DRAFT' }, contract_code: null, commission: null },
  }),
  buildApplication({
    ...{
      id: 43,
      number: 'JKT/R2611/00043',
      applicant_name: 'Maria Rumbiak',
      vehicle: 'Toyota Avanza Veloz 2020',
    },
    ...{ status: { id: 4, name: 'Analisa', kind: 'REVIEW' }, contract_code: null, commission: null },
  }),
  buildApplication(),
  buildApplication({
    ...{ id: 38, number: 'JKT/R2611/00038', applicant_name: 'Dewi Lestari', contract_code: 'JKT-2610-00061' },
    commission: { amount: 165_000, state: 'TAKEN_BACK' },
  }),
];

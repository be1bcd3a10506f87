import { SETUP_STEPS, SETUP_WORK, type CompanySetup, type SetupStep } from '@/lib/contract/companySetup';
import { DEMO_TITLES } from '@/lib/contract/demoTitles';

interface Parts {
  /** Left out: the titles of the first start alone. */
  done?: readonly SetupStep[];
  skipped?: readonly SetupStep[];
}

const ADMIN = { id: 1, name: 'Dewi Anggraini', title_name: 'Admin Sistem', invited: false };
const HIRED = [
  { id: 5, name: 'Eka Lestari', title_name: 'Kasir', invited: true },
  { id: 4, name: 'Putri Maharani', title_name: 'Penyetuju', invited: true },
  { id: 3, name: 'Joko Purnomo', title_name: 'Surveyor', invited: false },
  { id: 2, name: 'Siti Rahmawati', title_name: 'Admin Kontrak', invited: false },
];

/** A company that has just begun, with what the steps that are done would have made. */
export function buildSetup({ done = ['TITLES'], skipped = [] }: Parts = {}): CompanySetup {
  const has = (step: SetupStep) => done.includes(step);
  const hired = has('STAFF') ? HIRED : [];
  return {
    today: '2026-11-20',
    company: 'Sinar Kredit Nusantara',
    office: {
      ...{ id: 1, code: 'SBY', name: 'Surabaya', zone: 'Asia/Jakarta' },
      address: has('COMPANY') ? 'Jl. Tunjungan No. 12, Surabaya' : '',
      phone: has('COMPANY') ? '(031) 555 0112' : '',
    },
    titles: DEMO_TITLES.filter(({ id }) => has('TITLES') || id === 4 || id === 9).map(({ id, name }) => {
      const holders = [ADMIN, ...hired].filter(({ title_name: title }) => title === name).length;
      return {
        ...{ id, name, version: 1, holders },
        kept: id === 4 ? ('SURVEYOR' as const) : holders > 0 ? ('HELD' as const) : null,
      };
    }),
    people: [...hired, ADMIN],
    people_count: hired.length + 1,
    work: SETUP_WORK.map((work) => ({
      work,
      people: hired.length > 0 ? 1 : 0,
      invited: hired.length > 0 && (work === 'CASH' || work === 'APPROVE') ? 1 : 0,
      ready: hired.length > 0,
    })),
    calculations: has('CALCULATION')
      ? [{ code: 'R2-FLAT', name: 'Motor, bunga flat', vehicle_kind: 'R2' }]
      : [],
    contract_types: has('CONTRACT_TYPE')
      ? [{ code: 'KMB', name: 'Kredit motor bekas', vehicle_kind: 'R2' }]
      : [],
    finances: has('FINANCE') ? [{ code: 'SENDIRI', name: 'Modal sendiri' }] : [],
    prices: has('PRICES') ? 1240 : 0,
    given: { statuses: 9, provinces: 38, villages: 0, holidays_to: '2026-12-25' },
    steps: SETUP_STEPS.map((step) => ({
      step,
      state: has(step) ? 'DONE' : skipped.includes(step) ? 'SKIPPED' : 'OPEN',
    })),
    finished: null,
    at_work: false,
    may_change: true,
  };
}

/** A company that has worked for years: nothing is offered. */
export const buildSettled = (): CompanySetup => ({
  ...buildSetup({ done: SETUP_STEPS }),
  titles: [
    ...buildSetup({ done: SETUP_STEPS }).titles,
    { id: 101, name: 'Kasir Malam', version: 1, holders: 0, kept: null },
  ],
  at_work: true,
});

import type { WaitingChange } from '@/lib/contract/changes';
import { DEMO_TITLES } from '@/lib/contract/demoTitles';
import type { Leaving, StaffChoices, StaffPerson, StaffRow } from '@/lib/contract/staff';
import { buildWaitingChange } from '@/lib/mocks/buildWaitingChange';

const PEOPLE: readonly (readonly [username: string, name: string, title: number, office: number])[] = [
  ['kasir.jkt', 'Eka Lestari', 3, 1],
  ['direktur', 'Ratna Wibowo', 1, 1],
  ['admin.sistem', 'Lukman Hakim', 9, 1],
  ['kacab.jkt', 'Bambang Kusuma', 2, 1],
  ['penyetuju.jkt', 'Hendra Gunawan', 8, 1],
  ['kontrak.jkt', 'Sari Permata', 5, 1],
  ['surveyor.jkt', 'Joko Purnomo', 4, 1],
  ['kasir.mks', 'Fitri Daeng', 3, 2],
  ['penyetuju.mks', 'Andi Maulana', 8, 2],
  ['spv.mks', 'Rudi Halim', 6, 2],
  ['kasir.jyp', 'Maria Rumbiak', 3, 3],
  ['kolektor.jyp', 'Yohanes Kambu', 7, 3],
];
const OFFICES = [
  { id: 1, name: 'Jakarta' },
  { id: 2, name: 'Makassar' },
  { id: 3, name: 'Jayapura' },
];
const titleOf = (id: number) => ({ id, name: DEMO_TITLES.find((title) => title.id === id)?.name ?? '' });
const officeOf = (id: number) => OFFICES.find((office) => office.id === id) ?? { id, name: '' };
const ALL_OFFICES = [1, 9];
const COLLECTING = [1, 6, 7];

/** A row of the list; who it is goes by `id`, from 1. */
export function buildStaffRow(id = 1, over: Partial<StaffRow> = {}): StaffRow {
  const [username, name, title, office] = PEOPLE[(id - 1) % PEOPLE.length] ?? PEOPLE[0]!;
  return {
    ...{ id, username, name, email: `${username}@angsur.test`, image: null },
    ...{ title: titleOf(title), office: officeOf(office), further_offices: 0 },
    ...{ state: 'ACTIVE', password_reset: false },
    ...over,
  };
}

/** Twelve people; one was invited, one works for two offices, one has left. */
export const buildStaffRows = (): StaffRow[] =>
  PEOPLE.map((_, at) => buildStaffRow(at + 1)).map((row) => ({
    ...row,
    ...(row.username === 'spv.mks' && { state: 'INVITED' as const }),
    ...(row.username === 'kontrak.jkt' && { further_offices: 1 }),
    ...(row.username === 'kolektor.jyp' && { state: 'ENDED' as const }),
  }));

const ADMIN = { username: 'admin.sistem', name: 'Lukman Hakim' };

/** One person as an administrator of all offices sees them. */
export function buildStaff(over: Partial<StaffPerson> & { id?: number } = {}): StaffPerson {
  const { further_offices, ...row } = buildStaffRow(over.id);
  return {
    ...row,
    further_offices: further_offices > 0 ? [officeOf(2)] : [],
    waiting: [],
    all_offices: ALL_OFFICES.includes(row.title.id),
    version: 1,
    ...{ created_at: '2026-01-05T02:00:00.000Z', created_by: ADMIN },
    ...{ updated_at: '2026-11-03T03:20:00.000Z', updated_by: ADMIN },
    ...{ sessions: 2, last_seen_at: '2026-11-20T06:58:00.000Z', link: null, ended: null },
    ...{ authenticator: false, collects: COLLECTING.includes(row.title.id), certificate: null },
    ...{ is_self: false, obstacle: null },
    ...over,
  };
}

/** A collector whose certificate is valid. */
export const buildCollector = (over: Partial<StaffPerson> = {}): StaffPerson =>
  buildStaff({
    ...{ id: 12, certificate: { number: 'SPPI-2025-00118', until: '2028-05-20', valid: true } },
    ...over,
  });

/** Somebody who was hired and has no password yet. */
export const buildInvited = (over: Partial<StaffPerson> = {}): StaffPerson =>
  buildStaff({
    ...{ id: 13, username: 'kasir.bdg', name: 'Dewi Anggraini', email: null, state: 'INVITED' },
    ...{ title: titleOf(3), office: officeOf(1), sessions: 0, last_seen_at: null },
    ...{ created_at: '2026-11-20T06:00:00.000Z', updated_at: '2026-11-20T06:00:00.000Z' },
    ...over,
  });

/** Another title for somebody, that whoever reads it asked for. */
export const buildStaffWaiting = (over: Partial<WaitingChange> = {}): WaitingChange =>
  buildWaitingChange({ kind: 'STAFF', what: 'perubahan staf Eka Lestari', ...over });

export const OPEN_LINK: NonNullable<StaffPerson['link']> = {
  kind: 'INVITATION',
  created_at: '2026-11-20T06:00:00.000Z',
  created_by: ADMIN,
  expires_at: '2026-11-23T06:00:00.000Z',
};

/** Somebody who has left. */
export const buildEnded = (over: Partial<StaffPerson> = {}): StaffPerson =>
  buildStaff({
    ...{ id: 12, state: 'ENDED', sessions: 0 },
    ended: { at: '2026-10-30T09:00:00.000Z', by: ADMIN, reason: 'Mengundurkan diri' },
    ...over,
  });

export const buildStaffChoices = (over: Partial<StaffChoices> = {}): StaffChoices => ({
  titles: DEMO_TITLES.map(({ id, name }) => ({
    id,
    name,
    all_offices: ALL_OFFICES.includes(id),
    may_give: true,
  })),
  offices: OFFICES.map((office) => ({ ...office, active: true })),
  ...over,
});

/** Requests that are withdrawn, surveys that are handed over, and what stays. */
export const buildLeaving = (over: Partial<Leaving> = {}): Leaving => ({
  items: [
    { key: 'CREDIT_REQUEST 7', kind: 'CREDIT_REQUEST', label: 'Permintaan perubahan nota JKT/2611/00042' },
    {
      key: 'CONTRACT_REQUEST 3',
      kind: 'CONTRACT_REQUEST',
      label: 'Permintaan keringanan kontrak JKT-2603-00118',
    },
    { key: 'SURVEY 21', kind: 'SURVEY', label: 'Survei form registrasi JKT/FR2611/00021, Siti Aminah' },
    {
      ...{ key: 'ACCOUNT 1', kind: 'ACCOUNT' },
      label: '12 akun yang ditagih di kantor Jakarta: sisa pokok Rp184.500.000',
    },
  ],
  surveyors: [{ id: 14, name: 'Dimas Prakoso' }],
  collectors: [{ id: 15, name: 'Agus Salim' }],
  drafts: 2,
  statements: 0,
  ...over,
});

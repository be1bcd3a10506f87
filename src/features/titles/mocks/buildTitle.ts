import { DEMO_TITLES } from '@/lib/contract/demoTitles';
import type { Title, TitlePreview } from '@/lib/contract/titles';
import type { TitleView } from '../domain/titleView';

const EVERYWHERE = new Set(['Direktur', 'Admin Sistem']);
const DAYS_BACK: Readonly<Record<string, number | null>> = { Direktur: null, 'Kepala Cabang': 31, Kasir: 7 };
const UP_TO: Readonly<Record<string, { approves: number; forgives: number }>> = {
  'Kepala Cabang': { approves: 500_000_000, forgives: 25_000_000 },
  Penyetuju: { approves: 250_000_000, forgives: 10_000_000 },
};
const HOLDERS: Readonly<Record<string, number>> = { Kasir: 3, Penyetuju: 2 };

/** A demo title as the server has it; Kasir, unless told otherwise. */
export function buildTitle(over: Partial<Title> = {}): Title {
  const { id, name, access } = DEMO_TITLES.find((one) => one.id === (over.id ?? 3)) ?? DEMO_TITLES[2];
  const holders = HOLDERS[name] ?? 1;
  return {
    id,
    name,
    access,
    all_offices: EVERYWHERE.has(name),
    credit_discount_bp: name === 'Direktur' ? 10_000 : 0,
    penalty_discount_bp: name === 'Direktur' ? 10_000 : name === 'Kepala Cabang' ? 5000 : 0,
    transfer_days_back: DAYS_BACK[name] === undefined ? 0 : DAYS_BACK[name],
    approves_up_to: UP_TO[name]?.approves ?? null,
    forgives_up_to: UP_TO[name]?.forgives ?? null,
    version: 1,
    holders,
    used_by: holders,
    waiting: null,
    created_at: '2026-01-05T02:00:00.000Z',
    created_by: null,
    updated_at: '2026-01-05T02:00:00.000Z',
    updated_by: null,
    ...over,
  };
}

/** Every demo title, and one that nobody has yet. */
export const buildTitles = (): Title[] => [
  ...DEMO_TITLES.map(({ id }) => buildTitle({ id })),
  buildTitle({ id: 101, name: 'Kasir Malam', holders: 0, used_by: 0 }),
];

/** What a change of Kasir comes to. */
export const buildPreview = (over: Partial<TitlePreview> = {}): TitlePreview => ({
  current: buildTitle(),
  people: [
    { username: 'kasir.jkt', name: 'Eka Lestari', office_name: 'Jakarta' },
    { username: 'kasir.mks', name: 'Fitri Daeng', office_name: 'Makassar' },
    { username: 'kasir.jyp', name: 'Maria Rumbiak', office_name: 'Jayapura' },
  ],
  stranded: [],
  stranded_count: 0,
  waits: false,
  obstacle: null,
  ...over,
});

/** A menu and its pages, for pieces that are shown without the app. */
export const buildView = (): TitleView => ({
  menu: [
    {
      title: 'MENU UTAMA',
      entries: [
        { href: '/contract', label: 'Nasabah' },
        { href: '/payment', label: 'Bayar Cicilan' },
        { href: '/credit', label: 'Nota Cicilan' },
      ],
    },
    { title: 'MENU LAINNYA', entries: [{ href: '/policy', label: 'Kebijakan' }] },
  ],
  pages: [
    { path: '/contract', title: 'Nasabah' },
    { path: '/contract/:id', title: 'Detail Nasabah' },
    { path: '/payment', title: 'Bayar Cicilan' },
    { path: '/credit', title: 'Nota Cicilan' },
  ],
});

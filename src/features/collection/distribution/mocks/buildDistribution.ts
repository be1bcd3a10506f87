import type {
  AccountLoad,
  AccountPage,
  CollectorPage,
  CollectorRow,
  ContractCollector,
  DistributionAccount,
  DistributionPreview,
  SavedDistribution,
} from '@/lib/contract/distribution';

const OFFICE = { id: 1, name: 'Jakarta' };
const BUCKETS = [
  { from: 0, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: null },
];
const SHARED = { office: OFFICE, day: '2026-11-20', buckets: BUCKETS, filling: null };
export const COLLECTORS = [
  { id: 21, name: 'Agus Salim' },
  { id: 22, name: 'Budi Santoso' },
  { id: 23, name: 'Citra Dewi' },
];

/** The same with their titles. */
export const TITLED = COLLECTORS.map((person) => ({ ...person, title: 'Kolektor' }));

const load = (outstanding: number, ...buckets: number[]): AccountLoad => ({
  accounts: buckets.reduce((sum, n) => sum + n, 0),
  outstanding,
  buckets,
});

const row = (at: number, name: string, of: AccountLoad, received: number): CollectorRow => ({
  ...{ id: 20 + at, name, username: name.toLowerCase().replace(' ', '.') },
  ...of,
  late: of.accounts - (of.buckets[0] ?? 0),
  held: of.accounts + 7,
  received,
});

export const buildCollectorRows = (): CollectorRow[] => [
  row(1, 'Agus Salim', load(412_500_000, 4, 21, 6, 2), 3),
  row(2, 'Budi Santoso', load(268_000_000, 2, 14, 3, 1), 0),
  row(3, 'Citra Dewi', load(0, 0, 0, 0, 0), 0),
];

/** Who collects for an office, and what nobody collects. */
export const buildCollectorPage = (over: Partial<CollectorPage> = {}): CollectorPage => ({
  ...SHARED,
  rows: buildCollectorRows(),
  count: 3,
  date: '2026-11-20',
  figures: {
    all: { accounts: 64, outstanding: 812_250_000 },
    without_collector: { accounts: 11, outstanding: 131_750_000 },
    without_region: { accounts: 2, outstanding: 18_400_000 },
  },
  collectors: TITLED.map((person) => ({ ...person, collects: true })),
  ...over,
});

const account = (at: number, customer: string, over: Partial<DistributionAccount>): DistributionAccount => ({
  code: `JKT-2603-0011${at}`,
  customer,
  region: 'Kebon Manggis, Matraman',
  next_due: '2026-10-12',
  dpd: 39,
  outstanding: 14_250_000,
  collector: COLLECTORS[0] ?? null,
  ...over,
});

export const buildAccounts = (): DistributionAccount[] => [
  account(1, 'Siti Aminah', { next_due: '2026-08-29', dpd: 83 }),
  account(2, 'Ahmad Fauzi', { collector: null, region: null }),
  account(3, 'Dewi Lestari', { next_due: '2026-11-05', dpd: 15, collector: COLLECTORS[1] ?? null }),
  account(4, 'Rahmat Hidayat', { next_due: '2026-11-22', dpd: -2, outstanding: null }),
];

/** Accounts of an office, with who collects them. */
export const buildAccountPage = (over: Partial<AccountPage> = {}): AccountPage => ({
  ...{ office: OFFICE, rows: buildAccounts(), count: 4, count_more: false, collectors: COLLECTORS },
  ...over,
});

export const DIGEST = 'contoh-1';

/** A proposal: what nobody collects goes to who has least. */
export const buildProposal = (over: Partial<DistributionPreview> = {}): DistributionPreview => ({
  ...SHARED,
  ...{ scope: 'ALL', from_id: null, collector_ids: [21, 22, 23], moved: 33, moved_outstanding: 402_750_000 },
  sides: [
    {
      collector: { id: 21, name: 'Agus Salim' },
      before: load(412_500_000, 4, 21, 6, 2),
      after: load(271_000_000, 2, 15, 3, 1),
    },
    {
      collector: { id: 22, name: 'Budi Santoso' },
      before: load(268_000_000, 2, 14, 3, 1),
      after: load(270_250_000, 2, 15, 3, 1),
    },
    {
      collector: { id: 23, name: 'Citra Dewi' },
      before: load(0, 0, 0, 0, 0),
      after: load(271_000_000, 2, 15, 4, 1),
    },
    { collector: null, before: load(131_750_000, 0, 10, 1, 0), after: load(0, 0, 0, 0, 0) },
  ],
  digest: DIGEST,
  ...over,
});

export const buildSaved = (over: Partial<SavedDistribution> = {}): SavedDistribution => ({
  ...{ id: 4, at: '2026-11-20T03:12:00.000Z', by: { id: 3, name: 'Bambang Kusuma' } },
  ...{ moved: 33, reason: null, sides: buildProposal().sides },
  ...over,
});

export const buildContractCollectors = (): ContractCollector[] => [
  {
    ...{ from_day: '2026-11-20', collector: { id: 21, name: 'Agus Salim' }, at: '2026-11-20T03:12:00.000Z' },
    ...{ by: { id: 3, name: 'Bambang Kusuma' }, reason: 'Distribusi' },
  },
];

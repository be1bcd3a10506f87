import type { RecordId } from '@/lib/contract/fields';

const segment = (id: RecordId) => encodeURIComponent(id);

/** Why somebody is shown out: `sesi` when the API no longer knows the session. */
export type LogoutReason = 'sesi';

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value) search.set(key, value);
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** Every address of the app (SPEC 2). Links are made here, never written out by hand. */
export const paths = {
  home: () => '/',
  /** `back`: where to go after signing in. */
  login: (back?: string) => withQuery('/login', { kembali: back }),
  loginCode: (back?: string) => withQuery('/login/otp', { kembali: back }),
  logout: (reason?: LogoutReason, back?: string) => withQuery('/logout', { alasan: reason, kembali: back }),
  policy: () => '/policy',
  printRegistration: (id: RecordId) => `/print/formulir/${segment(id)}`,
  sharedCustomer: (id: RecordId) => `/share/customer/${segment(id)}`,

  account: () => '/account',
  history: () => '/account/log',
  priceList: () => '/pricelist',
  instalments: () => '/instalment',

  customers: () => '/customer',
  customerAdd: () => '/customer/add',
  customerDetail: (link: RecordId) => `/customer/${segment(link)}`,
  contracts: () => '/contract',
  contractDetail: (id: RecordId) => `/contract/${segment(id)}`,
  monitoring: () => '/monitoring',
  payments: () => '/payment',
  paymentDetail: (id: RecordId) => `/payment/${segment(id)}`,
  paymentDay: () => '/payment/day',
  paymentImport: () => '/payment/import',
  /** One bank statement. */
  statement: (id: RecordId) => withQuery('/payment/import', { batch: String(id) }),
  /** One line of a bank statement. */
  statementLine: (id: RecordId, line: number) =>
    withQuery('/payment/import', { batch: String(id), line: String(line) }),
  credit: () => '/credit',
  creditDetail: (id: RecordId) => `/credit/${segment(id)}`,
  creditChange: (id: RecordId) => `/credit/${segment(id)}/change`,
  /** Every receipt of a contract. */
  creditOfContract: (code: RecordId) => withQuery('/credit', { search: String(code), period: 'all' }),
  /** The receipts whose change waits for approval. */
  creditWaiting: () => '/credit?status=waiting&period=all',
  /** A request on a contract, opened above the receipts that wait. */
  creditRequest: (id: RecordId) => `/credit?status=waiting&period=all&request=${segment(id)}`,
  /** The same for those who read contracts but no receipts. */
  contractRequest: (id: RecordId) => `/contract?request=${segment(id)}`,
  bpkb: () => '/bpkb',
  bpkbDetail: (id: RecordId) => `/bpkb/${segment(id)}`,
  pettyCash: () => '/pettycash',
  overdue: () => '/overdue',
  collectorCustomers: () => '/collector/customer',
  collectorDistribution: () => '/collector/distribution',
  collectorAchievement: () => '/collector/achievement',
  agents: () => '/agen',
  marketing: () => '/marketing',
  reports: () => '/report',
  exportPettyCash: () => '/export/pettycash',
  exportCredit: () => '/export/credit',
  exportContract: () => '/export/contract',
  userLog: () => '/user/log',
  staff: () => '/user/staff',
  staffDetail: (id: RecordId) => `/user/staff/${segment(id)}`,
  titles: () => '/user/title',
  masterCount: () => '/master/count',
  masterFinance: () => '/master/finance',
  masterType: () => '/master/type',
  masterStatus: () => '/master/status',
  masterRegion: () => '/master/region',
  masterOffice: () => '/master/office',
  masterArea: () => '/master/area',
} as const;

import type { RecordId } from '@/lib/contract/fields';

const segment = (id: RecordId) => encodeURIComponent(id);

/** Why somebody is shown out: `sesi` when the API no longer knows the session. */
export type LogoutReason = 'sesi';

type Query = Readonly<Record<string, string | undefined>>;

function withQuery(path: string, query: Query): string {
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
  /** `paper`: which of its papers is shown first. */
  printRegistration: (id: RecordId, paper?: string) =>
    withQuery(`/print/formulir/${segment(id)}`, { surat: paper }),
  /** A contract's card for its customer, by the token of a link. */
  sharedCustomer: (token: RecordId) => `/share/customer/${segment(token)}`,

  /** Where a link for a password leads; the token stands behind `#`. */
  passwordLink: () => '/account/link',

  account: () => '/account',
  /** What waits for a second person. */
  approvals: () => '/account/approval',
  history: () => '/account/log',
  priceList: () => '/pricelist',
  instalments: () => '/instalment',

  customers: () => '/customer',
  customerAdd: () => '/customer/add',
  customerDetail: (link: RecordId) => `/customer/${segment(link)}`,
  customerEdit: (id: RecordId) => `/customer/${segment(id)}/edit`,
  /** What a surveyor has on this device. */
  customerSurveys: () => '/customer/survey',
  customerSurvey: (id: RecordId) => `/customer/${segment(id)}/survey`,
  contracts: () => '/contract',
  contractDetail: (id: RecordId) => `/contract/${segment(id)}`,
  /** A contract's page at its fiduciary. */
  contractFiduciary: (id: RecordId) => `/contract/${segment(id)}#fidusia`,
  /** A contract's page at the taking of its unit. */
  contractTaking: (id: RecordId) => `/contract/${segment(id)}#penarikan`,
  /** Orders to take a unit that run. */
  runningOrders: () => '/contract/order',
  /** Fiduciaries to register and to remove. */
  fiduciaries: () => '/contract/fiduciary',
  /** One of the lists, what is late or near. */
  fiduciariesNear: (list: string) => withQuery('/contract/fiduciary', { list, due: 'near' }),
  /** The lists narrowed to one office. */
  contractsOfOffice: (office: RecordId) => withQuery('/contract', { office: String(office) }),
  customersOfOffice: (office: RecordId) => withQuery('/customer', { office: String(office) }),
  staffOfOffice: (office: RecordId) => withQuery('/user/staff', { office: String(office) }),
  creditWaitingOfOffice: (office: RecordId) =>
    withQuery('/credit', { status: 'waiting', period: 'all', office: String(office) }),
  monitoring: () => '/monitoring',
  /** Monitoring of one office alone. */
  monitoringOf: (office: RecordId) => withQuery('/monitoring', { office: String(office) }),
  /** What collectors took, for who watches the whole. */
  watchedTts: () => '/monitoring/tts',
  /** What collectors carry for longer than one working day, for who watches the whole. */
  underwayTts: () => withQuery('/monitoring/tts', { late: '1' }),
  payments: () => '/payment',
  paymentDetail: (id: RecordId) => `/payment/${segment(id)}`,
  paymentDay: () => '/payment/day',
  /** One's own day, with a move of petty cash to be given or taken. */
  paymentDayPetty: (request: RecordId) => withQuery('/payment/day', { petty: String(request) }),
  /** Setoran Kolektor: who brings money, and what was handed over. */
  handovers: () => '/payment/handover',
  /** Where a hand-over is counted and posted. */
  handoverTaking: () => '/payment/handover/new',
  /** The same, of a collector who brings what he took for an office. */
  handoverTakingOf: (collector: RecordId, office: RecordId) =>
    withQuery('/payment/handover/new', { collector: String(collector), office: String(office) }),
  handoverDetail: (id: RecordId) => `/payment/handover/${segment(id)}`,
  /** Kurang setor, until each is settled. */
  shortages: () => '/payment/handover/shortage',
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
  /** A request on a contract, opened above the receipts that wait. */
  creditRequest: (id: RecordId) => `/credit?status=waiting&period=all&request=${segment(id)}`,
  /** The same for those who read contracts but no receipts. */
  contractRequest: (id: RecordId) => `/contract?request=${segment(id)}`,
  bpkb: () => '/bpkb',
  /** Books on one list of what is to be done. */
  bpkbTask: (task: string) => withQuery('/bpkb', { task }),
  bpkbOfOffice: (office: RecordId) => withQuery('/bpkb', { office: String(office) }),
  bpkbCounts: () => '/bpkb/opname',
  bpkbCount: (id: RecordId) => `/bpkb/opname/${segment(id)}`,
  bpkbDetail: (id: RecordId) => `/bpkb/${segment(id)}`,
  pettyCash: () => '/pettycash',
  /** One voucher, opened above the others. */
  pettyVoucher: (id: RecordId) => withQuery('/pettycash', { open: String(id) }),
  /** The petty cash of one office. */
  pettyCashOf: (office: RecordId) => withQuery('/pettycash', { office: String(office) }),
  overdue: () => '/overdue',
  /** Warning letters, those first whose delivery waits to be recorded. */
  letters: () => '/overdue/letter',
  promises: () => '/overdue/promise',
  /** Calls outside the rule of hours and persons. */
  outsideCalls: () => '/overdue/outside',
  collectorCustomers: () => '/collector/customer',
  /** The visit to an account of the day. */
  collectorVisit: (code: RecordId) => `/collector/customer/${segment(code)}`,
  /** The collector's own TTS. */
  collectorTts: () => '/collector/customer/tts',
  /** The collector's orders to take a unit. */
  collectorUnits: () => '/collector/customer/unit',
  collectorUnit: (order: RecordId) => `/collector/customer/unit/${segment(order)}`,
  /** Who should collect what, before it is saved. */
  collectorProposal: () => '/collector/distribution/new',
  collectorAccounts: () => '/collector/distribution/account',
  /** Those of one collector, of those that nobody collects, or whose village is not known. */
  collectorAccountsOf: (of: { collector?: number; state?: string; office?: number | undefined }) =>
    withQuery('/collector/distribution/account', {
      ...(of.collector !== undefined && { collector: String(of.collector) }),
      ...(of.state !== undefined && { state: of.state }),
      ...(of.office !== undefined && { office: String(of.office) }),
    }),
  collectorAccountsOfOffice: (office: RecordId) =>
    withQuery('/collector/distribution/account', { office: String(office) }),
  collectorDistributions: () => '/collector/distribution/history',
  /** Plans of an office's collectors for a day, with their progress. */
  collectorPlans: () => '/collector/distribution/plan',
  collectorPlanDetail: (id: RecordId) => `/collector/distribution/plan/${segment(id)}`,
  /** What collectors took, by office; `late`: only what is underway for longer than one working day. */
  collectorOfficeTts: (of: { collector?: number; office?: number; late?: boolean } = {}) =>
    withQuery('/collector/distribution/tts', {
      ...(of.late && { late: '1' }),
      ...(of.collector !== undefined && { collector: String(of.collector) }),
      ...(of.office !== undefined && { office: String(of.office) }),
    }),
  collectorTtsBlocks: () => '/collector/distribution/block',
  collectorOutsideVisits: () => '/collector/distribution/outside',
  collectorDistribution: () => '/collector/distribution',
  /** Pencapaian Kolektor; `query`: period, date, office and order. */
  collectorAchievement: (query: Query = {}) => withQuery('/collector/achievement', query),
  /** One collector's; `none`: of contracts that nobody collected. */
  collectorAchievementOf: (id: RecordId, query: Query = {}) =>
    withQuery(`/collector/achievement/${segment(id)}`, query),
  /** The rows behind a figure. */
  collectorAchievementRows: (query: Query = {}) => withQuery('/collector/achievement/rows', query),
  /** Where targets are set. */
  collectorTargets: (query: Query = {}) => withQuery('/collector/achievement/target', query),
  agents: () => '/agen',
  agentDetail: (id: RecordId) => `/agen/${segment(id)}`,
  agentCommissions: () => '/agen/commission',
  /** The commissions that a contract brought. */
  agentCommissionsOf: (code: RecordId) => withQuery('/agen/commission', { search: String(code) }),
  agentPay: () => '/agen/commission/pay',
  agentBatches: () => '/agen/commission/batch',
  agentBatch: (id: RecordId) => `/agen/commission/batch/${segment(id)}`,
  marketing: () => '/marketing',
  marketingDetail: (id: RecordId) => `/marketing/${segment(id)}`,
  marketingCommissions: () => '/marketing/commission',
  marketingCommissionsOf: (code: RecordId) => withQuery('/marketing/commission', { search: String(code) }),
  marketingPay: () => '/marketing/commission/pay',
  marketingBatches: () => '/marketing/commission/batch',
  marketingBatch: (id: RecordId) => `/marketing/commission/batch/${segment(id)}`,
  reports: () => '/report',
  /** One report, as it is at its start. */
  report: (report: string) => withQuery('/report', { report }),
  exportPettyCash: () => '/export/pettycash',
  exportCredit: () => '/export/credit',
  exportContract: () => '/export/contract',
  /** The log; of one record, by its kind and id there, or of every record of a kind. */
  userLog: (of?: { type: string; record?: RecordId }) =>
    withQuery('/user/log', {
      type: of?.type,
      record: of?.record === undefined ? undefined : String(of.record),
    }),
  staff: () => '/user/staff',
  staffDetail: (id: RecordId) => `/user/staff/${segment(id)}`,
  titles: () => '/user/title',
  setup: () => '/setup',
  masterCount: () => '/master/count',
  masterClass: () => '/master/count/class',
  masterFinance: () => '/master/finance',
  masterType: () => '/master/type',
  masterStatus: () => '/master/status',
  masterRegion: () => '/master/region',
  masterOffice: () => '/master/office',
  masterPettyCategory: () => '/master/office/category',
  masterBpkbPlace: () => '/master/office/place',
  masterHoliday: () => '/master/office/holiday',
  masterArea: () => '/master/area',
} as const;

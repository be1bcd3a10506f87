import { SURVEYOR_TITLE_ID } from '../lib/contract/access.ts';
import type { RouteSpec } from './RouteSpec';

/** A screen whose content the spec does not show: real heading, real place in the menu, content in later work. */
function later(path: string, title: string, access: RouteSpec['access'], over: Partial<RouteSpec> = {}) {
  return {
    path,
    title,
    access,
    chrome: 'shell',
    ready: false,
    page: 'NotYetRoute',
    ...over,
  } satisfies RouteSpec;
}

/** A screen that works. */
function ready(
  path: string,
  title: string,
  access: RouteSpec['access'],
  page: RouteSpec['page'],
  chrome: RouteSpec['chrome'] = 'shell',
  over: Partial<RouteSpec> = {},
) {
  return { path, title, access, chrome, ready: true, page, ...over } satisfies RouteSpec;
}

/** Commissions of agents or of external marketers, below their list: found, paid, and what was paid (0102). */
const commissions = (path: string, noun: string, access: RouteSpec['access']) =>
  (
    [
      ['', 'Komisi'],
      ['/pay', 'Bayar Komisi'],
      ['/batch', 'Pembayaran Komisi'],
      ['/batch/:id', 'Detail Pembayaran Komisi'],
    ] as const
  ).map(([end, what]) => ready(`${path}/commission${end}`, `${what} ${noun}`, access, 'CommissionPage'));

const CREDITS = ['is_credit_add', 'is_credit_update', 'is_credit_approval'] as const;
const TAKING_OR_CHECKING = ['is_credit_add', 'is_credit_approval'] as const;
const SUPERVISOR = ['is_collector_spv'] as const;
const PAYMENTS = ['is_credit', 'is_credit_add'] as const;
const SURVEYOR = { onlyForTitle: SURVEYOR_TITLE_ID } as const;
const NOT_SURVEYOR = { hiddenForTitle: SURVEYOR_TITLE_ID } as const;
const payment = { titleWith: { flag: 'is_credit_add', title: 'Bayar Cicilan' } } as const;

/** Every route there is (SPEC 2), once. Flags as in SPEC 6. */
export const ROUTES: readonly RouteSpec[] = [
  ready('/', 'Beranda', 'public', 'HomePage'),
  ready('/login', 'Masuk', 'public', 'LoginPage', 'bare'),
  ready('/login/otp', 'Kode masuk', 'public', 'LoginCodePage', 'bare'),
  ready('/logout', 'Keluar', 'public', 'LogoutPage', 'bare'),
  ready('/account/link', 'Kata sandi', 'public', 'PasswordLinkPage', 'bare'),
  ready('/policy', 'Kebijakan', 'public', 'PolicyPage'),
  ready('/print/formulir/:id', 'Cetak Formulir', 'public', 'PrintFormPage', 'bare'),
  ready('/share/customer/:id', 'Kartu Piutang Nasabah', 'public', 'SharedCardPage', 'shell', {
    asksFirst: 'shared card',
  }),

  ready('/account', 'Akun', 'session', 'AccountPage'),
  ready('/account/approval', 'Persetujuan', 'session', 'ApprovalPage'),
  ready('/account/log', 'My History', 'session', 'HistoryPage'),
  ready('/pricelist', 'OTR dan Pencairan', 'session', 'PriceListPage'),
  ready('/instalment', 'Tabel Angsuran', 'session', 'InstalmentPage'),

  ready('/customer', 'Form Registrasi', ['is_customer'], 'CustomerPage'),
  ready('/customer/:id', 'Detail Registrasi', ['is_customer'], 'CustomerDetailPage'),
  ready('/customer/add', 'Tambah Registrasi', ['is_customer'], 'RegistrationAddPage', 'shell', NOT_SURVEYOR),
  ready(
    '/customer/:id/edit',
    'Ubah Registrasi',
    ['is_customer'],
    'RegistrationEditPage',
    'shell',
    NOT_SURVEYOR,
  ),
  ready('/customer/survey', 'Survei Saya', ['is_customer'], 'MySurveysPage', 'shell', SURVEYOR),
  ready('/customer/:id/survey', 'Isi Survei', ['is_customer'], 'SurveyPage', 'shell', SURVEYOR),
  ready('/contract', 'Nasabah', ['is_contract'], 'ContractPage'),
  ready('/contract/:id', 'Detail Nasabah', ['is_contract'], 'ContractDetailPage'),
  later('/monitoring', 'Monitoring', ['is_performance']),
  ready('/payment', 'Kartu Piutang', PAYMENTS, 'PaymentPage', 'shell', payment),
  ready('/payment/:id', 'Kartu Piutang', PAYMENTS, 'PaymentCardPage', 'shell', payment),
  ready('/payment/day', 'Kas Kasir', TAKING_OR_CHECKING, 'CashierDayPage'),
  ready('/payment/import', 'Bayar Cicilan (Tranfer)', ['is_credit_add'], 'PaymentImportPage'),
  ready('/credit', 'Nota Cicilan', CREDITS, 'CreditPage', 'shell', { asksFirst: 'receipts' }),
  ready('/credit/:id', 'Detail Nota Cicilan', CREDITS, 'CreditDetailPage', 'shell', { asksFirst: 'receipt' }),
  ready('/credit/:id/change', 'Ubah Nota Cicilan', ['is_credit_update'], 'CreditChangePage'),
  later('/bpkb', 'Inventori BPKB', ['is_inventory']),
  later('/bpkb/:id', 'Detail BPKB', ['is_inventory']),
  later('/pettycash', 'Daily Petty Cash', ['is_pettycash']),
  ready('/overdue', 'Tanggal Jatuh Tempo', ['is_overdue'], 'OverduePage'),
  later('/collector/customer', 'Akun Kolektor', ['is_collector']),
  ready('/collector/distribution', 'Distribusi Kolektor', SUPERVISOR, 'DistributionPage'),
  ready('/collector/distribution/new', 'Bagikan Akun', SUPERVISOR, 'DistributionPlanPage'),
  ready('/collector/distribution/account', 'Akun dan Kolektornya', SUPERVISOR, 'DistributionAccountPage'),
  ready('/collector/distribution/history', 'Riwayat Distribusi', SUPERVISOR, 'DistributionHistoryPage'),
  later('/collector/achievement', 'Pencapaian Kolektor', ['is_collector_ach']),
  ready('/agen', 'Agen', ['is_agen'], 'AgentPage'),
  ready('/agen/:id', 'Detail Agen', ['is_agen'], 'AgentDetailPage'),
  ...commissions('/agen', 'Agen', ['is_agen']),
  ready('/marketing', 'Marketing Ekternal', ['is_marketing'], 'MarketingPage'),
  ready('/marketing/:id', 'Detail Marketing Ekternal', ['is_marketing'], 'MarketingDetailPage'),
  ...commissions('/marketing', 'Marketing Ekternal', ['is_marketing']),
  later('/report', 'Laporan', ['is_report']),
  later('/export/pettycash', 'Export Jurnal Petty Cash', ['is_export']),
  later('/export/credit', 'Export Cicilan', ['is_export']),
  later('/export/contract', 'Export Kontrak', ['is_export']),
  ready('/user/log', 'Log User', ['is_user'], 'UserLogPage'),
  ready('/user/staff', 'Staff', ['is_user'], 'StaffPage'),
  ready('/user/staff/:id', 'Detail Staff', ['is_user'], 'StaffDetailPage'),
  ready('/user/title', 'Jabatan & Hak Akses', ['is_user'], 'TitlePage'),
  ready('/setup', 'Penyiapan Perusahaan', ['is_user'], 'SetupPage', 'shell', { alsoNeeds: 'is_master' }),
  ready('/master/count', 'Perhitungan', ['is_master'], 'MasterCountPage'),
  ready('/master/count/class', 'Kelas Tunggakan', ['is_master'], 'MasterClassPage'),
  ready('/master/finance', 'Finance', ['is_master'], 'MasterFinancePage'),
  ready('/master/type', 'Jenis Kontrak', ['is_master'], 'MasterTypePage'),
  ready('/master/status', 'Status Pengajuan', ['is_master'], 'MasterStatusPage'),
  ready('/master/region', 'Wilayah', ['is_master'], 'MasterRegionPage'),
  ready('/master/office', 'Kantor Cabang', ['is_master'], 'MasterOfficePage'),
  ready('/master/office/holiday', 'Hari Libur', ['is_master'], 'MasterHolidayPage'),
  ready('/master/area', 'Kota', ['is_master'], 'MasterAreaPage'),
];

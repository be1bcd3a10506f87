import { SURVEYOR_TITLE_ID } from '../lib/contract/access.ts';
import type { RouteSpec } from './RouteSpec';

/** One row of the table: a screen, and who it is for. */
function screen(
  path: string,
  title: string,
  access: RouteSpec['access'],
  page: RouteSpec['page'],
  chrome: RouteSpec['chrome'] = 'shell',
  over: Partial<RouteSpec> = {},
) {
  return { path, title, access, chrome, page, ...over } satisfies RouteSpec;
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
  ).map(([end, what]) => screen(`${path}/commission${end}`, `${what} ${noun}`, access, 'CommissionPage'));

const CREDITS = ['is_credit_add', 'is_credit_update', 'is_credit_approval'] as const;
const TAKING_OR_CHECKING = ['is_credit_add', 'is_credit_approval'] as const;
const ACHIEVEMENT = ['is_collector_ach'] as const;
const SUPERVISOR = ['is_collector_spv'] as const;
const TAKING = ['is_credit_add'] as const;
/** Who settles what a collector owes, and reads of what. */
const SHORTAGES = ['is_credit_add', 'is_collector_spv'] as const;
const PAYMENTS = ['is_credit', 'is_credit_add'] as const;
const SURVEYOR = { onlyForTitle: SURVEYOR_TITLE_ID } as const;
const NOT_SURVEYOR = { hiddenForTitle: SURVEYOR_TITLE_ID } as const;
const payment = { titleWith: { flag: 'is_credit_add', title: 'Bayar Cicilan' } } as const;

/** Every route there is (SPEC 2), once. Flags as in SPEC 6. */
export const ROUTES: readonly RouteSpec[] = [
  screen('/', 'Beranda', 'public', 'HomePage'),
  screen('/login', 'Masuk', 'public', 'LoginPage', 'bare'),
  screen('/login/otp', 'Kode masuk', 'public', 'LoginCodePage', 'bare'),
  screen('/logout', 'Keluar', 'public', 'LogoutPage', 'bare'),
  screen('/account/link', 'Kata sandi', 'public', 'PasswordLinkPage', 'bare'),
  screen('/policy', 'Kebijakan', 'public', 'PolicyPage'),
  screen('/print/formulir/:id', 'Cetak Formulir', 'public', 'PrintFormPage', 'bare'),
  screen('/share/customer/:id', 'Kartu Piutang Nasabah', 'public', 'SharedCardPage', 'shell', {
    asksFirst: 'shared card',
  }),

  screen('/account', 'Akun', 'session', 'AccountPage'),
  screen('/account/approval', 'Persetujuan', 'session', 'ApprovalPage'),
  screen('/account/log', 'My History', 'session', 'HistoryPage'),
  screen('/pricelist', 'OTR dan Pencairan', 'session', 'PriceListPage'),
  screen('/instalment', 'Tabel Angsuran', 'session', 'InstalmentPage'),

  screen('/customer', 'Form Registrasi', ['is_customer'], 'CustomerPage'),
  screen('/customer/:id', 'Detail Registrasi', ['is_customer'], 'CustomerDetailPage'),
  screen('/customer/add', 'Tambah Registrasi', ['is_customer'], 'RegistrationAddPage', 'shell', NOT_SURVEYOR),
  screen(
    '/customer/:id/edit',
    'Ubah Registrasi',
    ['is_customer'],
    'RegistrationEditPage',
    'shell',
    NOT_SURVEYOR,
  ),
  screen('/customer/survey', 'Survei Saya', ['is_customer'], 'MySurveysPage', 'shell', SURVEYOR),
  screen('/customer/:id/survey', 'Isi Survei', ['is_customer'], 'SurveyPage', 'shell', SURVEYOR),
  screen('/contract', 'Nasabah', ['is_contract'], 'ContractPage'),
  screen('/contract/:id', 'Detail Nasabah', ['is_contract'], 'ContractDetailPage'),
  screen('/contract/fiduciary', 'Jaminan Fidusia', ['is_contract'], 'FiduciaryPage'),
  screen('/contract/order', 'Surat Tugas Penarikan', ['is_contract'], 'RunningOrderPage'),
  screen('/monitoring', 'Monitoring', ['is_performance'], 'MonitoringPage'),
  screen('/monitoring/tts', 'Tanda Terima Kolektor', ['is_performance'], 'UnderwayTtsPage'),
  screen('/payment', 'Kartu Piutang', PAYMENTS, 'PaymentPage', 'shell', payment),
  screen('/payment/:id', 'Kartu Piutang', PAYMENTS, 'PaymentCardPage', 'shell', payment),
  screen('/payment/day', 'Kas Kasir', TAKING_OR_CHECKING, 'CashierDayPage'),
  screen('/payment/handover', 'Setoran Kolektor', TAKING, 'HandoverPage'),
  screen('/payment/handover/new', 'Terima Setoran', TAKING, 'HandoverTakingPage'),
  screen('/payment/handover/shortage', 'Kurang Setor', SHORTAGES, 'ShortagePage'),
  screen('/payment/handover/:id', 'Detail Setoran', SHORTAGES, 'HandoverDetailPage'),
  screen('/payment/import', 'Bayar Cicilan (Tranfer)', ['is_credit_add'], 'PaymentImportPage'),
  screen('/credit', 'Nota Cicilan', CREDITS, 'CreditPage', 'shell', { asksFirst: 'receipts' }),
  screen('/credit/:id', 'Detail Nota Cicilan', CREDITS, 'CreditDetailPage', 'shell', {
    asksFirst: 'receipt',
  }),
  screen('/credit/:id/change', 'Ubah Nota Cicilan', ['is_credit_update'], 'CreditChangePage'),
  screen('/bpkb', 'Inventori BPKB', ['is_inventory'], 'BpkbPage'),
  screen('/bpkb/:id', 'Detail BPKB', ['is_inventory'], 'BpkbDetailPage'),
  screen('/bpkb/label', 'Cetak Label', ['is_inventory'], 'BpkbLabelPage'),
  screen('/bpkb/opname', 'Opname BPKB', ['is_inventory'], 'BpkbCountPage'),
  screen('/bpkb/opname/:id', 'Detail Opname', ['is_inventory'], 'BpkbCountPage'),
  screen('/bpkb/opname/:id/scan', 'Hitung BPKB', ['is_inventory'], 'BpkbCountPage'),
  screen('/pettycash', 'Daily Petty Cash', ['is_pettycash'], 'PettyCashPage'),
  screen('/overdue', 'Tanggal Jatuh Tempo', ['is_overdue'], 'OverduePage'),
  screen('/overdue/letter', 'Surat Peringatan', ['is_overdue'], 'LetterPage'),
  screen('/overdue/promise', 'Janji Bayar', ['is_overdue', ...SUPERVISOR], 'PromisePage'),
  screen('/overdue/outside', 'Telepon di Luar Ketentuan', SUPERVISOR, 'OutsideCallPage'),
  screen('/collector/customer', 'Akun Kolektor', ['is_collector'], 'CollectorCustomerPage'),
  screen('/collector/customer/:id', 'Kunjungan', ['is_collector'], 'CollectorVisitPage'),
  screen('/collector/customer/tts', 'Tanda Terima', ['is_collector'], 'CollectorTtsPage'),
  screen('/collector/customer/unit', 'Surat Tugas', ['is_collector'], 'CollectorUnitsPage'),
  screen('/collector/customer/unit/:id', 'BAST', ['is_collector'], 'CollectorUnitPage'),
  screen('/collector/distribution', 'Distribusi Kolektor', SUPERVISOR, 'DistributionPage'),
  screen('/collector/distribution/new', 'Bagikan Akun', SUPERVISOR, 'DistributionPlanPage'),
  screen('/collector/distribution/account', 'Akun dan Kolektornya', SUPERVISOR, 'DistributionAccountPage'),
  screen('/collector/distribution/history', 'Riwayat Distribusi', SUPERVISOR, 'DistributionHistoryPage'),
  screen('/collector/distribution/plan', 'Rencana Kerja Kolektor', SUPERVISOR, 'CollectorPlansPage'),
  screen('/collector/distribution/plan/:id', 'Rencana Kolektor', SUPERVISOR, 'CollectorPlanDetailPage'),
  screen('/collector/distribution/tts', 'Tanda Terima Kolektor', SUPERVISOR, 'OfficeTtsPage'),
  screen('/collector/distribution/block', 'Blok Nomor Tanda Terima', SUPERVISOR, 'TtsBlocksPage'),
  screen('/collector/distribution/outside', 'Kunjungan di Luar Ketentuan', SUPERVISOR, 'OutsideVisitsPage'),
  screen('/collector/achievement', 'Pencapaian Kolektor', ACHIEVEMENT, 'AchievementPage'),
  screen('/collector/achievement/:id', 'Pencapaian Kolektor', ACHIEVEMENT, 'CollectorAchievementPage'),
  screen('/collector/achievement/rows', 'Rincian Pencapaian', ACHIEVEMENT, 'AchievementRowsPage'),
  screen('/collector/achievement/target', 'Target Kolektor', SUPERVISOR, 'CollectorTargetPage'),
  screen('/agen', 'Agen', ['is_agen'], 'AgentPage'),
  screen('/agen/:id', 'Detail Agen', ['is_agen'], 'AgentDetailPage'),
  ...commissions('/agen', 'Agen', ['is_agen']),
  screen('/marketing', 'Marketing Ekternal', ['is_marketing'], 'MarketingPage'),
  screen('/marketing/:id', 'Detail Marketing Ekternal', ['is_marketing'], 'MarketingDetailPage'),
  ...commissions('/marketing', 'Marketing Ekternal', ['is_marketing']),
  screen('/report', 'Laporan', ['is_report'], 'ReportPage'),
  screen('/export/pettycash', 'Export Jurnal Petty Cash', ['is_export'], 'PettyJournalPage'),
  screen('/export/credit', 'Export Cicilan', ['is_export'], 'PeriodExportPage'),
  screen('/export/contract', 'Export Kontrak', ['is_export'], 'PeriodExportPage'),
  screen('/user/log', 'Log User', ['is_user'], 'UserLogPage'),
  screen('/user/staff', 'Staff', ['is_user'], 'StaffPage'),
  screen('/user/staff/:id', 'Detail Staff', ['is_user'], 'StaffDetailPage'),
  screen('/user/title', 'Jabatan & Hak Akses', ['is_user'], 'TitlePage'),
  screen('/setup', 'Penyiapan Perusahaan', ['is_user'], 'SetupPage', 'shell', { alsoNeeds: 'is_master' }),
  screen('/master/count', 'Perhitungan', ['is_master'], 'MasterCountPage'),
  screen('/master/count/class', 'Kelas Tunggakan', ['is_master'], 'MasterClassPage'),
  screen('/master/finance', 'Finance', ['is_master'], 'MasterFinancePage'),
  screen('/master/type', 'Jenis Kontrak', ['is_master'], 'MasterTypePage'),
  screen('/master/status', 'Status Pengajuan', ['is_master'], 'MasterStatusPage'),
  screen('/master/region', 'Wilayah', ['is_master'], 'MasterRegionPage'),
  screen('/master/office', 'Kantor Cabang', ['is_master'], 'MasterOfficePage'),
  screen('/master/office/holiday', 'Hari Libur', ['is_master'], 'MasterHolidayPage'),
  screen('/master/office/category', 'Kategori Petty Cash', ['is_master'], 'MasterPettyCategoryPage'),
  screen('/master/office/place', 'Tempat BPKB', ['is_master'], 'MasterBpkbPlacePage'),
  screen('/master/area', 'Kota', ['is_master'], 'MasterAreaPage'),
];

/*
 * What the log holds, by the words that people know it by (docs/decisions/0113). The server writes no other actions:
 * a test holds this list against its sources.
 */

/** What actions are narrowed to together. */
export const LOG_GROUPS = [
  'access',
  'refused',
  'export',
  'identity',
  'receipts',
  'contracts',
  'registrations',
  'imports',
  'cash',
  'partners',
  'masters',
  'rights',
  'other',
] as const;
export type LogGroup = (typeof LOG_GROUPS)[number];

export const LOG_GROUP_LABELS: Readonly<Record<LogGroup, string>> = {
  access: 'Masuk dan keluar',
  refused: 'Penolakan dan kegagalan',
  export: 'Export dan cetak',
  identity: 'Dokumen identitas',
  receipts: 'Pembayaran dan nota',
  contracts: 'Kontrak',
  registrations: 'Form registrasi',
  imports: 'Rekening koran',
  cash: 'Kas kasir',
  partners: 'Agen dan marketing',
  masters: 'Data master',
  rights: 'Staff dan hak akses',
  other: 'Lainnya',
};

const of = <const Actions extends Record<string, string>>(group: LogGroup, labels: Actions) =>
  Object.fromEntries(Object.entries(labels).map(([action, label]) => [action, { label, group }])) as Readonly<
    Record<keyof Actions, { label: string; group: LogGroup }>
  >;

/** The four steps of a record of master data. */
const master = <const Record extends string>(record: Record, noun: string) =>
  of('masters', {
    [`${record}_CREATED`]: `${noun} dibuat`,
    [`${record}_CHANGED`]: `${noun} diubah`,
    [`${record}_ACTIVATED`]: `${noun} diaktifkan`,
    [`${record}_DEACTIVATED`]: `${noun} dinonaktifkan`,
    [`${record}_DELETED`]: `${noun} dihapus`,
  });

/** Every action, in the order of the filter. */
export const LOG_ACTIONS: Readonly<Record<string, { label: string; group: LogGroup }>> = {
  ...of('access', {
    SIGNED_IN: 'Masuk',
    SIGNED_OUT: 'Keluar',
    SESSION_ENDED: 'Sesi diakhiri',
    OTHER_SESSIONS_ENDED: 'Sesi lain diakhiri',
    PASSWORD_CHANGED: 'Kata sandi diubah',
    ALL_SESSIONS_ENDED: 'Semua sesi diakhiri',
    DEVICE_FORGOTTEN: 'Perangkat dilupakan',
    PASSWORD_CHOSEN: 'Kata sandi dibuat lewat undangan',
    PASSWORD_RESET: 'Kata sandi baru dibuat lewat tautan',
    AUTHENTICATOR_ENABLED: 'Aplikasi autentikator dipasang',
    AUTHENTICATOR_DISABLED: 'Aplikasi autentikator dilepas',
    RECOVERY_CODES_RENEWED: 'Kode pemulihan dibuat baru',
    RECOVERY_CODE_USED: 'Kode pemulihan dipakai',
    NOTIFICATIONS_CHANGED: 'Pilihan notifikasi diubah',
    PORTRAIT_CHANGED: 'Foto diganti',
    PORTRAIT_REMOVED: 'Foto dihapus',
  }),
  ...of('refused', {
    CALL_REFUSED: 'Akses ditolak',
    SIGN_IN_FAILED: 'Gagal masuk',
    CODE_FAILED: 'Kode masuk salah',
    AUTHENTICATOR_CHANGE_FAILED: 'Gagal mengubah aplikasi autentikator',
    PASSWORD_CHANGE_FAILED: 'Gagal mengubah kata sandi',
  }),
  ...of('export', {
    CREDITS_EXPORTED: 'Export nota',
    REGISTRATIONS_EXPORTED: 'Export form registrasi',
    COMMISSION_BATCH_EXPORTED: 'Export pembayaran komisi',
    LOG_EXPORTED: 'Export log',
    CREDIT_PRINTED: 'Nota dicetak',
  }),
  ...of('identity', { IDENTITY_READ: 'Dokumen identitas dibuka' }),
  ...of('receipts', {
    PAYMENT_TAKEN: 'Pembayaran diterima',
    PAYMENT_VOIDED: 'Pembayaran dibatalkan',
    CREDIT_RESPLIT: 'Pembagian nota dihitung ulang',
    CREDIT_CHANGE_REQUESTED: 'Perubahan nota diminta',
    CREDIT_CHANGE_APPROVED: 'Perubahan nota disetujui',
    CREDIT_CHANGE_REJECTED: 'Perubahan nota ditolak',
    CREDIT_CHANGE_WITHDRAWN: 'Perubahan nota ditarik kembali',
    CREDIT_VOID_REQUESTED: 'Pembatalan nota diminta',
    CREDIT_VOIDED: 'Nota dibatalkan',
    CREDIT_VOID_REJECTED: 'Pembatalan nota ditolak',
    CREDIT_VOID_WITHDRAWN: 'Pembatalan nota ditarik kembali',
  }),
  ...of('contracts', {
    CONTRACT_MADE: 'Kontrak dibuat',
    CONTRACT_OFFICE_MOVED: 'Kontrak pindah kantor',
    CONTRACT_REQUESTED: 'Permintaan kontrak diajukan',
    CONTRACT_REQUEST_APPROVED: 'Permintaan kontrak disetujui',
    CONTRACT_REQUEST_REJECTED: 'Permintaan kontrak ditolak',
    CONTRACT_REQUEST_WITHDRAWN: 'Permintaan kontrak ditarik kembali',
    CONTRACT_STATUS_CHANGED: 'Status kontrak diubah',
    CONTRACT_CANCELLED: 'Kontrak dibatalkan',
    CONTRACT_RESTRUCTURED: 'Kontrak direstrukturisasi',
    CONTRACT_SETTLED_EARLY: 'Kontrak dilunasi dipercepat',
    CONTRACT_SETTLEMENT_UNDONE: 'Pelunasan dibatalkan',
    SETTLEMENT_QUOTED: 'Penawaran pelunasan dibuat',
    WAIVER_GIVEN: 'Potongan diberikan',
    DEPOSIT_PAID_BACK: 'Titipan dikembalikan',
    SHARE_MADE: 'Tautan nasabah dibuat',
    SHARE_REVOKED: 'Tautan nasabah dicabut',
  }),
  ...of('registrations', {
    REGISTRATION_CREATED: 'Form registrasi dibuat',
    REGISTRATION_CHANGED: 'Form registrasi diubah',
    REGISTRATION_SURVEYED: 'Survei dikirim',
    REGISTRATION_SURVEYOR_CHANGED: 'Survei dialihkan',
    REGISTRATION_DRAFT: 'Form kembali menjadi draf',
    REGISTRATION_SUBMITTED: 'Form diajukan',
    REGISTRATION_SURVEY: 'Form masuk survei',
    REGISTRATION_REVIEW: 'Form masuk pemeriksaan',
    REGISTRATION_APPROVED: 'Form disetujui',
    REGISTRATION_REJECTED: 'Form ditolak',
    REGISTRATION_CANCELLED: 'Form dibatalkan',
    REGISTRATION_SIGNED: 'Form ditandatangani',
    REGISTRATION_DISBURSED: 'Form dicairkan',
    REGISTRATION_CONTRACT_CANCELLED: 'Kontrak dari form dibatalkan',
    VEHICLE_CHECK_REQUESTED: 'Pernyataan kendaraan lain diminta',
    VEHICLE_CHECK_APPROVED: 'Pernyataan kendaraan lain disetujui',
    VEHICLE_CHECK_REJECTED: 'Pernyataan kendaraan lain ditolak',
    VEHICLE_CHECK_WITHDRAWN: 'Pernyataan kendaraan lain ditarik kembali',
  }),
  ...of('imports', {
    IMPORT_STARTED: 'Rekening koran diunggah',
    IMPORT_ROW_CORRECTED: 'Baris rekening koran dikoreksi',
    IMPORT_ROW_FREED: 'Baris rekening koran dilepas',
    IMPORT_POSTED: 'Rekening koran diposting',
    IMPORT_UNDONE: 'Rekening koran dibatalkan',
  }),
  ...of('cash', {
    CASHIER_DAY_CLOSED: 'Kas kasir ditutup',
    CASHIER_DAY_REOPENED: 'Kas kasir dibuka kembali',
    CASH_HAND_OVER_REQUESTED: 'Penyerahan kas diminta',
    CASH_HAND_OVER_APPROVED: 'Penyerahan kas diterima',
    CASH_HAND_OVER_REJECTED: 'Penyerahan kas ditolak',
    CASH_HAND_OVER_WITHDRAWN: 'Penyerahan kas ditarik kembali',
    CASH_ABSENT_CLOSING_REQUESTED: 'Penutupan kas kasir lain diminta',
    CASH_ABSENT_CLOSING_APPROVED: 'Penutupan kas kasir lain disetujui',
    CASH_ABSENT_CLOSING_REJECTED: 'Penutupan kas kasir lain ditolak',
    CASH_ABSENT_CLOSING_WITHDRAWN: 'Penutupan kas kasir lain ditarik kembali',
  }),
  ...of('partners', {
    PARTNER_CREATED: 'Agen atau marketing didaftarkan',
    PARTNER_CHANGED: 'Agen atau marketing diubah',
    PARTNER_ACTIVATED: 'Agen atau marketing diaktifkan',
    PARTNER_DEACTIVATED: 'Agen atau marketing dinonaktifkan',
    PARTNER_ACCOUNT_REQUESTED: 'Perubahan rekening diminta',
    PARTNER_ACCOUNT_APPROVED: 'Perubahan rekening disetujui',
    PARTNER_ACCOUNT_REJECTED: 'Perubahan rekening ditolak',
    PARTNER_ACCOUNT_WITHDRAWN: 'Perubahan rekening ditarik kembali',
    PARTNER_SCHEME_REQUESTED: 'Perubahan skema komisi diminta',
    PARTNER_SCHEME_APPROVED: 'Perubahan skema komisi disetujui',
    PARTNER_SCHEME_REJECTED: 'Perubahan skema komisi ditolak',
    PARTNER_SCHEME_WITHDRAWN: 'Perubahan skema komisi ditarik kembali',
    COMMISSION_NOT_COMPUTED: 'Komisi tidak dihitung',
    COMMISSION_COMPUTED: 'Komisi dihitung',
    COMMISSION_APPROVED: 'Komisi disetujui',
    COMMISSION_TAKEN_BACK: 'Komisi ditarik kembali',
    COMMISSION_PAID: 'Komisi dibayar',
    COMMISSIONS_PAID: 'Pembayaran komisi dibuat',
  }),
  ...of('masters', {
    CALCULATION_CREATED: 'Perhitungan dibuat',
    CALCULATION_FOLLOWED: 'Versi Perhitungan dibuat',
    CALCULATION_CHANGED: 'Perhitungan diubah',
    CALCULATION_ACTIVATED: 'Perhitungan diaktifkan',
    CALCULATION_DEACTIVATED: 'Perhitungan dinonaktifkan',
    PRICES_IMPORTED: 'Daftar harga diimpor',
    REGIONS_IMPORTED: 'Wilayah diimpor',
    OVERDUE_CLASSES_FOLLOWED: 'Versi Kelas Tunggakan dibuat',
    OVERDUE_CLASSES_CHANGED: 'Kelas Tunggakan diubah',
    OVERDUE_CLASSES_DELETED: 'Versi Kelas Tunggakan dihapus',
    HOLIDAY_CREATED: 'Hari libur ditambah',
    HOLIDAY_CHANGED: 'Hari libur diubah',
    HOLIDAY_DELETED: 'Hari libur dihapus',
    HOLIDAYS_IMPORTED: 'Hari libur diimpor',
  }),
  ...master('FINANCE', 'Finance'),
  ...master('CONTRACT_TYPE', 'Jenis kontrak'),
  ...master('REGISTRATION_STATUS', 'Status pengajuan'),
  ...master('OFFICE', 'Kantor'),
  ...master('PROVINCE', 'Provinsi'),
  ...master('AREA', 'Kota'),
  ...of('rights', {
    FIRST_ADMINISTRATOR_MADE: 'Admin Sistem pertama',
    COMPANY_NAMED: 'Perusahaan dinamai',
    SETUP_STEP_SKIPPED: 'Langkah penyiapan dilewati',
    SETUP_STEP_RESUMED: 'Langkah penyiapan dilanjutkan',
    SETUP_FINISHED: 'Penyiapan selesai',
    SETUP_REOPENED: 'Penyiapan dibuka lagi',
    STAFF_HIRED: 'Staff ditambahkan',
    STAFF_INVITED: 'Staff diundang',
    STAFF_CHANGED: 'Staff diubah',
    STAFF_PASSWORD_RESET: 'Kata sandi staff diatur ulang',
    STAFF_ENDED: 'Staff berhenti',
    STAFF_RETURNED: 'Staff kembali',
    AUTHENTICATOR_REMOVED: 'Aplikasi autentikator staff dilepas',
    TITLE_CREATED: 'Jabatan dibuat',
    TITLE_CHANGED: 'Jabatan diubah',
    TITLE_DELETED: 'Jabatan dihapus',
  }),
  ...of('other', {
    NOTIFICATION_READ: 'Notifikasi dibaca',
    NOTIFICATIONS_READ: 'Semua notifikasi dibaca',
    LOCATION_SENT: 'Lokasi dikirim',
  }),
};

/** Its actions, for what is narrowed to a group. */
export const actionsOf = (group: LogGroup): string[] =>
  Object.entries(LOG_ACTIONS).flatMap(([action, known]) => (known.group === group ? [action] : []));

/** An action in words; one that a later server writes shows under its own name. */
export const actionLabel = (action: string): string => LOG_ACTIONS[action]?.label ?? action;

/** The kinds of records that the log is about. */
export const LOG_RECORDS: Readonly<Record<string, string>> = {
  company: 'Perusahaan',
  staff: 'Staff',
  title: 'Jabatan',
  credit: 'Nota',
  contract: 'Kontrak',
  registration: 'Form registrasi',
  import: 'Rekening koran',
  cashier_day: 'Kas kasir',
  agent: 'Agen',
  marketer: 'Marketing',
  agent_batch: 'Pembayaran komisi agen',
  marketer_batch: 'Pembayaran komisi marketing',
  calculation: 'Perhitungan',
  finance: 'Finance',
  contract_type: 'Jenis kontrak',
  registration_status: 'Status pengajuan',
  office: 'Kantor',
  province: 'Provinsi',
  area: 'Kota',
  region: 'Wilayah',
  overdue_classes: 'Kelas Tunggakan',
  holiday: 'Hari libur',
  price_list: 'Daftar harga',
  file: 'Berkas',
  notification: 'Notifikasi',
};

/** A kind of record in words; an unknown one shows under its own name. */
export const recordLabel = (type: string): string => LOG_RECORDS[type] ?? type;

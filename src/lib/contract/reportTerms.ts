/* Reports by name, their parameters and columns, in the words of screen, paper and file; without the schema library. */

/**
 * What a report is of: days from–to; one month; the end of one day, today's as it is now; or as it is now.
 */
export type ReportSpan = 'period' | 'month' | 'day' | 'now';

/** As in exports. */
export type ReportKind = 'text' | 'words' | 'number' | 'rupiah' | 'percent' | 'day' | 'time';

export interface ReportColumn {
  word: string;
  kind: ReportKind;
  /** The last row holds what all rows come to. */
  sums?: boolean;
}

export interface ReportDefinition {
  title: string;
  /** What it is, as it is told above the rows. */
  words: string;
  span: ReportSpan;
  /** What a row is. */
  noun: string;
  columns: Readonly<Record<string, ReportColumn>>;
}

const column = (kind: ReportKind) => (word: string) => ({ word, kind });
const text = column('text');
const words = column('words');
const number = column('number');
const rupiah = column('rupiah');
const percent = column('percent');
const day = column('day');
const time = column('time');
const count = (word: string) => ({ ...number(word), sums: true });
const sum = (word: string) => ({ ...rupiah(word), sums: true });

const office = text('Kantor');
const contract = { code: text('Kontrak'), customer: text('Nasabah') };
const receipt = { invoice: text('No. nota'), ...contract };

/** In the order in which they are offered. */
export const REPORTS = {
  collections: {
    title: 'Penerimaan per hari dan kasir',
    words:
      'Nota yang sah menurut tanggal bayar, per kantor, hari, dan kasir. Penerimaan adalah bayar angsuran dan denda, tanpa biaya.',
    ...{ span: 'period', noun: 'baris' },
    columns: {
      ...{ office, day: day('Tanggal bayar'), cashier: text('Kasir'), receipts: count('Nota') },
      ...{ collected: sum('Penerimaan'), credit: sum('Bayar angsuran'), penalty: sum('Bayar denda') },
      ...{ fees: sum('Biaya'), payment: sum('Total bayar'), cash: sum('Tunai'), bank: sum('Transfer') },
      deposit: sum('Dari titipan'),
    },
  },
  aging: {
    title: 'Umur tunggakan',
    words:
      'Outstanding menurut hari terlambat pada akhir hari itu, dengan Kelas Tunggakan yang berlaku; hari ini seperti sekarang. Bagian adalah dari outstanding kantornya.',
    ...{ span: 'day', noun: 'baris' },
    columns: {
      ...{ office, bucket: words('Terlambat'), contracts: count('Kontrak'), outstanding: sum('Outstanding') },
      share: percent('Bagian'),
    },
  },
  movements: {
    title: 'Perpindahan tunggakan dalam sebulan',
    words:
      'Dari kelompok hari terlambat pada akhir bulan lalu ke kelompok pada akhir bulan ini. Outstanding akhir bulan lalu, ditambah pencairan, dikurangi yang tertutup dan hapus buku, ditambah pindah dan koreksi, adalah outstanding akhir bulan ini.',
    ...{ span: 'month', noun: 'baris' },
    columns: {
      ...{ office, from: words('Dari'), to: words('Ke'), contracts: count('Kontrak') },
      ...{ before: sum('Outstanding akhir bulan lalu'), disbursed: sum('Pencairan') },
      ...{ covered: sum('Tertutup'), written_off: sum('Hapus buku'), moved: sum('Pindah dan koreksi') },
      after: sum('Outstanding akhir bulan ini'),
    },
  },
  achievement: {
    title: 'Pencapaian kolektor',
    words: 'Target dan hasil penagihan setiap kolektor dalam sebulan, seperti di Pencapaian Kolektor.',
    ...{ span: 'month', noun: 'baris' },
    columns: {
      ...{ office, collector: text('Kolektor'), target: sum('Target'), collected: sum('Penerimaan') },
      ...{ share: percent('Pencapaian'), target_accounts: count('Target akun') },
      ...{ accounts: count('Akun membayar'), later: sum('Dicatat sesudah tutup bulan') },
      ...{ voided: sum('Dibatalkan sesudah tutup bulan'), planned: count('Rencana kunjungan') },
      ...{ visited: count('Rencana dikunjungi'), visits: count('Kunjungan'), promises: count('Janji') },
      ...{ kept: count('Janji ditepati'), tts: sum('TTS'), same_day: sum('TTS disetor hari itu') },
    },
  },
  disbursements: {
    title: 'Pencairan',
    words:
      'Kontrak yang mulai dalam periode, tanpa yang dibatalkan dan tanpa kontrak hasil restrukturisasi, dan bagaimana uangnya dibayarkan.',
    ...{ span: 'period', noun: 'kontrak' },
    columns: {
      ...{ office, day: day('Tanggal kontrak'), ...contract, principal: sum('Pokok') },
      ...{ paid_on: day('Tanggal pencairan'), way: words('Cara'), amount: sum('Dibayarkan') },
      ...{ ordered_by: text('Diperintahkan oleh'), paid_by: text('Dibayar oleh') },
    },
  },
  settlements: {
    title: 'Pelunasan dipercepat',
    words: 'Pelunasan dipercepat yang berlaku, menurut tanggal bayar, seperti yang disepakati.',
    ...{ span: 'period', noun: 'pelunasan' },
    columns: {
      ...{ office, day: day('Tanggal bayar'), ...receipt, principal: sum('Sisa pokok') },
      ...{ interest: sum('Bunga dibayar'), penalty: sum('Denda dibayar'), fee: sum('Biaya pelunasan') },
      ...{ payment: sum('Total bayar'), waived: sum('Bunga dihapus'), taken_by: text('Diterima oleh') },
    },
  },
  waived: {
    title: 'Potongan dan pemutihan',
    words:
      'Potongan angsuran dan denda pada nota yang sah atau tanpa nota, atas dasar apa, dan siapa yang menyetujuinya.',
    ...{ span: 'period', noun: 'potongan' },
    columns: {
      ...{ office, day: day('Tanggal'), ...receipt, basis: words('Dasar') },
      ...{ credit: sum('Potongan angsuran'), penalty: sum('Potongan denda') },
      ...{ asked_by: text('Diminta oleh'), approved_by: text('Disetujui oleh') },
    },
  },
  corrections: {
    title: 'Nota yang diubah dan dibatalkan',
    words:
      'Nota yang diubah atau dibatalkan dalam periode, menurut hari keputusannya. Jumlahnya bayar angsuran dan denda.',
    ...{ span: 'period', noun: 'tindakan' },
    columns: {
      ...{ office, at: time('Waktu'), act: words('Tindakan'), ...receipt, before: sum('Sebelumnya') },
      ...{ after: sum('Sesudahnya'), asked_by: text('Diminta oleh'), decided_by: text('Diputuskan oleh') },
      ...{ reason: text('Alasan') },
    },
  },
  transfers: {
    title: 'Transfer belum dikonfirmasi',
    words: 'Transfer pada nota yang sah atau titipan yang belum ditemukan pada mutasi bank yang diperiksa.',
    ...{ span: 'now', noun: 'transfer' },
    columns: {
      ...{ office, day: day('Tanggal bayar'), ...receipt, kind: words('Untuk'), amount: sum('Transfer') },
      ...{
        reference: text('No. referensi bank'),
        account: text('Rekening penerima'),
        age: number('Umur (hari)'),
      },
    },
  },
  books: {
    title: 'BPKB menurut keadaan dan umur',
    words: 'Buku menurut keadaan dan berapa lama dalam keadaan itu, pada hari di kantornya.',
    ...{ span: 'now', noun: 'baris' },
    columns: {
      ...{ office, state: words('Keadaan'), books: count('Buku'), recent: count('Di bawah 30 hari') },
      ...{ month: count('30–89 hari'), quarter: count('90–179 hari'), longer: count('180 hari ke atas') },
      ...{ oldest: number('Terlama (hari)') },
    },
  },
  commissions: {
    title: 'Komisi',
    words: 'Komisi marketing eksternal dan agen dari kontrak yang mulai dalam periode.',
    ...{ span: 'period', noun: 'komisi' },
    columns: {
      ...{ office, day: day('Tanggal kontrak'), ...contract, kind: words('Jenis') },
      ...{ partner: text('Penerima'), state: words('Status'), amount: sum('Komisi') },
      ...{ paid: sum('Dibayar'), paid_on: day('Tanggal bayar'), recovered: sum('Dipotong kembali') },
    },
  },
  petty_cash: {
    title: 'Jurnal kas kecil',
    words: 'Voucher kas kecil dalam periode, per kantor menurut urutannya.',
    ...{ span: 'period', noun: 'voucher' },
    columns: {
      ...{ office, day: day('Tanggal'), number: text('Voucher'), category: text('Kategori') },
      ...{ description: text('Keterangan'), payee: text('Penerima'), debit: sum('Debit') },
      ...{ credit: sum('Kredit'), balance: rupiah('Saldo') },
    },
  },
  first_payment_defaults: {
    title: 'Gagal bayar angsuran pertama',
    words:
      'Kontrak yang mulai dalam periode, bukan hasil restrukturisasi, dan angsuran pertamanya belum tertutup 30 hari sesudah jatuh tempo, menurut hari pembayarannya.',
    ...{ span: 'period', noun: 'kontrak' },
    columns: {
      ...{ office, started: day('Tanggal kontrak'), ...contract, first_due: day('Jatuh tempo pertama') },
      ...{ covered_on: day('Tertutup pada'), late: number('Terlambat (hari)'), principal: sum('Pokok') },
      ...{ outstanding: sum('Outstanding'), marketer: text('Marketing'), surveyor: text('Surveyor') },
    },
  },
  unassigned: {
    title: 'Tanpa wilayah atau kolektor',
    words:
      'Kontrak berjalan yang masih berutang dan belum diberikan kepada kolektor, atau kelurahan alamat tagihnya belum dicatat.',
    ...{ span: 'now', noun: 'kontrak' },
    columns: {
      ...{ office, ...contract, lacks: words('Yang kurang'), village: text('Kelurahan') },
      ...{ collector: text('Kolektor'), next_due: day('Jatuh tempo'), late: number('Terlambat (hari)') },
      ...{ outstanding: sum('Outstanding') },
    },
  },
  late_visits: {
    title: 'Kunjungan di luar jam',
    words:
      'Kunjungan di luar Senin–Sabtu 08.00–20.00 atau pada hari libur menurut jam kantor, tanpa persetujuan nasabah.',
    ...{ span: 'period', noun: 'kunjungan' },
    columns: {
      ...{ office, at: time('Waktu'), ...contract, collector: text('Kolektor'), met: words('Bertemu') },
      ...{ result: words('Hasil'), note: text('Catatan') },
    },
  },
  fiduciaries: {
    title: 'Tenggat fidusia',
    words: 'Fidusia yang harus didaftarkan atau dihapus, yang paling sedikit sisa harinya dahulu.',
    ...{ span: 'now', noun: 'fidusia' },
    columns: {
      ...{ office, task: words('Tugas'), ...contract, since: day('Dihitung sejak'), due: day('Batas') },
      ...{ left: number('Sisa (hari)'), deed: text('Nomor akta'), notary: text('Notaris') },
      ...{ certificate: text('Nomor sertifikat'), unconfirmed: words('Transfer') },
    },
  },
} as const satisfies Record<string, ReportDefinition>;

export type ReportKey = keyof typeof REPORTS;
export const REPORT_KEYS = Object.keys(REPORTS) as [ReportKey, ...ReportKey[]];

export const REPORT_PAGE_SIZE = 50;

/** Records that a row opens. */
export const REPORT_RECORDS = ['contract', 'receipt', 'voucher'] as const;
export type ReportRecord = (typeof REPORT_RECORDS)[number];

/**
 * Why a report has no rows: there are none; an office did not keep the day or the month's end, so that no sum would be whole; the
 * month is not over; an office kept no end of the month before.
 */
export const REPORT_GAPS = ['none', 'not-kept', 'not-over', 'no-month-before'] as const;
export type ReportGap = (typeof REPORT_GAPS)[number];

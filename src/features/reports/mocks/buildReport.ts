import type { Report } from '@/lib/contract/reports';
import {
  REPORTS,
  type ReportDefinition,
  type ReportKey,
  type ReportRecord,
} from '@/lib/contract/reportTerms';
import type { CellValue } from '../domain/cellText';

export const AS_OF = '2026-11-20T07:05:00.000Z';

/** What stands in the columns of stories, row after row and then from the beginning. */
const SAMPLES: Readonly<Record<string, readonly CellValue[]>> = {
  office: ['Jakarta', 'Jakarta', 'Makassar'],
  day: ['2026-11-18', '2026-11-19', '2026-11-20'],
  started: ['2026-09-04', '2026-09-11', '2026-10-02'],
  first_due: ['2026-10-04', '2026-10-11', '2026-11-02'],
  since: ['2026-11-02', '2026-11-10', '2026-11-19'],
  covered_on: [null, null, '2026-11-19'],
  next_due: ['2026-11-04', '2026-10-11', '2026-11-02'],
  due: ['2026-11-23', '2026-12-01', '2026-12-10'],
  paid_on: ['2026-11-12', null, '2026-11-19'],
  at: ['2026-11-18T14:20:00.000Z', '2026-11-19T00:41:00.000Z', '2026-11-20T03:12:00.000Z'],
  code: ['JKT-2604-00118', 'JKT-2602-00007', 'MKS-2605-00031'],
  customer: ['Bambang Sutrisno', 'Siti Nurhaliza Putri Ayu Kusumaningrum', 'Andi Mappanyukki'],
  invoice: ['JKT/2611/00041', 'JKT/2611/00058', 'MKS/2611/00012'],
  cashier: ['Sri Wahyuni', 'Rina Kusuma', 'Nurhayati'],
  collector: ['Agus Firmansyah', 'Dewi Anggraini', 'Andi Saputra'],
  bucket: ['Tidak terlambat', '1–7 hari', '8–15 hari', '16–30 hari', '31–60 hari', '61–90 hari'],
  from: ['Tidak terlambat', '1–7 hari', '31–60 hari'],
  to: ['1–7 hari', '8–15 hari', '61–90 hari'],
  act: ['Diubah', 'Dibatalkan', 'Diubah'],
  way: ['Transfer', 'Dealer', 'Tunai'],
  state: ['Di kantor', 'Dipinjam', 'Dari dealer'],
  lacks: ['Tanpa kolektor', 'Tanpa kelurahan', 'Tanpa kolektor dan kelurahan'],
  village: ['Pisangan Baru', null, 'Karuwisi'],
  kind: ['Nota', 'Titipan', 'Nota'],
  basis: ['Batas kasir', 'Permintaan perubahan', 'Pelunasan dipercepat'],
  number: ['PC/JKT/2026/11/0041', 'PC/JKT/2026/11/0042', 'PC/MKS/2026/11/0007'],
  category: ['Perlengkapan kantor', 'Transportasi', null],
  payee: ['Toko Maju Jaya', 'Agus Firmansyah', 'Bank Mandiri'],
  description: ['Kertas A4 lima rim dan tinta', 'Bensin kunjungan Matraman', 'Pengisian November'],
  asked_by: ['Sri Wahyuni', 'Rina Kusuma', 'Nurhayati'],
  decided_by: ['Hendra Gunawan', 'Bambang Kusuma', 'Hendra Gunawan'],
  taken_by: ['Sri Wahyuni', 'Rina Kusuma', 'Nurhayati'],
  approved_by: ['Hendra Gunawan', 'Bambang Kusuma', 'Hendra Gunawan'],
  ordered_by: ['Dian Pertiwi', 'Dian Pertiwi', 'Yusuf Rahman'],
  paid_by: ['Sri Wahyuni', 'Rina Kusuma', 'Nurhayati'],
  reason: ['Salah ketik jumlah', 'Dibayar dua kali', 'Salah kontrak'],
  reference: ['TRX2611180042', '884120117', null],
  account: ['BCA 550-118-0042', 'Mandiri 120-00-7781', 'BRI 0341-01-000118'],
  partner: ['Bengkel Sinar Motor', 'Rudi Hartono', 'Bengkel Sinar Motor'],
  met: ['Nasabah', 'Tidak ada orang', 'Orang lain'],
  note: ['Bersedia bayar Jumat', null, 'Titip pesan ke istri'],
  result: ['Janji bayar', 'Tidak di rumah', 'Dibayar'],
  marketer: ['Rina Marlina', null, 'Bambang Sutrisno'],
  surveyor: ['Joko Widodo', 'Joko Widodo', 'Yusuf Rahman'],
  task: ['Didaftarkan', 'Dihapus', 'Didaftarkan'],
  deed: ['118', '42', '7'],
  notary: ['Ratna Dewi, S.H., M.Kn.', null, 'Andi Amir, S.H.'],
  unconfirmed: [null, 'Belum dikonfirmasi', null],
  certificate: [null, 'W7.00118.AH.05.01', null],
  share: [7420, 1830, 750, 312, 108, 42],
};

const OPENED: readonly [column: string, record: ReportRecord][] = [
  ['invoice', 'receipt'],
  ['code', 'contract'],
  ['number', 'voucher'],
];

interface Shape {
  rows?: number;
  columns?: string | undefined;
  page?: number;
  size?: number;
  /** How much every figure is. */
  scale?: number;
}

/** A report as the server answers it: its rows are made up, its totals are theirs. */
export function buildReport(
  report: ReportKey,
  { rows = 3, columns, page = 1, size = 50, scale = 1 }: Shape = {},
): Report {
  const definition: ReportDefinition = REPORTS[report];
  const keys = Object.keys(definition.columns).filter((key) => !columns || columns.split(',').includes(key));
  const cell = (key: string, at: number): CellValue => {
    const sample = SAMPLES[key];
    const kind = definition.columns[key]?.kind;
    if (sample && kind !== 'rupiah') return sample[at % sample.length] ?? null;
    return kind === 'rupiah' ? (at + 1) * (keys.indexOf(key) + 1) * 118_500 * scale : (at % 9) * 3 + 4;
  };
  const named = OPENED.find(([column]) => column in definition.columns);
  const all = Array.from({ length: rows }, (_, at) => ({
    cells: keys.map((key) => cell(key, at)),
    opens: named ? { record: named[1], id: String(cell(named[0], at)) } : null,
  }));
  const totals = keys.map((key, column) =>
    definition.columns[key]?.sums ? all.reduce((sum, { cells }) => sum + Number(cells[column]), 0) : null,
  );
  return {
    ...{ as_of: AS_OF, columns: keys, totals, count: rows, gap: rows === 0 ? 'none' : null },
    rows: all.slice((page - 1) * size, page * size),
  };
}

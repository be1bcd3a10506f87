import { bucketName } from './buckets';
import type { FigureKey, FigurePart } from '../contract/figureTerms';
import type { FigureValue, Reading } from '../contract/monitoring';

/** What a figure is first of all. */
export type FigureUnit = 'rupiah' | 'count' | 'share';

/**
 * A list and the filters that have a figure's rows. `everywhere`: it goes by no office. `single`: it shows one office, never
 * all. `exact`: its rows are the figure's alone, so that their number is a second reading of it.
 */
export interface FigureList {
  path: string;
  query: Readonly<Record<string, string>>;
  everywhere?: boolean;
  single?: boolean;
  exact?: boolean;
}

/** A figure of the company, defined here alone: lists, monitoring, reports and Home show no other (docs/decisions/0172). */
export interface FigureDefinition {
  part: FigurePart;
  name: string;
  /** What it is, as it is told where it stands. */
  words: string;
  unit: FigureUnit;
  /** What is counted: 'kontrak'. */
  noun: string;
  /** Its list, whose own right is asked for; null: no list shows these rows alone. */
  list: FigureList | null;
  /** Worse than before: when there is `more` or `less` of it. `any`: it waits for somebody as soon as there is any. */
  bad: 'more' | 'less' | 'any' | null;
  /** It grows through the month, and today is not over yet. */
  growing?: boolean;
}

/** How long what waits has waited, days: today, one or two, longer. */
export const WAITING_AGES = [
  { from: 0, to: 0 },
  { from: 1, to: 2 },
  { from: 3, to: null },
] as const;

const RUNNING = 'Kontrak berjalan yang masih berutang';

export const FIGURES: Readonly<Record<FigureKey, FigureDefinition>> = {
  outstanding: {
    ...{ part: 'owed', name: 'Outstanding', unit: 'rupiah', noun: 'kontrak', list: null, bad: null },
    words:
      'Pokok yang belum tertutup dari kontrak berjalan dan yang unitnya ditarik. Uang pada satu angsuran dihitung sebagai bunga lebih dahulu.',
  },
  npf: {
    ...{ part: 'owed', name: 'NPF', unit: 'share', noun: 'kontrak', list: null, bad: 'more' },
    words:
      'Outstanding kolektibilitas 3–5 dibagi seluruh outstanding, dengan Kelas Tunggakan hari ini. Kontrak hasil restrukturisasi tidak lebih baik dari kelas lamanya sampai tiga angsuran dibayar tepat waktu.',
  },
  due_today: {
    ...{ part: 'owed', name: 'Jatuh tempo hari ini', unit: 'count', noun: 'kontrak', bad: null },
    list: { path: '/overdue', query: { due: '0' }, exact: true },
    words: `${RUNNING}, tidak terlambat, dan angsuran berikutnya jatuh tempo hari ini di kantornya.`,
  },
  late: {
    ...{ part: 'owed', name: 'Semua yang terlambat', unit: 'rupiah', noun: 'kontrak', bad: 'more' },
    list: { path: '/overdue', query: { due: 'late' }, exact: true },
    words: 'Outstanding kontrak berjalan dengan angsuran yang jatuh tempo sebelum hari ini.',
  },
  bucket: {
    ...{ part: 'owed', name: 'Terlambat', unit: 'rupiah', noun: 'kontrak', bad: 'more' },
    list: { path: '/overdue', query: { due: 'all' }, exact: true },
    words:
      'Outstanding kontrak berjalan menurut hari terlambat pada hari ini di kantornya, dengan Kelas Tunggakan yang berlaku. Unit yang ditarik tidak termasuk.',
  },
  repossessed: {
    ...{ part: 'owed', name: 'Unit ditarik', unit: 'rupiah', noun: 'kontrak', bad: 'more' },
    list: { path: '/overdue', query: { due: 'all', bucket: 'repossessed' }, exact: true },
    words: 'Outstanding kontrak yang unitnya sudah ditarik dan belum dijual, berapa pun hari terlambatnya.',
  },
  without_collector: {
    ...{ part: 'owed', name: 'Tanpa kolektor', unit: 'count', noun: 'kontrak', bad: 'any' },
    list: { path: '/overdue', query: { due: 'all', collector: 'none' }, exact: true },
    words: `${RUNNING} dan belum diberikan kepada kolektor.`,
  },
  without_region: {
    ...{ part: 'owed', name: 'Tanpa wilayah', unit: 'count', noun: 'kontrak', bad: 'any' },
    list: { path: '/overdue', query: { due: 'all', region: 'none' }, exact: true },
    words: `${RUNNING} dan kelurahan alamat tagihnya belum dicatat.`,
  },
  collected: {
    ...{ part: 'money', name: 'Penerimaan bulan ini', unit: 'rupiah', noun: 'nota', bad: 'less' },
    ...{ growing: true, list: { path: '/credit', query: { period: 'month', status: 'valid' }, exact: true } },
    words:
      'Bayar angsuran dan denda dari nota yang sah, menurut tanggal bayar, sejak tanggal 1. Biaya penagihan dan biaya pelunasan tidak termasuk.',
  },
  entered: {
    ...{ part: 'money', name: 'Dicatat hari ini', unit: 'rupiah', noun: 'nota', bad: null },
    list: { path: '/credit', query: { by: 'entered' } },
    words:
      'Bayar angsuran dan denda yang dicatat hari ini, berapa pun tanggal bayarnya, dikurangi yang hari ini dibatalkan dari nota lama, dengan selisih nota yang hari ini diubah.',
  },
  disbursed: {
    ...{ part: 'money', name: 'Pencairan bulan ini', unit: 'rupiah', noun: 'kontrak', bad: 'less' },
    ...{ growing: true, list: { path: '/contract', query: { sort: 'date_start', order: 'desc' } } },
    words:
      'Pokok kontrak yang mulai sejak tanggal 1, tanpa yang dibatalkan dan tanpa kontrak hasil restrukturisasi.',
  },
  approvals: {
    ...{ part: 'approvals', name: 'Menunggu keputusan', unit: 'count', noun: 'permintaan', bad: 'any' },
    list: { path: '/account/approval', query: {}, everywhere: true },
    words:
      'Permintaan, form registrasi, komisi dan mutasi bank yang menunggu orang kedua, menurut lamanya menunggu dalam hari penuh. Perubahan hak dan master untuk beberapa kantor sekaligus tidak termasuk. Persetujuan menampilkan yang dapat Anda putuskan sendiri.',
  },
  tts_open: {
    ...{ part: 'tts', name: 'TTS belum disetor', unit: 'rupiah', noun: 'tanda terima', bad: null },
    list: { path: '/monitoring/tts', query: {} },
    words:
      'Uang pada tanda terima kolektor yang belum menjadi nota: masih dibawa, atau dihitung dan menunggu.',
  },
  tts_late: {
    ...{ part: 'tts', name: 'TTS terlambat disetor', unit: 'rupiah', noun: 'tanda terima', bad: 'any' },
    list: { path: '/monitoring/tts', query: { late: '1' } },
    words: 'Dari TTS yang belum disetor: yang sudah lebih dari satu hari kerja.',
  },
  books_late: {
    ...{ part: 'books', name: 'BPKB terlambat diterima', unit: 'count', noun: 'buku', bad: 'any' },
    list: { path: '/bpkb', query: { task: 'LATE_FROM_DEALER' }, exact: true },
    words: 'BPKB yang belum diterima dari dealer sesudah hari terakhir yang ditunggu.',
  },
  books_lent: {
    ...{ part: 'books', name: 'BPKB terlalu lama dipinjam', unit: 'count', noun: 'buku', bad: 'any' },
    list: { path: '/bpkb', query: { task: 'LENT_TOO_LONG' }, exact: true },
    words: 'BPKB yang dipinjam atau di notaris sesudah hari kembalinya.',
  },
  books_ready: {
    ...{ part: 'books', name: 'BPKB siap diambil', unit: 'count', noun: 'buku', bad: null },
    list: { path: '/bpkb', query: { state: 'READY' }, exact: true },
    words: 'BPKB yang sudah disiapkan dan belum diambil.',
  },
  funds: {
    ...{ part: 'funds', name: 'Kas kecil', unit: 'rupiah', noun: 'dana', bad: null },
    list: { path: '/pettycash', query: {}, single: true },
    words: 'Saldo kas kecil yang berjalan, dari semua bukti yang sudah dicatat.',
  },
};

/** Waiting ages by name, rising. */
export const WAITING_SLICES = WAITING_AGES.map(bucketName);

/** Slices that are never bad: what is not late, what came today. */
const isCalm = (slice: string | null) => slice !== null && slice.startsWith('0-');

/** How a figure stands: it waits for somebody, it is worse than it was, or neither. */
export type FigureState = 'waits' | 'worse' | 'calm';

/** Where a figure stands beside the same day of last month; `day`: of the month, of one that grows through it. */
export function stateOf(
  { figure, slice, ...value }: Reading,
  before: FigureValue | null,
  day: number,
): FigureState {
  const { bad, unit, growing } = FIGURES[figure];
  if (bad === null || isCalm(slice)) return 'calm';
  if (bad === 'any') return value.count > 0 ? 'waits' : 'calm';
  if (before === null) return 'calm';
  const [is, was] = [measured(unit, value), measured(unit, before)];
  // What grows is behind only where it has not even come to what it was before such a day began.
  const due = growing ? (was * (day - 1)) / day : was;
  return (bad === 'more' ? is > due : is < due) ? 'worse' : 'calm';
}

/** A figure as one number: rupiah, how many, or the share in hundredths of a percent. */
export function measured(unit: FigureUnit, { count, amount, whole }: FigureValue): number {
  if (unit === 'count') return count;
  if (unit === 'rupiah') return amount ?? 0;
  return shareBp(amount ?? 0, whole ?? 0);
}

/** Hundredths of a percent, rounded to the nearest; nothing of nothing is nothing. */
export const shareBp = (part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(part) * 20_000n + BigInt(whole)) / (BigInt(whole) * 2n));

/** The address of the list that has a reading's rows, in an office or in all that are seen; null: there is none. */
export function listOf({ figure, slice }: Reading, office: number | 'all'): FigureList | null {
  const { list } = FIGURES[figure];
  if (list === null || (list.single && office === 'all')) return null;
  const { path, query, everywhere = false } = list;
  return {
    path,
    query: {
      ...query,
      ...(figure === 'bucket' && slice !== null && { bucket: slice }),
      ...(!everywhere && { office: String(office) }),
    },
  };
}

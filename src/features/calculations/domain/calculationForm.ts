import { addDays, isRealDate } from '@/lib/arithmetic/calendar';
import { coarseTenor, SMALLEST_PRINCIPAL } from '@/lib/arithmetic/coarseRounding';
import {
  CALCULATION_CODE,
  calculationWriteSchema,
  type CalculationMaster,
  type CalculationWrite,
} from '@/lib/contract/calculations';
import type { FieldErrors } from '@/lib/contract/envelope';
import { parsePercent } from '@/lib/format/percent';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';

const PERCENTS = [
  'rate_bp',
  'penalty_rate_bp',
  'penalty_cap_bp',
  'settlement_fee_bp',
  'max_fees_bp',
  'max_insurance_bp',
] as const;
const WHOLES = ['penalty_grace_days', 'quote_days', 'min_tenor', 'max_tenor'] as const;
type Percent = (typeof PERCENTS)[number];
type Whole = (typeof WHOLES)[number];
type Money = 'round_to' | 'penalty_per_day';

/** Months; a tenor beyond is said to be wrong by itself. */
const MAX_TENOR = 600;

/** The form as it is typed: percentages and counts as text, money as a number. */
export type CalculationValues = Omit<CalculationWrite, Percent | Whole | Money> &
  Record<Percent | Whole, string> &
  Record<Money, number | null> & { code: string };

/** What the form begins with. */
export function formValues(
  row: Omit<CalculationWrite, 'valid_from'>,
  code: string,
  validFrom: string,
): CalculationValues {
  return {
    code,
    name: row.name,
    vehicle_kind: row.vehicle_kind,
    method: row.method,
    rate_bp: percentText(row.rate_bp),
    round_to: row.round_to,
    in_advance: row.in_advance,
    penalty_grace_days: String(row.penalty_grace_days),
    penalty_kind: row.penalty_kind,
    penalty_rate_bp: percentText(row.penalty_rate_bp),
    penalty_per_day: row.penalty_per_day,
    penalty_cap_bp: percentText(row.penalty_cap_bp),
    allocation_order: row.allocation_order,
    settlement_fee_bp: percentText(row.settlement_fee_bp),
    quote_days: String(row.quote_days),
    min_tenor: String(row.min_tenor),
    max_tenor: String(row.max_tenor),
    max_fees_bp: percentText(row.max_fees_bp),
    max_insurance_bp: percentText(row.max_insurance_bp),
    valid_from: validFrom,
  };
}

type Rules = Omit<CalculationWrite, 'valid_from'>;

const R2_RULES: Rules = {
  name: '',
  vehicle_kind: 'R2',
  method: 'FLAT',
  rate_bp: 0,
  round_to: 1000,
  in_advance: false,
  penalty_grace_days: 3,
  penalty_kind: 'RATE',
  penalty_rate_bp: 50,
  penalty_per_day: 0,
  penalty_cap_bp: 5000,
  allocation_order: 'PENALTY_FIRST',
  settlement_fee_bp: 0,
  quote_days: 7,
  min_tenor: 6,
  max_tenor: 36,
  max_fees_bp: 1500,
  max_insurance_bp: 2000,
};

/** Starting values of a new code by the kind of vehicle (DOMAIN, Penalty). */
export const NEW_RULES: Readonly<Record<Rules['vehicle_kind'], Rules>> = {
  R2: R2_RULES,
  R4: { ...R2_RULES, vehicle_kind: 'R4', penalty_rate_bp: 20, min_tenor: 12, max_tenor: 60 },
};

const percentText = (basisPoints: number) => String(basisPoints / 100).replace('.', ',');

/**
 * What is typed, as it is written; NaN where something is no number yet. Of the two penalties only the chosen one is
 * written, the other as 0.
 */
export function writeOf(values: CalculationValues): CalculationWrite {
  const { vehicle_kind, method, in_advance, penalty_kind, allocation_order, valid_from } = values;
  const fixed = penalty_kind === 'FIXED';
  const percents = Object.fromEntries(PERCENTS.map((key) => [key, parsePercent(values[key]) ?? Number.NaN]));
  const wholes = Object.fromEntries(
    WHOLES.map((key) => [key, /^\d{1,4}$/.test(values[key].trim()) ? Number(values[key]) : Number.NaN]),
  );
  return {
    vehicle_kind,
    method,
    in_advance,
    penalty_kind,
    allocation_order,
    valid_from,
    ...(percents as Record<Percent, number>),
    ...(wholes as Record<Whole, number>),
    name: values.name.trim(),
    round_to: values.round_to ?? Number.NaN,
    penalty_per_day: fixed ? (values.penalty_per_day ?? Number.NaN) : 0,
    ...(fixed && { penalty_rate_bp: 0 }),
  };
}

const FIELD_MESSAGES: Partial<Record<keyof CalculationWrite, string>> = {
  name: 'Isi 3 sampai 80 huruf.',
  rate_bp: 'Isi 0 sampai 100 %, paling banyak dua angka desimal.',
  round_to: 'Isi Rp1 sampai Rp1.000.000.',
  penalty_grace_days: 'Isi 0 sampai 60 hari.',
  penalty_rate_bp: 'Isi 0 sampai 10 %, paling banyak dua angka desimal.',
  penalty_per_day: 'Isi Rp1 sampai Rp1.000.000.',
  penalty_cap_bp: 'Isi 0 sampai 100 %, paling banyak dua angka desimal.',
  settlement_fee_bp: 'Isi 0 sampai 100 %, paling banyak dua angka desimal.',
  max_fees_bp: 'Isi 0 sampai 100 %, paling banyak dua angka desimal.',
  max_insurance_bp: 'Isi 0 sampai 100 %, paling banyak dua angka desimal.',
  quote_days: 'Isi 1 sampai 90 hari.',
  min_tenor: 'Isi 1 sampai 600 bulan.',
  max_tenor: 'Isi 1 sampai 600 bulan.',
  valid_from: 'Isi tanggal mulai berlaku.',
};

/** What is wrong, beside its field. `before`: the version that this one follows. */
export function checkValues(
  values: CalculationValues,
  today: string,
  before: Pick<CalculationMaster, 'valid_from'> | undefined,
): FieldErrors {
  const write = writeOf(values);
  const result = calculationWriteSchema.safeParse(write);
  const errors: FieldErrors = {};
  if (!CALCULATION_CODE.test(values.code)) errors.code = 'Huruf besar, angka, atau strip; 2 sampai 20 tanda.';
  for (const issue of result.error?.issues ?? []) {
    const field = String(issue.path[0]) as keyof CalculationWrite;
    errors[field] ??= FIELD_MESSAGES[field] ?? 'Nilainya tidak sah.';
  }
  if (write.max_tenor < write.min_tenor) errors.max_tenor = 'Tidak boleh di bawah tenor terpendek.';
  if (write.penalty_kind === 'FIXED' && write.penalty_per_day === 0) {
    errors.penalty_per_day = FIELD_MESSAGES.penalty_per_day ?? '';
  }
  if ((write.penalty_rate_bp > 0 || write.penalty_per_day > 0) && write.penalty_cap_bp === 0) {
    errors.penalty_cap_bp = 'Dengan batas 0 denda tidak pernah dihitung.';
  }
  if (!errors.round_to && !errors.rate_bp) {
    const coarse = coarseText(write);
    if (coarse) errors.round_to = coarse;
  }
  const dateError = startError(values.valid_from, today, before?.valid_from);
  if (dateError) errors.valid_from = dateError;
  return errors;
}

/** What a rounding does that leaves lines of 0; undefined where it is fine enough. */
function coarseText(write: CalculationWrite): string | undefined {
  const tenor = coarseTenor({
    vehicleKind: write.vehicle_kind,
    method: write.method,
    rateBp: write.rate_bp,
    roundTo: write.round_to,
    minTenor: write.min_tenor,
    maxTenor: Math.min(write.max_tenor, MAX_TENOR),
    inAdvance: write.in_advance,
  });
  if (tenor === null) return undefined;
  const smallest = formatRupiah(SMALLEST_PRINCIPAL[write.vehicle_kind]);
  return `Terlalu kasar: pada tenor ${tenor} bulan dan pokok ${smallest} angsuran terakhir dapat menjadi 0. Perkecil pembulatan atau tenor terpanjang.`;
}

/** The first day on which a version may begin. */
export function earliestStart(today: string, before: string | undefined): string {
  if (before === undefined) return today;
  const tomorrow = addDays(today, 1);
  const next = addDays(before, 1);
  return next > tomorrow ? next : tomorrow;
}

function startError(date: string, today: string, before: string | undefined): string | undefined {
  if (!isRealDate(date)) return FIELD_MESSAGES.valid_from;
  const earliest = earliestStart(today, before);
  return date < earliest ? `Paling awal ${formatDate(earliest)}.` : undefined;
}

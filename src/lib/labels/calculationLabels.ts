import type { Calculation, CalculationWrite } from '../contract/calculations';

/** How interest is calculated (DOMAIN, Words). */
export const METHOD_LABELS = {
  FLAT: 'Bunga flat',
  EFFECTIVE: 'Bunga efektif',
  ANNUITY: 'Anuitas',
} as const satisfies Record<Calculation['method'], string>;

export const VEHICLE_KIND_LABELS = {
  R2: 'Motor (R2)',
  R4: 'Mobil (R4)',
} as const satisfies Record<Calculation['vehicle_kind'], string>;

/** When the first instalment is due, `true` and `false` of `in_advance`. */
export const IN_ADVANCE_LABELS = {
  true: 'Di muka (ADDM)',
  false: 'Di belakang (ADDB)',
} as const;

export const PENALTY_KIND_LABELS = {
  RATE: 'Persen dari angsuran per hari',
  FIXED: 'Jumlah tetap per hari',
} as const satisfies Record<Calculation['penalty_kind'], string>;

export const ALLOCATION_LABELS = {
  PENALTY_FIRST: 'Denda dahulu',
  INSTALMENT_FIRST: 'Angsuran dahulu',
} as const satisfies Record<Calculation['allocation_order'], string>;

/** What each field of a Perhitungan is called on screen. */
export const CALCULATION_FIELDS = {
  name: 'Nama',
  vehicle_kind: 'Kendaraan',
  method: 'Cara bunga',
  rate_bp: 'Bunga per tahun',
  round_to: 'Pembulatan angsuran',
  in_advance: 'Angsuran pertama',
  penalty_grace_days: 'Masa tenggang',
  penalty_kind: 'Cara denda',
  penalty_rate_bp: 'Denda per hari',
  penalty_per_day: 'Denda tetap per hari',
  penalty_cap_bp: 'Batas denda',
  allocation_order: 'Urutan pembayaran',
  settlement_fee_bp: 'Biaya pelunasan dipercepat',
  quote_days: 'Masa laku penawaran pelunasan',
  min_tenor: 'Tenor terpendek',
  max_tenor: 'Tenor terpanjang',
  max_fees_bp: 'Batas biaya',
  max_insurance_bp: 'Batas asuransi',
  valid_from: 'Berlaku mulai',
} as const satisfies Record<keyof CalculationWrite, string>;

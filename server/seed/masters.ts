import type { calculations, contractTypes, finances, prices } from '../platform/db/schema';
import { R2_VEHICLES, R4_VEHICLES } from './names';

type Calculation = Omit<typeof calculations.$inferInsert, 'id'> & { id: number };

/** What both kinds have alike (DOMAIN, Penalty). */
const RULES = {
  roundTo: 1000,
  penaltyGraceDays: 3,
  penaltyKind: 'RATE',
  penaltyPerDay: 0,
  penaltyCapBp: 5000,
  allocationOrder: 'PENALTY_FIRST',
  settlementFeeBp: 300,
  quoteDays: 7,
  validFrom: '2020-01-01',
} as const;

/**
 * Perhitungan of the demo company: flat for both kinds, effective and annuity for cars, and one for motorcycles whose
 * penalty is a fixed sum per day.
 */
export const CALCULATIONS: readonly Calculation[] = [
  {
    id: 1,
    code: 'R2-FLAT',
    name: 'Motor, bunga flat',
    vehicleKind: 'R2',
    method: 'FLAT',
    rateBp: 2200,
    penaltyRateBp: 50,
    minTenor: 6,
    maxTenor: 36,
    ...RULES,
  },
  {
    id: 2,
    code: 'R4-FLAT',
    name: 'Mobil, bunga flat',
    vehicleKind: 'R4',
    method: 'FLAT',
    rateBp: 1100,
    penaltyRateBp: 20,
    minTenor: 12,
    maxTenor: 60,
    ...RULES,
  },
  {
    id: 3,
    code: 'R4-ANUITAS',
    name: 'Mobil, anuitas',
    vehicleKind: 'R4',
    method: 'ANNUITY',
    rateBp: 1900,
    penaltyRateBp: 20,
    minTenor: 12,
    maxTenor: 60,
    ...RULES,
  },
  {
    id: 4,
    code: 'R4-EFEKTIF',
    name: 'Mobil, bunga efektif',
    vehicleKind: 'R4',
    method: 'EFFECTIVE',
    rateBp: 1850,
    penaltyRateBp: 20,
    minTenor: 12,
    maxTenor: 60,
    ...RULES,
  },
  {
    ...RULES,
    id: 5,
    code: 'R2-TETAP',
    name: 'Motor, denda tetap',
    vehicleKind: 'R2',
    method: 'FLAT',
    rateBp: 2200,
    penaltyKind: 'FIXED',
    penaltyRateBp: 0,
    penaltyPerDay: 5000,
    minTenor: 6,
    maxTenor: 36,
  },
];

/** How many of ten loans are signed under the first one of their kind. */
const USUAL = { R2: 0.9, R4: 0.6 } as const;

/** Which of them a loan is signed under; `share` 0–1. Most are flat. */
export function calculationFor(kind: 'R2' | 'R4', share: number): Calculation {
  const fitting = CALCULATIONS.filter(({ vehicleKind }) => vehicleKind === kind);
  const usual = USUAL[kind];
  const chosen =
    share < usual
      ? fitting[0]
      : fitting[1 + Math.floor(((share - usual) / (1 - usual)) * (fitting.length - 1))];
  const calculation = chosen ?? fitting[0];
  if (!calculation) throw new Error(`No calculation for ${kind}`);
  return calculation;
}

export const CONTRACT_TYPES: readonly (typeof contractTypes.$inferInsert)[] = [
  { id: 1, code: 'KMB', name: 'Kredit motor bekas', vehicleKind: 'R2', validFrom: '2020-01-01' },
  { id: 2, code: 'KMO', name: 'Kredit mobil bekas', vehicleKind: 'R4', validFrom: '2020-01-01' },
  { id: 3, code: 'DTM', name: 'Dana tunai jaminan BPKB motor', vehicleKind: 'R2', validFrom: '2020-01-01' },
  { id: 4, code: 'DTO', name: 'Dana tunai jaminan BPKB mobil', vehicleKind: 'R4', validFrom: '2020-01-01' },
];

export const FINANCES: readonly (typeof finances.$inferInsert)[] = [
  { id: 1, code: 'SENDIRI', name: 'Modal sendiri', validFrom: '2020-01-01' },
  { id: 2, code: 'BPD', name: 'Bank Pembangunan Daerah', validFrom: '2021-07-01' },
  { id: 3, code: 'KSU', name: 'Koperasi Sejahtera Utama', validFrom: '2023-01-01' },
];

const REGIONS = ['Jabodetabek', 'Sulawesi Selatan', 'Papua'] as const;
const YEARS = 6;

/**
 * A price list for every vehicle of the demo company: older ones are worth less, farther regions a little more.
 * @param since year from whose first day on it is in force
 */
export function priceList(thisYear: number, since = thisYear): (typeof prices.$inferInsert)[] {
  const vehicles = [
    ...R2_VEHICLES.map((name, index) => ({
      name,
      kind: 'R2' as const,
      base: 17_000_000 + index * 1_500_000,
    })),
    ...R4_VEHICLES.map((name, index) => ({
      name,
      kind: 'R4' as const,
      base: 165_000_000 + index * 14_000_000,
    })),
  ];
  return REGIONS.flatMap((region, far) =>
    vehicles.flatMap(({ name, kind, base }) =>
      Array.from({ length: YEARS }, (_, age) => {
        const [brand = name, ...type] = name.split(' ');
        const otr = Math.round((base * (100 - age * 8) * (100 + far * 3)) / 1_000_000_0) * 1000;
        return {
          region,
          vehicleKind: kind,
          brand,
          type: type.join(' ') || brand,
          year: thisYear - age,
          otr,
          maxDisbursement: Math.floor((otr * 75) / 100_000) * 1000,
          minDownPayment: Math.ceil((otr * 20) / 100_000) * 1000,
          validFrom: `${since}-01-01`,
        };
      }),
    ),
  );
}

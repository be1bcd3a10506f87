import type { Price, PriceDiff, PriceLine, PriceVersion } from '@/lib/contract/prices';

/** One Honda Beat of 2024 in Jabodetabek. */
export function buildPrice(over: Partial<Price> = {}): Price {
  return {
    id: 1,
    region: 'Jabodetabek',
    vehicle_kind: 'R2',
    brand: 'Honda',
    type: 'Beat',
    year: 2024,
    otr: 18_450_000,
    max_disbursement: 13_800_000,
    min_down_payment: 3_700_000,
    valid_from: '2026-01-01',
    valid_to: null,
    ...over,
  };
}

const MODELS = [
  ['R2', 'Honda', 'Beat', 18_450_000],
  ['R2', 'Honda', 'Vario 125', 23_900_000],
  ['R2', 'Yamaha', 'NMAX', 32_500_000],
  ['R4', 'Daihatsu', 'Gran Max', 158_000_000],
  ['R4', 'Toyota', 'Avanza', 236_000_000],
] as const;
const REGIONS = ['Jabodetabek', 'Papua', 'Sulawesi Selatan'] as const;

/** A small list: five vehicles of four years in three regions. */
export function buildPriceList(): Price[] {
  return REGIONS.flatMap((region, far) =>
    MODELS.flatMap(([kind, brand, type, base], model) =>
      [2026, 2025, 2024, 2023].map((year, age) => {
        const otr = Math.round((base * (100 - age * 8) * (100 + far * 3)) / 10_000_000) * 1000;
        return buildPrice({
          id: far * 100 + model * 10 + age + 1,
          region,
          vehicle_kind: kind,
          brand,
          type,
          year,
          otr,
          max_disbursement: Math.floor((otr * 75) / 100_000) * 1000,
          min_down_payment: Math.ceil((otr * 20) / 100_000) * 1000,
        });
      }),
    ),
  );
}

/** Its vehicle's prices over time, newest first: one to come, the present one, one from the start. */
export function buildVersions(price: Price = buildPrice()): PriceVersion[] {
  const by = { username: 'admin.sistem', name: 'Lukman Hakim' };
  return [
    {
      id: price.id + 1000,
      otr: price.otr + 350_000,
      max_disbursement: price.max_disbursement + 250_000,
      min_down_payment: price.min_down_payment,
      valid_from: '2027-01-01',
      valid_to: null,
      list: { file_name: 'Harga Januari 2027.xlsx', at: '2026-11-18T03:20:00Z', by },
    },
    {
      id: price.id,
      otr: price.otr,
      max_disbursement: price.max_disbursement,
      min_down_payment: price.min_down_payment,
      valid_from: '2026-07-01',
      valid_to: '2026-12-31',
      list: { file_name: 'Harga Juli 2026.csv', at: '2026-06-24T07:05:00Z', by },
    },
    {
      id: price.id + 2000,
      otr: price.otr + 600_000,
      max_disbursement: price.max_disbursement + 450_000,
      min_down_payment: price.min_down_payment + 100_000,
      valid_from: '2026-01-01',
      valid_to: '2026-06-30',
      list: null,
    },
  ];
}

/** A line of a file. */
export function buildLine(over: Partial<PriceLine> = {}): PriceLine {
  const { region, vehicle_kind, brand, type, year, otr, max_disbursement, min_down_payment } = buildPrice();
  return {
    line: 2,
    ...{ region, vehicle_kind, brand, type, year, otr, max_disbursement, min_down_payment },
    ...over,
  };
}

/** What a file does: one new, three changed, one missing, the others the same. */
export function buildDiff(over: Partial<PriceDiff> = {}): PriceDiff {
  const changed = [
    [buildPrice(), { otr: 18_900_000, max_disbursement: 14_150_000 }],
    [
      buildPrice({ id: 11, type: 'Vario 125', otr: 23_900_000, max_disbursement: 17_900_000 }),
      { otr: 23_400_000, min_down_payment: 4_700_000 },
    ],
    // A digit too many, as it happens.
    [
      buildPrice({ id: 21, brand: 'Yamaha', type: 'NMAX', otr: 32_500_000, max_disbursement: 24_300_000 }),
      { otr: 325_000_000 },
    ],
  ] as const;
  return {
    today: '2026-11-20',
    earliest: '2026-11-21',
    list_version: 3,
    wrong: [],
    added: [buildLine({ line: 60, type: 'Beat Street', year: 2026, otr: 19_750_000 })],
    changed: changed.map(([before, values], index) => ({
      before,
      after: {
        ...buildLine({ line: index + 2, brand: before.brand, type: before.type, otr: before.otr }),
        max_disbursement: before.max_disbursement,
        min_down_payment: before.min_down_payment,
        ...values,
      },
    })),
    missing: [buildPrice({ id: 31, brand: 'Suzuki', type: 'Satria F150', year: 2023, otr: 21_300_000 })],
    same: 55,
    ...over,
  };
}

import { orEmpty, shaped } from '@/lib/address/addressCodec';
import { VEHICLE_KINDS } from '@/lib/contract/calculations';
import type { DataOf } from '@/lib/contract/endpoint';
import { PRICE_PAGE_SIZE, PRICE_SORTS } from '@/lib/contract/priceListDefaults';
import { listPrices, type listPriceChoices } from '@/lib/contract/prices';
import { VEHICLE_KIND_LABELS } from '@/lib/labels/calculationLabels';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { choiceFilter, dayFilter, searchFilter, wordFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';

/** OTR dan Pencairan: by vehicle, as of today. Names begin at A, years and amounts at the highest. */
export const PRICES = defineList({
  endpoint: listPrices,
  root: queryRoot('prices'),
  viewed: 'prices',
  columns: 'harga',
  pageSize: PRICE_PAGE_SIZE,
  sorts: {
    of: PRICE_SORTS,
    start: 'vehicle',
    descending: ['year', 'otr', 'max_disbursement', 'min_down_payment'],
  },
  filters: {
    search: searchFilter('Cari kendaraan', 'Misalnya: beat 2024 papua'),
    region: wordFilter('Wilayah', 'Semua wilayah'),
    kind: choiceFilter({
      label: 'Kendaraan',
      all: 'Motor dan mobil',
      options: VEHICLE_KINDS.map((value) => ({ value, label: VEHICLE_KIND_LABELS[value] })),
    }),
    brand: wordFilter('Merek', 'Semua merek', { within: 'kind' }),
    // A type says something only within its brand.
    type: wordFilter('Tipe', 'Semua tipe', { within: 'brand', onlyWithin: true }),
    year: wordFilter<number>('Tahun', 'Semua tahun', {
      field: orEmpty(shaped(/^\d{4}$/)),
      ask: (year) => (year === '' ? undefined : Number(year)),
    }),
    on: dayFilter('Per tanggal', { fromToday: true }),
  },
});

export type PriceListState = StateOf<typeof PRICES>;

/** What the filters offer; undefined: not known yet. */
export function priceChoices(
  known: DataOf<typeof listPriceChoices> | undefined,
  { kind, brand }: Pick<PriceListState, 'kind' | 'brand'>,
) {
  const vehicles =
    known?.vehicles.filter(({ vehicle_kind }) => kind === 'all' || vehicle_kind === kind) ?? [];
  return {
    region: known?.regions,
    brand: vehicles.map((vehicle) => vehicle.brand),
    type: vehicles.filter((vehicle) => vehicle.brand === brand).map(({ type }) => type),
    year: known?.years.map(String),
  };
}

const START = PRICES.startFor(null);

/** Query part of the address of the prices of one day, `YYYY-MM-DD`. */
export const pricesSearch = (on: string): string => PRICES.codec.search({ ...START, on }, START);

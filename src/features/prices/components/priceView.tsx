import type { Column } from '@/components/DataTable/DataTable.types';
import { RESET, type EmptyWords, type ListView } from '@/components/RecordList/ListView';
import type { Price } from '@/lib/contract/prices';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDate, formatDateShort } from '@/lib/format/tanggal';
import { activeFilters } from '@/lib/list/listState';
import { PRICES, type PriceListState } from '../domain/priceList';
import { vehicleName } from '../domain/priceText';
import styles from './priceView.module.css';

/** Columns of the price list. Keys of columns that sort are the API's own. */
const COLUMNS: readonly Column<Price>[] = [
  {
    key: 'vehicle',
    header: 'Kendaraan',
    sortable: true,
    cell: ({ brand, type, year }) => (
      <span>
        {brand} {type} <span className={styles.year}>{year}</span>
      </span>
    ),
    minWidth: 162,
  },
  {
    key: 'year',
    header: 'Tahun',
    sortable: true,
    cell: ({ year }) => year,
    width: 92,
    whole: 'line',
    card: 'hidden',
  },
  { key: 'region', header: 'Wilayah', cell: ({ region }) => region, width: 140, card: 'lead' },
  {
    key: 'otr',
    header: 'OTR',
    sortable: true,
    cell: ({ otr }) => formatNumber(otr),
    align: 'end',
    width: 112,
    card: 'aside',
  },
  {
    key: 'max_disbursement',
    header: 'Pencairan maks.',
    sortable: true,
    cell: ({ max_disbursement }) => formatNumber(max_disbursement),
    align: 'end',
    width: 140,
    card: 'foot',
    cardLabel: true,
  },
  {
    key: 'min_down_payment',
    header: 'DP min.',
    sortable: true,
    cell: ({ min_down_payment }) => formatNumber(min_down_payment),
    align: 'end',
    width: 116,
    hideBelow: 768,
    card: 'footAside',
    cardLabel: true,
  },
  {
    key: 'valid',
    header: 'Berlaku',
    cell: ({ valid_from, valid_to }) =>
      valid_to
        ? `${formatDateShort(valid_from)}–${formatDateShort(valid_to)}`
        : `Mulai ${formatDateShort(valid_from)}`,
    width: 196,
    whole: true,
    hideBelow: 1152,
    card: 'hidden',
  },
];

const nameOf = (row: Price) => `${vehicleName(row)}, ${row.region}`;

function emptyWords(state: PriceListState): EmptyWords {
  const { search, on } = state;
  const active = activeFilters(PRICES, state);
  if (search) {
    return {
      title: `Tidak ada kendaraan untuk “${search}”`,
      why: 'Yang dicari: merek, tipe, tahun, dan wilayah. Setiap kata harus ada.',
      action: RESET,
    };
  }
  if (on && active === 1) {
    return {
      title: `Tidak ada harga pada ${formatDate(on)}`,
      why: 'Daftar harga mulai berlaku sesudahnya.',
      action: RESET,
    };
  }
  if (active > 0) return { title: 'Tidak ada harga untuk pilihan ini', action: RESET };
  return {
    title: 'Belum ada daftar harga',
    why: 'Daftar diimpor di halaman ini oleh pemegang hak data master.',
  };
}

/** How the price list looks; on phones a card says the vehicle with its year, and its OTR beside it. */
export const PRICE_VIEW: ListView<Price, PriceListState, number> = {
  caption: 'OTR dan pencairan',
  columns: COLUMNS,
  keyOf: (row) => row.id,
  nameOf,
  tools: {
    noun: 'harga',
    pickName: (row) => `Pilih ${nameOf(row)}`,
    copied: {
      Merek: (row) => row.brand,
      Tipe: (row) => row.type,
      Tahun: (row) => row.year,
      Wilayah: (row) => row.region,
      OTR: (row) => row.otr,
      'Pencairan maks.': (row) => row.max_disbursement,
      'DP min.': (row) => row.min_down_payment,
      'Berlaku mulai': (row) => formatDateShort(row.valid_from),
      'Berlaku sampai': (row) => formatDateShort(row.valid_to),
    },
    needRows: true,
  },
  skeletonRows: 10,
  emptyWords,
};

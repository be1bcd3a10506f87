import type { Column } from '@/components/DataTable/DataTable.types';
import type { Price } from '@/lib/contract/prices';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';

/** Columns of the price list. Keys of columns that sort are the API's own. */
export const PRICE_COLUMNS: readonly Column<Price>[] = [
  {
    key: 'vehicle',
    header: 'Kendaraan',
    sortable: true,
    cell: ({ brand, type, year }) => (
      <span>
        {brand} {type} <span data-part="year">{year}</span>
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

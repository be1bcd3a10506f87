import type { Column } from '@/components/DataTable/DataTable.types';
import type { PriceDiff, PricedVehicle, PriceValues } from '@/lib/contract/prices';
import { formatPercent } from '@/lib/format/percent';
import { formatNumber } from '@/lib/format/rupiah';
import { changeOf } from '../domain/diffView';
import { vehicleName } from '../domain/priceText';

type Wrong = PriceDiff['wrong'][number];
type Added = PriceDiff['added'][number];
type Changed = PriceDiff['changed'][number];
type Missing = PriceDiff['missing'][number];

const AMOUNTS = [
  ['otr', 'OTR'],
  ['max_disbursement', 'Pencairan maks.'],
  ['min_down_payment', 'DP min.'],
] as const;

export const WRONG_COLUMNS: readonly Column<Wrong>[] = [
  {
    key: 'line',
    header: 'Baris',
    cell: ({ line }) => `Baris ${formatNumber(line)}`,
    width: 120,
    whole: 'line',
  },
  {
    key: 'reason',
    header: 'Yang salah',
    cell: ({ reason }) => <span data-part="reason">{reason}</span>,
  },
];

/** Vehicle, region and amounts; where an amount changes, what it was stands below. */
export const CHANGED_COLUMNS: readonly Column<Changed>[] = [
  ...vehicleColumns<Changed>(({ before }) => before),
  ...AMOUNTS.map(([key, header]): Column<Changed> => ({
    key,
    header,
    cell: ({ before, after }) => <Change before={before[key]} after={after[key]} />,
    align: 'end',
    width: 176,
  })),
  lineColumn<Changed>(({ after }) => after.line),
];

export const ADDED_COLUMNS: readonly Column<Added>[] = [
  ...vehicleColumns<Added>((row) => row),
  ...amountColumns<Added>(),
  lineColumn<Added>(({ line }) => line),
];

export const MISSING_COLUMNS: readonly Column<Missing>[] = [
  ...vehicleColumns<Missing>((row) => row),
  ...amountColumns<Missing>(),
];

function vehicleColumns<R>(of: (row: R) => PricedVehicle): Column<R>[] {
  return [
    { key: 'vehicle', header: 'Kendaraan', cell: (row) => vehicleName(of(row)) },
    { key: 'region', header: 'Wilayah', cell: (row) => of(row).region, width: 152 },
  ];
}

function amountColumns<R extends PriceValues>(): Column<R>[] {
  return AMOUNTS.map(([key, header]) => ({
    key,
    header,
    cell: (row) => formatNumber(row[key]),
    align: 'end',
    width: 144,
  }));
}

function lineColumn<R>(of: (row: R) => number): Column<R> {
  return { key: 'line', header: 'Baris', cell: (row) => formatNumber(of(row)), align: 'end', width: 80 };
}

function Change({ before, after }: { before: number; after: number }) {
  if (before === after) return <span data-part="kept">{formatNumber(after)}</span>;
  const change = changeOf(before, after);
  const share = change && `${change.share > 0 ? '+' : '−'}${formatPercent(Math.abs(change.share))}`;
  return (
    <span data-part="change">
      {change?.striking ? <mark>{formatNumber(after)}</mark> : formatNumber(after)}
      <small>
        dari {formatNumber(before)}
        {share && ` (${share})`}
      </small>
    </span>
  );
}

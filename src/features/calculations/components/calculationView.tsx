import type { Column } from '@/components/DataTable/DataTable.types';
import type { RowsView } from '@/components/RecordList/ListView';
import { ValidityChip } from '@/components/ValidityChip/ValidityChip';
import type { CalculationMaster } from '@/lib/contract/calculations';
import { formatPercent } from '@/lib/format/percent';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import { METHOD_LABELS } from '@/lib/labels/calculationLabels';
import { dailyPenalty } from '@/lib/labels/penaltyRule';

function calculationColumns(today: string): Column<CalculationMaster>[] {
  return [
    { key: 'code', header: 'Kode', cell: (row) => row.code, width: 120, grow: 18, whole: true },
    { key: 'name', header: 'Nama', cell: (row) => row.name, minWidth: 160, card: 'lead' },
    {
      key: 'rate',
      header: 'Bunga per tahun',
      cell: (row) => `${METHOD_LABELS[row.method]} ${formatPercent(row.rate_bp)}`,
      width: 176,
      whole: true,
      card: 'aside',
    },
    {
      key: 'penalty',
      header: 'Denda per hari',
      cell: dailyPenalty,
      align: 'end',
      width: 124,
      hideBelow: 944,
      card: 'hidden',
    },
    {
      key: 'tenor',
      header: 'Tenor',
      cell: (row) => `${row.min_tenor}–${row.max_tenor} bulan`,
      width: 128,
      whole: 'line',
      hideBelow: 1152,
      card: 'foot',
    },
    {
      key: 'status',
      header: 'Status',
      cell: (row) => <ValidityChip row={row} today={today} />,
      width: 204,
      whole: true,
      card: 'footAside',
    },
    {
      key: 'used_by',
      header: 'Kontrak',
      cell: (row) => formatNumber(row.used_by),
      align: 'end',
      width: 92,
      hideBelow: 1152,
      card: 'hidden',
    },
  ];
}

const keyOf = (row: CalculationMaster) => row.id;

/** How versions look, but for why there are none. `today` is `YYYY-MM-DD`. */
export const calculationView = (today: string): RowsView<CalculationMaster, number> => ({
  caption: 'Perhitungan',
  columns: calculationColumns(today),
  keyOf,
  tools: {
    noun: 'perhitungan',
    pickName: (row) => `Pilih ${row.code}`,
    copied: {
      Kode: (row) => row.code,
      Nama: (row) => row.name,
      Metode: (row) => METHOD_LABELS[row.method],
      'Bunga per tahun': (row) => formatPercent(row.rate_bp),
      'Denda per hari': dailyPenalty,
      'Tenor paling sedikit': (row) => row.min_tenor,
      'Tenor paling banyak': (row) => row.max_tenor,
      'Berlaku mulai': (row) => formatDateShort(row.valid_from),
      'Berlaku sampai': (row) => formatDateShort(row.valid_to),
      Kontrak: (row) => row.used_by,
    },
  },
  skeletonRows: 6,
});

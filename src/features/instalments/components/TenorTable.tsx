import { useMemo } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import type { Column } from '@/components/DataTable/DataTable.types';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { formatNumber } from '@/lib/format/rupiah';
import type { TenorPlan } from '../domain/instalmentPlan';

export interface TenorTableProps {
  /** What each term would cost. */
  tenors: readonly TenorPlan[];
  /** Months; the one whose schedule stands below. */
  chosen: number | undefined;
  /** The term that was chosen, months. */
  onChoose: (tenor: number) => void;
}

/** The instalment of every tenor side by side; amounts in rupiah. */
export function TenorTable({ tenors, chosen, onChoose }: TenorTableProps) {
  const differ = tenors.some(({ first, last }) => first !== last);
  const rises = tenors.some(({ first, second }) => second > first);
  const columns = useMemo(() => columnsFor(chosen, differ, rises), [chosen, differ, rises]);
  return (
    <DataTable
      caption="Angsuran per tenor"
      columns={columns}
      rows={tenors}
      rowKey={keyOf}
      onOpen={(plan) => onChoose(plan.tenor)}
      openLabel={labelOf}
      empty={null}
    />
  );
}

const keyOf = (plan: TenorPlan) => plan.tenor;
const labelOf = (plan: TenorPlan) => `${plan.tenor} bulan, lihat jadwal`;

function columnsFor(chosen: number | undefined, differ: boolean, rises: boolean): Column<TenorPlan>[] {
  const columns: Column<TenorPlan>[] = [
    { key: 'tenor', header: 'Tenor', cell: ({ tenor }) => `${tenor} bulan`, width: 112, whole: 'line' },
    {
      key: 'first',
      header: differ ? 'Angsuran pertama' : 'Angsuran per bulan',
      cell: ({ first }) => formatNumber(first),
      align: 'end',
      card: 'aside',
    },
    { key: 'second', header: 'Angsuran kedua', cell: ({ second }) => formatNumber(second), align: 'end' },
    { key: 'last', header: 'Angsuran terakhir', cell: ({ last }) => formatNumber(last), align: 'end' },
    { key: 'interest', header: 'Total bunga', cell: ({ interest }) => formatNumber(interest), align: 'end' },
    { key: 'total', header: 'Total bayar', cell: ({ total }) => formatNumber(total), align: 'end' },
    {
      key: 'chosen',
      header: 'Jadwal',
      cell: ({ tenor }) =>
        tenor === chosen ? (
          <StatusChip tone="due" icon={null}>
            Ditampilkan
          </StatusChip>
        ) : null,
      width: 128,
      whole: 'line',
    },
  ];
  return columns.filter(({ key }) => (key === 'last' ? differ : key === 'second' ? rises : true));
}

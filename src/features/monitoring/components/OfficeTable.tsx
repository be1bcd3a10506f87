import { DataTable } from '@/components/DataTable/DataTable';
import type { Column } from '@/components/DataTable/DataTable.types';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Money } from '@/components/Money/Money';
import { measured } from '@/lib/collection/figures';
import type { FigureKey } from '@/lib/contract/figureTerms';
import type { ComparedFigure } from '@/lib/contract/monitoring';
import { formatPercent } from '@/lib/format/percent';
import styles from './Tables.module.css';

/** An office with those of its figures that are known. */
export interface OfficeRow {
  office: { id: number; name: string };
  figures: readonly ComparedFigure[];
}

export interface OfficeTableProps {
  /** By name; undefined: not known yet. */
  rows: readonly OfficeRow[] | undefined;
  /** Monitoring of one office alone. */
  hrefOf: (office: number) => string;
}

/** The main figures, office by office; each leads to its own monitoring. */
export const OfficeTable = ({ rows, hrefOf }: OfficeTableProps) => (
  <div className={styles.root}>
    <DataTable
      caption="Angka utama menurut kantor"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ office }) => office.id}
      rowHref={({ office }) => hrefOf(office.id)}
      empty={<EmptyState title="Tidak ada kantor" icon={null} />}
      skeletonRows={3}
    />
  </div>
);

const find = ({ figures }: OfficeRow, key: FigureKey) => figures.find(({ figure }) => figure === key);

const COLUMNS: readonly Column<OfficeRow>[] = [
  { ...{ key: 'office', header: 'Kantor', minWidth: 136, whole: true }, cell: ({ office }) => office.name },
  {
    ...{ key: 'npf', header: 'NPF', align: 'end', width: 84, card: 'aside', cardLabel: true },
    cell: (row) => {
      const npf = find(row, 'npf');
      return npf && formatPercent(measured('share', npf));
    },
  },
  {
    ...{ key: 'outstanding', header: 'Outstanding', align: 'end', width: 164, card: 'lead', cardLabel: true },
    cell: (row) => <Money value={find(row, 'outstanding')?.amount} />,
  },
  {
    ...{ key: 'late', header: 'Terlambat', align: 'end', width: 164, card: 'foot', cardLabel: true },
    cell: (row) => <Money value={find(row, 'late')?.amount} />,
  },
  {
    ...{ key: 'collected', header: 'Penerimaan bulan ini', align: 'end', width: 164, card: 'line' },
    cell: (row) => <Money value={find(row, 'collected')?.amount} />,
  },
];

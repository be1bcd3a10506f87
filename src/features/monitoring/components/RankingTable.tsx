import { DataTable } from '@/components/DataTable/DataTable';
import type { Column } from '@/components/DataTable/DataTable.types';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Money } from '@/components/Money/Money';
import { formatNumber } from '@/lib/format/rupiah';
import styles from './Tables.module.css';

/** Somebody in the ranking. */
export interface RankedPerson {
  id: number;
  name: string;
  /** Accounts or contracts. */
  count: number;
  /** Rupiah. */
  amount: number;
}

export interface RankingTableProps {
  /** What is ranked, for screen readers. */
  caption: string;
  /** Head of the column of names. */
  person: string;
  /** Head of the column of what is counted. */
  counted: string;
  /** Head of the column of rupiah. */
  summed: string;
  /** Most first; undefined: not known yet. */
  rows: readonly RankedPerson[] | undefined;
  /** Somebody's own page; null: the reader may not open it. */
  hrefOf: ((id: number) => string) | null;
}

/** People by what they brought, most first. */
export const RankingTable = ({ caption, rows, hrefOf, ...heads }: RankingTableProps) => (
  <div className={styles.root}>
    <DataTable
      caption={caption}
      columns={columnsOf(heads)}
      rows={rows?.map((row, at) => ({ ...row, place: at + 1 }))}
      rowKey={({ id }) => id}
      {...(hrefOf && { rowHref: ({ id }: RankedPerson) => hrefOf(id) })}
      empty={<EmptyState title="Belum ada pada bulan ini" icon={null} />}
      skeletonRows={5}
    />
  </div>
);

const columnsOf = ({
  person,
  counted,
  summed,
}: Pick<RankingTableProps, 'person' | 'counted' | 'summed'>): readonly Column<
  RankedPerson & { place: number }
>[] => [
  { ...{ key: 'name', header: person, minWidth: 140, whole: true }, cell: ({ name }) => name },
  {
    ...{ key: 'place', header: 'Peringkat', align: 'end', width: 100, card: 'aside' },
    cell: ({ place }) => formatNumber(place),
  },
  {
    ...{ key: 'amount', header: summed, align: 'end', width: 184, card: 'lead' },
    cell: ({ amount }) => <Money value={amount} />,
  },
  {
    ...{ key: 'count', header: counted, align: 'end', width: 110, card: 'leadAside', cardLabel: true },
    cell: ({ count }) => formatNumber(count),
  },
];

import { useState } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Pagination } from '@/components/Pagination/Pagination';
import type { PriceDiff } from '@/lib/contract/prices';
import { formatNumber } from '@/lib/format/rupiah';
import type { DiffPart } from '../domain/diffView';
import { CHANGED_COLUMNS, MISSING_COLUMNS, ADDED_COLUMNS, WRONG_COLUMNS } from './diffColumns';
import styles from './DiffTable.module.css';

export interface DiffTableProps {
  /** The new list against the one that holds. */
  diff: PriceDiff;
  /** Which of the differences: new, changed, gone, the same. */
  part: DiffPart;
}

/** Lines on one page. */
const SIZE = 20;

const EMPTY: Record<Exclude<DiffPart, 'same'>, string> = {
  wrong: 'Tidak ada baris yang salah',
  changed: 'Tidak ada harga yang berubah',
  added: 'Tidak ada kendaraan baru',
  missing: 'Semua harga wilayah ini ada di berkas',
};

/** The lines of one part of a comparison, 20 at a time. Give it a key of its own per part: each begins at its first page. */
export function DiffTable({ diff, part }: DiffTableProps) {
  const [page, setPage] = useState(1);
  if (part === 'same') {
    return (
      <EmptyState icon={null} title={`${formatNumber(diff.same)} harga sama`}>
        Harga di berkas sama dengan daftar yang ada; tidak ada yang diubah.
      </EmptyState>
    );
  }
  const rows = diff[part];
  const shown = <R,>(all: readonly R[]) => all.slice((page - 1) * SIZE, page * SIZE);
  const empty = <EmptyState icon={null} title={EMPTY[part]} />;
  return (
    <div className={styles.root}>
      {part === 'wrong' && (
        <DataTable
          caption="Baris yang salah"
          columns={WRONG_COLUMNS}
          rows={shown(diff.wrong)}
          rowKey={({ line }) => line}
          empty={empty}
        />
      )}
      {part === 'changed' && (
        <DataTable
          caption="Harga yang berubah"
          columns={CHANGED_COLUMNS}
          rows={shown(diff.changed)}
          rowKey={({ before }) => before.id}
          empty={empty}
        />
      )}
      {part === 'added' && (
        <DataTable
          caption="Kendaraan baru"
          columns={ADDED_COLUMNS}
          rows={shown(diff.added)}
          rowKey={({ line }) => line}
          empty={empty}
        />
      )}
      {part === 'missing' && (
        <DataTable
          caption="Harga yang tidak ada di berkas"
          columns={MISSING_COLUMNS}
          rows={shown(diff.missing)}
          rowKey={({ id }) => id}
          empty={empty}
        />
      )}
      {rows.length > SIZE && <Pagination page={page} size={SIZE} count={rows.length} onPage={setPage} />}
    </div>
  );
}

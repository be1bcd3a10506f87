import { useMemo, type ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import { chosenColumns, type ColumnChoice } from '@/components/DataTable/columnChoice';
import type { Selection } from '@/components/DataTable/DataTable.types';
import type { Master } from '@/lib/contract/masters';
import type { MasterKind } from '../domain/MasterKind';
import { masterColumns } from './masterColumns';

export interface MasterTableProps {
  /** Which masters: their fields, words and calls. */
  kind: MasterKind;
  /** Undefined: nothing known yet. */
  rows: readonly Master[] | undefined;
  /** `YYYY-MM-DD`. */
  today: string;
  /** A record was chosen. */
  onOpen: (row: Master) => void;
  /** Columns that were chosen; null: the list's own. */
  choice?: ColumnChoice | null;
  /** Rows can be chosen. */
  selection?: Selection<Master> | undefined;
  /** What stands there when there are no rows. */
  empty: ReactNode;
}

const keyOf = (row: Master) => row.id;
const labelOf = (row: Master) => `${row.code}, ${row.name}`;

/** The records of one master by code, each with where it stands and who uses it. */
export function MasterTable({
  kind,
  rows,
  today,
  onOpen,
  choice = null,
  selection,
  empty,
}: MasterTableProps) {
  const columns = useMemo(() => chosenColumns(masterColumns(kind, today), choice), [kind, today, choice]);
  return (
    <DataTable
      caption={kind.noun}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      onOpen={onOpen}
      openLabel={labelOf}
      selection={selection}
      empty={empty}
      skeletonRows={4}
    />
  );
}

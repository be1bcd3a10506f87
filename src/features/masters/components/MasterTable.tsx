import { useMemo, type ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import type { Column } from '@/components/DataTable/DataTable.types';
import { ValidityChip } from '@/components/ValidityChip/ValidityChip';
import type { Master } from '@/lib/contract/masters';
import { formatNumber } from '@/lib/format/rupiah';
import { MASTER_FIELDS } from '@/lib/labels/masterLabels';
import { fieldText } from '../domain/masterFacts';
import type { MasterKind } from '../domain/MasterKind';

export interface MasterTableProps {
  /** Which masters: their fields, words and calls. */
  kind: MasterKind;
  /** Undefined: nothing known yet. */
  rows: readonly Master[] | undefined;
  /** `YYYY-MM-DD`. */
  today: string;
  /** A record was chosen. */
  onOpen: (row: Master) => void;
  /** What stands there when there are no rows. */
  empty: ReactNode;
}

const keyOf = (row: Master) => row.id;
const labelOf = (row: Master) => `${row.code}, ${row.name}`;

/** The records of one master by code, each with where it stands and who uses it. */
export function MasterTable({ kind, rows, today, onOpen, empty }: MasterTableProps) {
  const columns = useMemo(() => columnsFor(kind, today), [kind, today]);
  return (
    <DataTable
      caption={kind.noun}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      onOpen={onOpen}
      openLabel={labelOf}
      empty={empty}
      skeletonRows={4}
    />
  );
}

function columnsFor(kind: MasterKind, today: string): Column<Master>[] {
  const own = kind.fields.filter(({ column }) => column !== undefined);
  return [
    { key: 'code', header: MASTER_FIELDS.code, cell: ({ code }) => code, width: 136 },
    { key: 'name', header: MASTER_FIELDS.name, cell: ({ name }) => name },
    ...own.map((field) => ({
      key: field.name,
      header: field.label,
      cell: (row: Master) => fieldText(row, field),
      ...(field.column === undefined ? {} : { width: field.column }),
    })),
    {
      key: 'status',
      header: 'Status',
      cell: (row) => <ValidityChip row={row} today={today} />,
      width: 216,
    },
    kind.usesHeader === 'Kontrak'
      ? {
          key: 'used_by',
          header: kind.usesHeader,
          cell: ({ used_by }) => formatNumber(used_by),
          align: 'end',
          width: 104,
        }
      : { key: 'used_by', header: kind.usesHeader, cell: kind.usesOf, width: 200 },
  ];
}

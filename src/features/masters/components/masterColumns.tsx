import type { Column } from '@/components/DataTable/DataTable.types';
import { ValidityChip } from '@/components/ValidityChip/ValidityChip';
import type { Master } from '@/lib/contract/masters';
import { formatNumber } from '@/lib/format/rupiah';
import { MASTER_FIELDS } from '@/lib/labels/masterLabels';
import { fieldText } from '../domain/masterFacts';
import type { MasterKind } from '../domain/MasterKind';

/** Columns of a master's list: its own fields between name and status. `today` is `YYYY-MM-DD`. */
export function masterColumns(kind: MasterKind, today: string): Column<Master>[] {
  const own = kind.fields.filter(({ column }) => column !== undefined);
  return [
    { key: 'code', header: MASTER_FIELDS.code, cell: ({ code }) => code, width: 136, whole: true },
    { key: 'name', header: MASTER_FIELDS.name, cell: ({ name }) => name, whole: true, card: 'lead' },
    ...own.map((field, index) => ({
      key: field.name,
      header: field.label,
      cell: (row: Master) => fieldText(row, field),
      hideBelow: 768 as const,
      card: index === 0 ? ('foot' as const) : ('hidden' as const),
      ...(field.column === undefined ? {} : { width: field.column }),
    })),
    {
      key: 'status',
      header: 'Status',
      cell: (row) => <ValidityChip row={row} today={today} />,
      width: 216,
      whole: true,
      card: 'footAside',
    },
    kind.usesHeader === 'Kontrak'
      ? {
          key: 'used_by',
          header: kind.usesHeader,
          cell: ({ used_by }) => formatNumber(used_by),
          align: 'end',
          width: 104,
          whole: true,
          hideBelow: 768,
          card: 'aside',
          cardLabel: true,
        }
      : {
          key: 'used_by',
          header: kind.usesHeader,
          cell: kind.usesOf,
          width: 200,
          hideBelow: 944,
          card: own.length === 0 ? 'foot' : 'hidden',
        },
  ];
}

import type { Column } from '@/components/DataTable/DataTable.types';
import type { RowsView } from '@/components/RecordList/ListView';
import { validityOn } from '@/components/ValidityChip/validity';
import { ValidityChip } from '@/components/ValidityChip/ValidityChip';
import type { Master } from '@/lib/contract/masters';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import { MASTER_FIELDS } from '@/lib/labels/masterLabels';
import { fieldText } from '../domain/masterFacts';
import type { MasterKind } from '../domain/MasterKind';

/** Its own fields stand between name and status. */
function masterColumns(kind: MasterKind, today: string): Column<Master>[] {
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

const WORDS = { COMING: 'Akan berlaku', IN_FORCE: 'Berlaku', ENDED: 'Berakhir', OFF: 'Nonaktif' };

/** How the records of one master look, but for why there are none. `today` is `YYYY-MM-DD`. */
export const masterView = (kind: MasterKind, today: string): RowsView<Master, number> => ({
  caption: kind.noun,
  columns: masterColumns(kind, today),
  keyOf,
  nameOf: (row) => `${row.code}, ${row.name}`,
  tools: {
    noun: kind.noun,
    pickName: (row) => `Pilih ${row.name}`,
    copied: {
      Kode: (row) => row.code,
      Nama: (row) => row.name,
      ...Object.fromEntries(
        kind.fields.map((field) => [field.label, (row: Master) => fieldText(row, field)] as const),
      ),
      Status: (row) => WORDS[validityOn(row, today)],
      'Berlaku mulai': (row) => formatDateShort(row.valid_from),
      'Berlaku sampai': (row) => formatDateShort(row.valid_to),
      Dipakai: (row) => kind.usesOf(row),
    },
  },
  skeletonRows: 4,
});

// Stable, for rows are remembered by it while they are chosen.
const keyOf = (row: Master) => row.id;

import { ListTools } from '@/components/TableTools/ListTools';
import type { ListToolsBar } from '@/components/TableTools/useListTools';
import { validityOn } from '@/components/ValidityChip/validity';
import type { Master } from '@/lib/contract/masters';
import { formatDateShort } from '@/lib/format/tanggal';
import { masterColumns } from './components/masterColumns';
import { fieldText } from './domain/masterFacts';
import type { MasterKind } from './domain/MasterKind';

export interface MasterListToolsProps extends ListToolsBar<Master> {
  /** Which masters: their fields, words and calls. */
  kind: MasterKind;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Above a master's records: their columns, and what can be done with chosen ones. */
export default function MasterListTools({ kind, today, ...bar }: MasterListToolsProps) {
  return (
    <ListTools {...bar} columns={masterColumns(kind, today)} cells={cellsOf(kind, today)} noun={kind.noun} />
  );
}

const WORDS = { COMING: 'Akan berlaku', IN_FORCE: 'Berlaku', ENDED: 'Berakhir', OFF: 'Nonaktif' };

const cellsOf = (kind: MasterKind, today: string) => ({
  Kode: (row: Master) => row.code,
  Nama: (row: Master) => row.name,
  ...Object.fromEntries(
    kind.fields.map((field) => [field.label, (row: Master) => fieldText(row, field)] as const),
  ),
  Status: (row: Master) => WORDS[validityOn(row, today)],
  'Berlaku mulai': (row: Master) => formatDateShort(row.valid_from),
  'Berlaku sampai': (row: Master) => formatDateShort(row.valid_to),
  Dipakai: (row: Master) => kind.usesOf(row),
});

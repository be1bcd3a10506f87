import type { ColumnChoice } from '@/components/DataTable/columnChoice';
import { CopyRows } from '@/components/TableTools/CopyRows';
import { TableTools } from '@/components/TableTools/TableTools';
import type { ContractRow } from '@/lib/contract/contracts';
import { tabSeparated } from '@/lib/format/tabSeparated';
import { formatDateShort } from '@/lib/format/tanggal';
import { contractStatusLabel } from '@/lib/labels/statusLabel';
import { CONTRACT_COLUMNS } from './components/contractColumns';

export interface ContractListToolsProps {
  /** Columns that were chosen; null: the list's own. */
  choice: ColumnChoice | null;
  /** Other columns were chosen; null: the list's own. */
  onChoice: (choice: ColumnChoice | null) => void;
  /** Null while nobody chooses rows. */
  chosenRows: readonly ContractRow[] | null;
  /** Begins and ends the choosing of rows. */
  onSelecting: (on: boolean) => void;
}

/** Above the contracts: their columns, and what can be done with chosen ones. */
export default function ContractListTools({ chosenRows, ...tools }: ContractListToolsProps) {
  const rows = chosenRows ?? [];
  return (
    <TableTools
      {...tools}
      columns={CONTRACT_COLUMNS}
      chosen={chosenRows && rows.length}
      actions={<CopyRows textOf={() => contractsAsText(rows)} what={`${rows.length} kontrak`} />}
    />
  );
}

function contractsAsText(rows: readonly ContractRow[]): string {
  return tabSeparated([
    [
      'Nasabah',
      'Kontrak',
      'Telepon',
      'Nopol',
      'Kendaraan',
      'Tgl kontrak',
      'Angsuran',
      'Jatuh tempo',
      'Status',
    ],
    ...rows.map((row) => [
      ...[row.customer_name, row.code, row.phone, row.plate_number, row.vehicle],
      ...[formatDateShort(row.date_start), row.instalment, formatDateShort(row.next_due)],
      contractStatusLabel(row.status, row.overdue).label,
    ]),
  ]);
}

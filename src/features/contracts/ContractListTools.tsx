import { ListTools } from '@/components/TableTools/ListTools';
import type { ListToolsBar } from '@/components/TableTools/useListTools';
import type { ContractRow } from '@/lib/contract/contracts';
import { formatDateShort } from '@/lib/format/tanggal';
import { contractStatusLabel } from '@/lib/labels/statusLabel';
import { CONTRACT_COLUMNS } from './components/contractColumns';

/** Above the contracts: their columns, and what can be done with chosen ones. */
export default function ContractListTools(bar: ListToolsBar<ContractRow>) {
  return <ListTools {...bar} columns={CONTRACT_COLUMNS} cells={CELLS} noun="kontrak" />;
}

const CELLS = {
  Nasabah: (row: ContractRow) => row.customer_name,
  Kontrak: (row: ContractRow) => row.code,
  Telepon: (row: ContractRow) => row.phone,
  Nopol: (row: ContractRow) => row.plate_number,
  Kendaraan: (row: ContractRow) => row.vehicle,
  'Tgl kontrak': (row: ContractRow) => formatDateShort(row.date_start),
  Angsuran: (row: ContractRow) => row.instalment,
  'Jatuh tempo': (row: ContractRow) => formatDateShort(row.next_due),
  Status: (row: ContractRow) => contractStatusLabel(row.status, row.overdue).label,
};

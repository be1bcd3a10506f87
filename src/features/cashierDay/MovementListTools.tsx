import { ListTools } from '@/components/TableTools/ListTools';
import type { ListToolsBar } from '@/components/TableTools/useListTools';
import type { CashierDay, CashMovement } from '@/lib/contract/cashierDay';
import { formatRupiah } from '@/lib/format/rupiah';
import { movementColumns } from './components/movementColumns';
import { lineText, timeOf } from './domain/dayText';

export interface MovementListToolsProps extends ListToolsBar<CashMovement> {
  /** The cashier’s day. */
  shown: Pick<CashierDay, 'by' | 'day'>;
}

/** Above what moved a cashier's money: its columns, and what can be done with chosen lines. */
export default function MovementListTools({ shown: { by, day }, ...bar }: MovementListToolsProps) {
  const cells = {
    Nomor: (line: CashMovement) => line.number,
    Jam: (line: CashMovement) => timeOf(line.at),
    Jenis: (line: CashMovement) => lineText(line, by, day),
    Nasabah: (line: CashMovement) => line.customer_name,
    Tunai: (line: CashMovement) => line.cash,
    Transfer: (line: CashMovement) => line.bank,
  };
  return (
    <ListTools {...bar} columns={movementColumns(by, day)} cells={cells} noun="baris" summaryOf={summaryOf} />
  );
}

const summaryOf = (lines: readonly CashMovement[]) => {
  const sum = (kind: 'cash' | 'bank') => formatRupiah(lines.reduce((total, line) => total + line[kind], 0));
  return `Tunai ${sum('cash')} · Transfer ${sum('bank')}`;
};

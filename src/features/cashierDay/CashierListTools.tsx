import { ListTools } from '@/components/TableTools/ListTools';
import type { ListToolsBar } from '@/components/TableTools/useListTools';
import type { Cashier } from '@/lib/contract/cashierDays';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import { formatRupiah } from '@/lib/format/rupiah';
import { cashierColumns } from './components/cashierColumns';
import { dayStatusLabel } from './domain/dayText';

export interface CashierListToolsProps extends ListToolsBar<Cashier> {
  /** What the sums go by. */
  by: ReceiptDay;
}

/** Above the cashiers: their columns, and what can be done with chosen ones. */
export default function CashierListTools({ by, ...bar }: CashierListToolsProps) {
  return <ListTools {...bar} columns={cashierColumns(by)} cells={CELLS} noun="kasir" summaryOf={summaryOf} />;
}

const summaryOf = (rows: readonly Cashier[]) => {
  const sum = (kind: 'cash' | 'bank') => formatRupiah(rows.reduce((total, row) => total + row[kind], 0));
  return `Tunai ${sum('cash')} · Transfer ${sum('bank')}`;
};

const CELLS = {
  Kasir: (row: Cashier) => row.cashier.name,
  Kantor: (row: Cashier) => row.office.name,
  Status: (row: Cashier) => dayStatusLabel(row.state).label,
  Tunai: (row: Cashier) => row.cash,
  Transfer: (row: Cashier) => row.bank,
  Dihitung: (row: Cashier) => row.counted_cash,
  Selisih: (row: Cashier) => row.difference,
};

import type { Column } from '@/components/DataTable/DataTable.types';
import { Money } from '@/components/Money/Money';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Cashier } from '@/lib/contract/cashierDays';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import { dayStatusLabel } from '../domain/dayText';

const COLUMNS: readonly Column<Cashier>[] = [
  { key: 'cashier', header: 'Kasir', cell: ({ cashier }) => cashier.name },
  { key: 'office', header: 'Kantor', cell: ({ office }) => office.name, width: 128, hideBelow: 1152 },
  {
    key: 'state',
    header: 'Status',
    cell: ({ state }) => {
      const { tone, label } = dayStatusLabel(state);
      return <StatusChip tone={tone}>{label}</StatusChip>;
    },
    width: 208,
  },
  { key: 'cash', header: 'Tunai', cell: ({ cash }) => <Money value={cash} />, align: 'end', width: 128 },
  {
    key: 'bank',
    header: 'Transfer',
    cell: ({ bank }) => <Money value={bank} />,
    align: 'end',
    width: 128,
    hideBelow: 768,
  },
];
const COUNTED: readonly Column<Cashier>[] = [
  ...COLUMNS,
  {
    key: 'counted_cash',
    header: 'Dihitung',
    cell: ({ counted_cash }) => <Money value={counted_cash} />,
    align: 'end',
    width: 128,
    hideBelow: 944,
  },
  {
    key: 'difference',
    header: 'Selisih',
    cell: ({ difference }) => <Money value={difference} />,
    align: 'end',
    width: 112,
  },
];

/** Columns of the cashiers; by payment the count of the drawer has nothing to stand beside. */
export const cashierColumns = (by: ReceiptDay) => (by === 'entered' ? COUNTED : COLUMNS);

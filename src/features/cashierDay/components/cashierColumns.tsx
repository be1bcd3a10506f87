import type { Column } from '@/components/DataTable/DataTable.types';
import { Money } from '@/components/Money/Money';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Cashier } from '@/lib/contract/cashierDays';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import { dayStatusLabel } from '../domain/dayText';

const COLUMNS: readonly Column<Cashier>[] = [
  { key: 'cashier', header: 'Kasir', cell: ({ cashier }) => cashier.name },
  {
    key: 'office',
    header: 'Kantor',
    cell: ({ office }) => office.name,
    width: 128,
    hideBelow: 1152,
    card: 'hidden',
  },
  {
    key: 'state',
    header: 'Status',
    cell: ({ state }) => {
      const { tone, label } = dayStatusLabel(state);
      return <StatusChip tone={tone}>{label}</StatusChip>;
    },
    width: 208,
    whole: true,
    card: 'aside',
  },
  {
    key: 'cash',
    header: 'Tunai',
    cell: ({ cash }) => <Money value={cash} />,
    align: 'end',
    width: 128,
    card: 'lead',
    cardLabel: true,
  },
  {
    key: 'bank',
    header: 'Transfer',
    cell: ({ bank }) => <Money value={bank} />,
    align: 'end',
    width: 128,
    hideBelow: 768,
    card: 'leadAside',
    cardLabel: true,
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
    card: 'foot',
    cardLabel: true,
  },
  {
    key: 'difference',
    header: 'Selisih',
    cell: ({ difference }) => <Money value={difference} />,
    align: 'end',
    width: 112,
    card: 'footAside',
    cardLabel: true,
  },
];

/** Columns of the cashiers; by payment the count of the drawer has nothing to stand beside. */
export const cashierColumns = (by: ReceiptDay) => (by === 'entered' ? COUNTED : COLUMNS);

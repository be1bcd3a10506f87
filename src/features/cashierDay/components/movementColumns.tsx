import type { Column } from '@/components/DataTable/DataTable.types';
import { Link } from '@/components/Link/Link';
import { Money } from '@/components/Money/Money';
import type { CashMovement } from '@/lib/contract/cashierDay';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import { lineText, timeOf } from '../domain/dayText';

/** Columns of what moved a cashier's money, by day of entry or of payment. */
export function movementColumns(
  by: ReceiptDay,
  day: string,
  hrefOfReceipt?: (id: number) => string,
): readonly Column<CashMovement>[] {
  return [
    {
      key: 'number',
      header: 'Nomor',
      cell: ({ number, credit_id }) =>
        credit_id !== null && hrefOfReceipt ? <Link href={hrefOfReceipt(credit_id)}>{number}</Link> : number,
      width: 168,
      whole: 'line',
    },
    { key: 'at', header: 'Jam', cell: ({ at }) => timeOf(at), width: 72, whole: 'line', card: 'aside' },
    {
      key: 'kind',
      header: 'Jenis',
      cell: (line) => lineText(line, by, day),
      minWidth: 200,
      // It names the day that the money belongs to.
      whole: true,
      card: 'foot',
    },
    {
      key: 'customer_name',
      header: 'Nasabah',
      cell: ({ customer_name }) => customer_name,
      hideBelow: 1152,
      card: 'lead',
    },
    {
      key: 'cash',
      header: 'Tunai',
      cell: ({ cash }) => <Money value={cash || null} />,
      align: 'end',
      width: 120,
      card: 'leadAside',
      cardLabel: true,
    },
    {
      key: 'bank',
      header: 'Transfer',
      cell: ({ bank }) => <Money value={bank || null} />,
      align: 'end',
      width: 120,
      hideBelow: 768,
      card: 'footAside',
      cardLabel: true,
    },
  ];
}

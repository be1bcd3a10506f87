import { useMemo } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import type { Column } from '@/components/DataTable/DataTable.types';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Link } from '@/components/Link/Link';
import { Money } from '@/components/Money/Money';
import type { CashierDay, CashMovement } from '@/lib/contract/cashierDay';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import { formatInstant } from '@/lib/format/tanggal';
import { lineText } from '../domain/dayText';

export interface MovementTableProps {
  /** The cashier’s day, line by line. */
  shown: Pick<CashierDay, 'by' | 'lines' | 'line_count' | 'day'>;
  /** Address of a receipt; absent: its number is no link. */
  hrefOfReceipt?: ((id: number) => string) | undefined;
}

const keyOf = ({ id }: CashMovement) => id;
const timeOf = (at: string) => formatInstant(at).split(', ')[1] ?? '';

/** Everything that moved the cashier's money, by entry or by payment, newest first; cards at 767 px and below. */
export function MovementTable({ shown, hrefOfReceipt }: MovementTableProps) {
  const { by, lines, line_count, day } = shown;
  const columns = useMemo(() => columnsFor(by, day, hrefOfReceipt), [by, day, hrefOfReceipt]);
  return (
    <>
      <DataTable
        caption="Uang masuk dan keluar"
        columns={columns}
        rows={lines}
        rowKey={keyOf}
        empty={
          <EmptyState
            title={
              by === 'entered'
                ? 'Belum ada uang masuk atau keluar'
                : 'Tidak ada uang yang dibayar pada hari ini'
            }
          />
        }
      />
      {line_count > lines.length && (
        <p>
          {lines.length} terbaru dari {line_count}; jumlah di atas menghitung semuanya.
        </p>
      )}
    </>
  );
}

function columnsFor(
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
    },
    { key: 'at', header: 'Jam', cell: ({ at }) => timeOf(at), width: 72, card: 'aside' },
    {
      key: 'kind',
      header: 'Jenis',
      cell: (line) => lineText(line, by, day),
      minWidth: 200,
    },
    {
      key: 'customer_name',
      header: 'Nasabah',
      cell: ({ customer_name }) => customer_name,
      hideBelow: 1152,
    },
    {
      key: 'cash',
      header: 'Tunai',
      cell: ({ cash }) => <Money value={cash || null} />,
      align: 'end',
      width: 120,
    },
    {
      key: 'bank',
      header: 'Transfer',
      cell: ({ bank }) => <Money value={bank || null} />,
      align: 'end',
      width: 120,
    },
  ];
}

import type { Column } from '@/components/DataTable/DataTable.types';
import { Link } from '@/components/Link/Link';
import { Money } from '@/components/Money/Money';
import type { RowsView } from '@/components/RecordList/ListView';
import type { CashMovement } from '@/lib/contract/cashierDay';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import { formatRupiah } from '@/lib/format/rupiah';
import { lineText, timeOf } from '../domain/dayText';
import styles from './movementView.module.css';

type HrefOfReceipt = ((id: number) => string) | undefined;

function movementColumns(
  by: ReceiptDay,
  day: string,
  hrefOfReceipt: HrefOfReceipt,
): readonly Column<CashMovement>[] {
  return [
    {
      key: 'number',
      header: 'Nomor',
      cell: ({ number, credit_id }) =>
        credit_id !== null && hrefOfReceipt ? <Link href={hrefOfReceipt(credit_id)}>{number}</Link> : number,
      width: 152,
      whole: 'line',
    },
    {
      key: 'at',
      header: 'Jam',
      cell: ({ at }) => timeOf(at),
      width: 72,
      whole: 'line',
      hideBelow: 944,
      card: 'aside',
    },
    {
      key: 'customer_name',
      header: 'Nasabah atau pihak lain',
      cell: ({ customer_name, contract_code }) => <Customer name={customer_name} contract={contract_code} />,
      minWidth: 140,
      whole: true,
      card: 'lead',
    },
    {
      key: 'kind',
      header: 'Jenis',
      cell: (line) => lineText(line, by, day),
      minWidth: 140,
      // It names the day that the money belongs to.
      whole: true,
      card: 'foot',
    },
    {
      key: 'cash',
      header: 'Tunai',
      cell: ({ cash }) => <Money value={cash || null} />,
      align: 'end',
      width: 112,
      card: 'leadAside',
      cardLabel: true,
    },
    {
      key: 'bank',
      header: 'Transfer',
      cell: ({ bank }) => <Money value={bank || null} />,
      align: 'end',
      width: 112,
      card: 'footAside',
      cardLabel: true,
    },
  ];
}

/** Whose money it is, and for which contract. */
function Customer({ name, contract }: { name: string; contract: string | null }) {
  return (
    <span className={styles.customer}>
      {name} <span>{contract}</span>
    </span>
  );
}

const keyOf = ({ id }: CashMovement) => id;
const summaryOf = (lines: readonly CashMovement[]) => {
  const sum = (kind: 'cash' | 'bank') => formatRupiah(lines.reduce((total, line) => total + line[kind], 0));
  return `Tunai ${sum('cash')} · Transfer ${sum('bank')}`;
};

/** How what moved a cashier's money looks, by day of entry or of payment. */
export const movementView = (
  by: ReceiptDay,
  day: string,
  hrefOfReceipt: HrefOfReceipt,
): RowsView<CashMovement, number> => ({
  caption: 'Uang masuk dan keluar',
  columns: movementColumns(by, day, hrefOfReceipt),
  keyOf,
  tools: {
    noun: 'baris',
    pickName: ({ number }) => `Pilih ${number}`,
    copied: {
      Nomor: (line) => line.number,
      Jam: (line) => timeOf(line.at),
      'Nasabah atau pihak lain': (line) => line.customer_name,
      Kontrak: (line) => line.contract_code ?? '',
      Jenis: (line) => lineText(line, by, day),
      Tunai: (line) => line.cash,
      Transfer: (line) => line.bank,
    },
    summaryOf,
  },
});

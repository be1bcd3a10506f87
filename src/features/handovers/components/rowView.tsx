import type { ReactNode } from 'react';
import { Link } from '@/components/Link/Link';
import { Money } from '@/components/Money/Money';
import type { RowsView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { HandoverRow } from '@/lib/contract/handovers';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate, formatInstant } from '@/lib/format/tanggal';
import { capital, rowState } from '../domain/handoverText';
import { Person } from './lineView';
import styles from './LineList.module.css';

interface BecameProps {
  row: HandoverRow;
  /** Address of a receipt; undefined: the reader opens none. */
  hrefOfReceipt?: ((id: number) => string) | undefined;
}

/** What a TTS has become by now: notas, deposit, given back, or what it waits for. */
function Became({ row, hrefOfReceipt }: BecameProps) {
  const { invoices, deposit, returned, pays_on, contract_code, date_payment, credit_payment } = row;
  const { tone, label } = rowState(row);
  const sums = [
    credit_payment > 0 && `angsuran ${formatRupiah(credit_payment)}`,
    row.penalty_payment > 0 && `denda ${formatRupiah(row.penalty_payment)}`,
    deposit > 0 && `titipan ${formatRupiah(deposit)}`,
  ].filter((part) => part !== false);
  return (
    <span className={styles.becomes}>
      <StatusChip tone={tone} wraps>
        {label}
      </StatusChip>
      {invoices.map(({ id, invoice, credit_to }) => (
        <span key={id}>
          {hrefOfReceipt ? <Link href={hrefOfReceipt(id)}>{invoice}</Link> : invoice}, angsuran ke-{credit_to}
        </span>
      ))}
      {sums.length > 0 && <small>{capital(sums.join(', '))}</small>}
      {date_payment !== null && invoices.length > 0 && <small>Nota tanggal {formatDate(date_payment)}</small>}
      {pays_on !== null && pays_on !== contract_code && <small>Pada kontrak pengganti {pays_on}</small>}
      {returned && (
        <small>
          Kepada {returned.to}, {formatInstant(returned.at)}, oleh {returned.by}
        </small>
      )}
    </span>
  );
}

/**
 * How the TTS of a hand-over look after it was taken.
 * @param actsOf what can be done with one; null: nothing with any of them
 */
export const rowView = (
  actsOf: ((row: HandoverRow) => ReactNode) | null,
  hrefOfReceipt: BecameProps['hrefOfReceipt'],
): RowsView<HandoverRow, number> => ({
  caption: 'Tanda terima setoran ini',
  columns: [
    {
      ...{ key: 'customer', header: 'Nasabah', minWidth: 230, whole: true },
      cell: (row) => <Person of={row} />,
    },
    {
      ...{ key: 'amount', header: 'Jumlah', align: 'end', width: 116, card: 'aside' },
      cell: ({ amount }) => <Money value={amount} />,
    },
    {
      ...{ key: 'became', header: 'Menjadi', minWidth: 280, whole: true, card: 'lead' },
      cell: (row) => <Became {...{ row, hrefOfReceipt }} />,
    },
    ...(actsOf
      ? [{ key: 'act', header: 'Tindakan', cell: actsOf, minWidth: 180, whole: true, card: 'act' } as const]
      : []),
  ],
  keyOf: ({ tts_id }) => tts_id,
});

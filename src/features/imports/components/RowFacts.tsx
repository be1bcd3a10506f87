import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Link } from '@/components/Link/Link';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { ImportRow } from '@/lib/contract/importRows';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { STATE_LABELS } from '../domain/importText';
import { RowPlan } from './RowPlan';
import styles from './RowFacts.module.css';

export interface RowFactsProps {
  /** The line as the bank wrote it. */
  row: ImportRow;
  /** Address of a contract's card; left out for those who may not open one. */
  hrefOfContract?: ((code: string) => string) | undefined;
  /** Address of a receipt. */
  hrefOfReceipt: (id: number) => string;
}

/** All that is known of one row: what the bank said in full, whom it was matched to, why, and what it became. */
export function RowFacts({ row, hrefOfContract, hrefOfReceipt }: RowFactsProps) {
  const { contract, receipts } = row;
  const { tone, label } = STATE_LABELS[row.state];
  return (
    <div className={styles.root}>
      {row.problem && (
        <InlineAlert tone="warning" title="Tidak dapat diposting">
          {row.problem}
        </InlineAlert>
      )}
      <dl>
        <dt>Status</dt>
        <dd>
          <StatusChip tone={tone}>{label}</StatusChip>
        </dd>
        <dt>Jumlah</dt>
        <dd data-part="amount">{formatRupiah(row.amount)}</dd>
        <dt>Tanggal</dt>
        <dd>{formatDate(row.date)}</dd>
        <dt>Keterangan</dt>
        <dd>{row.description}</dd>
        {row.reference && (
          <>
            <dt>Referensi</dt>
            <dd>{row.reference}</dd>
          </>
        )}
        {row.twin_line !== null && (
          <>
            <dt>Kembar</dt>
            <dd>Sama persis dengan baris {formatNumber(row.twin_line)}</dd>
          </>
        )}
        <dt>Alasan</dt>
        <dd>
          {row.reason}
          {row.score > 0 && <small> Skor {row.score} dari 100.</small>}
        </dd>
        {contract && (
          <>
            <dt>Kontrak</dt>
            <dd>
              {hrefOfContract ? (
                <Link href={hrefOfContract(contract.code)}>{contract.customer_name}</Link>
              ) : (
                contract.customer_name
              )}
              <small>
                {contract.code} · {contract.plate_number}
              </small>
              <small>
                Angsuran {formatRupiah(contract.instalment)}
                {contract.next_due && <>, jatuh tempo {formatDate(contract.next_due)}</>}
              </small>
            </dd>
          </>
        )}
        {receipts.length > 0 && (
          <>
            <dt>Nota</dt>
            <dd>
              {receipts.map(({ id, invoice }) => (
                <Link key={id} href={hrefOfReceipt(id)}>
                  {invoice}
                </Link>
              ))}
            </dd>
          </>
        )}
        {row.deposit && (
          <>
            <dt>Titipan</dt>
            <dd>
              {formatRupiah(row.deposit.amount)}
              <small>{row.deposit.number}</small>
            </dd>
          </>
        )}
      </dl>
      {row.plan && <RowPlan plan={row.plan} />}
    </div>
  );
}

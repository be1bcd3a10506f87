import { Link } from '@/components/Link/Link';
import type { ImportRow } from '@/lib/contract/importRows';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { postedText } from '../domain/importText';
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

/** All that is known of one row beside its cause: what the bank said in full, whom it was matched to, what it became. */
export function RowFacts({ row, hrefOfContract, hrefOfReceipt }: RowFactsProps) {
  const { contract, receipts } = row;
  return (
    <div className={styles.root}>
      <dl>
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
        {row.again.length > 0 && (
          <>
            <dt>Seperti sudah diposting</dt>
            <dd>
              {row.again.map((posted) => (
                <span key={`${posted.file_name} ${posted.line}`}>
                  {postedText(posted)}
                  <small>{[posted.description, posted.reference].filter(Boolean).join(' · ')}</small>
                </span>
              ))}
            </dd>
          </>
        )}
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

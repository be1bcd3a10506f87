import { Button } from '@/components/Button/Button';
import { DateText } from '@/components/DateText/DateText';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Money } from '@/components/Money/Money';
import type { Registration } from '@/lib/contract/registrations';
import { WAY_LABELS } from '@/lib/labels/disbursementLabels';
import type { FileViewer } from './FormFacts';
import styles from './DisbursementFacts.module.css';

export interface DisbursementFactsProps {
  /** The form with its files and how it was signed and paid out. */
  registration: Pick<Registration, 'disbursement' | 'signed_paper' | 'files'>;
  /** Shows a paper. */
  File: FileViewer;
  /** Something is being sent. */
  busy?: boolean;
  /** Taking the order back was chosen. */
  onTakeBack: () => void;
}

/** The signed paper, and how the money went or what waits for a cashier. */
export function DisbursementFacts({ registration, File, busy = false, onTakeBack }: DisbursementFactsProps) {
  const { disbursement: paid, signed_paper, files } = registration;
  if (paid === null && signed_paper === null) return null;
  const papers = [
    ['Kontrak bertanda tangan', signed_paper],
    ['Bukti transfer', paid?.proof ?? null],
    ['Tanda terima peminjam', paid?.signature ?? null],
  ] as const;
  return (
    <div className={styles.root}>
      <h3>Kontrak dan pencairan</h3>
      {paid?.state === 'ORDERED' && (
        <InlineAlert
          tone="info"
          title="Menunggu dibayar tunai oleh kasir"
          action={
            paid.may_take_back && (
              <Button disabled={busy} onClick={onTakeBack}>
                Tarik perintah
              </Button>
            )
          }
        >
          {paid.ordered_by.name} meminta kasir kantor ini membayar <Money value={paid.amount} />, pada{' '}
          <DateText kind="instant" value={paid.ordered_at} />. Kasir lain dari yang meminta membayarnya di Kas
          Kasir; kontrak berjalan setelah itu.
        </InlineAlert>
      )}
      {paid?.state === 'PAID' && (
        <dl>
          <div>
            <dt>Dicairkan</dt>
            <dd>
              <Money value={paid.amount} />, <DateText kind="date" value={paid.day} />
            </dd>
          </div>
          <div>
            <dt>Cara</dt>
            <dd>{WAY_LABELS[paid.way]}</dd>
          </div>
          {paid.way !== 'CASH' && (
            <>
              <div>
                <dt>Rekening penerima</dt>
                <dd>
                  {paid.bank} {paid.account} a.n. {paid.account_holder}
                </dd>
              </div>
              <div>
                <dt>No. referensi bank</dt>
                <dd>{paid.reference}</dd>
              </div>
            </>
          )}
          <div>
            <dt>{paid.way === 'CASH' ? 'Dibayar kasir' : 'Dicairkan oleh'}</dt>
            <dd>{paid.paid_by?.name}</dd>
          </div>
        </dl>
      )}
      {papers.map(([label, id]) => {
        const file = id === null ? undefined : files.find((one) => one.id === id);
        return file && <File key={label} label={label} file={file} />;
      })}
    </div>
  );
}

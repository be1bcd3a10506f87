import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { Receipt } from '@/lib/contract/credits';
import { receiptRows } from '../domain/receiptChanges';
import { ReceiptComparison } from './ReceiptComparison';
import styles from './ChangedMeanwhile.module.css';

export interface ChangedMeanwhileProps {
  /** The receipt as it was when typing began. */
  before: Receipt;
  /** The receipt as the server has it now. */
  now: Receipt;
  /** Goes on with the newer receipt, keeping what was typed. */
  onTakeOver: () => void;
}

/** The receipt changed under the form: both versions, and the way on. */
export function ChangedMeanwhile({ before, now, onTakeOver }: ChangedMeanwhileProps) {
  const rows = receiptRows(before, now).filter((row) => row.changed);
  return (
    <div className={styles.root}>
      <InlineAlert
        tone="warning"
        title="Nota ini berubah sejak Anda membukanya"
        action={<Button onClick={onTakeOver}>Pakai nilai terbaru</Button>}
      >
        Isian yang Anda ubah tetap ada; isian lain mengikuti nilai terbaru.
      </InlineAlert>
      <ReceiptComparison rows={rows} sides={['Saat Anda membuka', 'Sekarang']} />
    </div>
  );
}

import { CheckField } from '@/components/CheckField/CheckField';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { SplitChange } from '@/lib/arithmetic/replayCard';
import { formatRupiah } from '@/lib/format/rupiah';
import { labelOf } from '@/lib/labels/creditFields';
import styles from './LaterReceipts.module.css';

export interface LaterReceiptsProps {
  /** At least one. */
  changes: readonly SplitChange[];
  /** Whether it was agreed to. */
  agreed: boolean;
  /** Agreed to, or no longer. */
  onAgree: (agreed: boolean) => void;
  /** What is missing, as a sentence. */
  error?: string | undefined;
}

/** Receipts of later days that a payment of an earlier day splits again; the person agrees before it is sent. */
export function LaterReceipts({ changes, agreed, onAgree, error }: LaterReceiptsProps) {
  const invoices = [...new Set(changes.map(({ invoice }) => invoice))];
  return (
    <InlineAlert tone="warning" title="Nota yang ikut berubah">
      <ul className={styles.root}>
        {invoices.map((invoice) => (
          <li key={invoice}>
            <strong>Nota {invoice}</strong>
            <ul>
              {changes
                .filter((change) => change.invoice === invoice)
                .map((change) => (
                  <li key={change.field}>{changeText(change)}</li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      <p>Uang, tanggal dan nomornya tetap; hanya pembagiannya yang mengikuti tanggal.</p>
      <CheckField
        label="Saya setuju nota ini ikut berubah"
        checked={agreed}
        onChange={onAgree}
        hint={error}
      />
    </InlineAlert>
  );
}

function changeText({ field, before, after }: SplitChange): string {
  const amount = (value: number) => (field === 'overdue' ? `${value} hari` : formatRupiah(value));
  return `${labelOf(field)}: ${amount(before)} → ${amount(after)}`;
}

import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { ImportQuestion, RecordedTransfer } from '@/lib/contract/importRows';
import { formatRupiah } from '@/lib/format/rupiah';
import { RowPlan } from './RowPlan';
import styles from './RowQuestion.module.css';

export interface RowQuestionProps {
  /** What has to be answered before it is posted. */
  ask: ImportQuestion;
  /** The server's words. */
  message: string;
  /** Which of the answers is on its way. */
  pending: 'tie' | 'confirm' | null;
  /** It is the same money. */
  onTie: (recorded: RecordedTransfer) => void;
  /** It is another transfer all the same, and what is over becomes deposit. */
  onConfirm: () => void;
  /** Left without doing anything. */
  onCancel: () => void;
}

/** What a person must confirm before a line becomes a receipt: that it is not recorded already, or listed twice. */
export function RowQuestion({ ask, message, pending, onTie, onConfirm, onCancel }: RowQuestionProps) {
  const { recorded } = ask;
  return (
    <section className={styles.root} aria-label="Pastikan dulu">
      <InlineAlert tone="warning" title={`Pastikan dulu, kontrak ${ask.contract_code}`}>
        {message}
      </InlineAlert>
      <RowPlan plan={ask.plan} />
      <div data-part="actions">
        <Button disabled={pending !== null} onClick={onCancel}>
          Jangan dulu
        </Button>
        <Button
          kind={recorded?.may_tie ? 'secondary' : 'primary'}
          busy={pending === 'confirm'}
          busyLabel="Menyimpan…"
          disabled={pending === 'tie'}
          onClick={onConfirm}
        >
          {confirmText(ask)}
        </Button>
        {recorded?.may_tie && (
          <Button
            kind="primary"
            busy={pending === 'tie'}
            busyLabel="Mengaitkan…"
            disabled={pending === 'confirm'}
            onClick={() => onTie(recorded)}
          >
            Kaitkan ke nota {recorded.invoice}
          </Button>
        )}
      </div>
    </section>
  );
}

function confirmText({ recorded, twin_line, plan, named_other }: ImportQuestion): string {
  if (named_other !== null) return 'Tetap pilih, minta persetujuan';
  const deposit = plan.surplus > 0 ? `sisa ${formatRupiah(plan.surplus)} jadi titipan` : '';
  if (!recorded && twin_line === null) return deposit.replace(/^s/, 'S');
  return deposit ? `Tetap jadi nota baru, ${deposit}` : 'Tetap jadi nota baru';
}

import { Figure, FigureList } from '@/components/CashCount/FigureList';
import { Form } from '@/components/Form/Form';
import type { Shortage } from '@/lib/contract/shortages';
import { checkCount } from '@/lib/cash/countDraft';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import { formatRupiah } from '@/lib/format/rupiah';
import { owedOf, type ShortagePayDraft } from '../domain/shortageDraft';
import { CountedPieces } from '@/components/CashCount/CountedPieces';

export interface ShortagePayFormProps extends EditorFormProps<ShortagePayDraft> {
  /** What is owed. */
  shortage: Shortage;
}

/** Banknotes that a collector brings for what was short; they go into the cashier's own drawer. */
export function ShortagePayForm(props: ShortagePayFormProps) {
  const { formId, values, errors, notice, busy = false, shortage, onChange, onSubmit } = props;
  const { counted, denominations } = checkCount({ counts: values.counts, explanation: '' }, 0);
  const owed = owedOf(shortage);
  return (
    <Form id={formId} aria-label="Terima kurang setor" busy={busy} onSubmit={onSubmit} steps>
      {notice}
      <p>Hitung uang yang dibawa; boleh sebagian. Uangnya masuk ke kas Anda hari ini.</p>
      <CountedPieces
        {...{ counts: values.counts, denominations, errors, busy }}
        onChange={(counts) => onChange({ counts })}
      >
        <FigureList aria-live="polite">
          <Figure label="Dihitung" strong>
            {formatRupiah(counted)}
          </Figure>
          <Figure label="Terutang">{formatRupiah(owed)}</Figure>
          <Figure label="Sisa sesudahnya">{formatRupiah(Math.max(0, owed - counted))}</Figure>
        </FigureList>
      </CountedPieces>
    </Form>
  );
}

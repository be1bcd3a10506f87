import { Form } from '@/components/Form/Form';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { TextArea } from '@/components/TextArea/TextArea';
import { formatRupiah } from '@/lib/format/rupiah';
import type { AbsentDraft } from '../domain/absentDraft';
import { checkCount, UNREAD } from '@/lib/cash/countDraft';
import type { DrawerFormProps } from './DrawerFormProps';
import { Figure, FigureList } from '@/components/CashCount/FigureList';
import { PieceTable } from '@/components/CashCount/PieceTable';

export interface AbsentFormProps extends DrawerFormProps<AbsentDraft> {
  /** Who is away. */
  cashier: string;
}

/** The count of a drawer whose cashier is away: blind, with the reason. */
export function AbsentForm(props: AbsentFormProps) {
  const { formId, cashier, draft, busy = false, errors = {}, problem, onChange, onSend } = props;
  const { denominations, counted, unread } = checkCount(draft, 0);
  const wrong = Object.fromEntries(unread.map((key) => [key, UNREAD]));
  return (
    <Form id={formId} aria-label="Hitung kas kasir lain" busy={busy} steps onSubmit={onSend}>
      <p>
        Hitung uang di laci {cashier} tanpa modal kembalian. Penyetuju lain mengonfirmasi, lalu harinya
        ditutup dan uangnya menjadi tanggungan Anda sampai diserahkan. {cashier} diberi tahu.
      </p>
      {(['NOTE', 'COIN'] as const).map((form) => (
        <PieceTable
          key={form}
          form={form}
          counts={draft.counts}
          denominations={denominations}
          errors={{ ...errors, ...wrong }}
          readOnly={busy}
          onCount={(key, text) => onChange({ ...draft, counts: { ...draft.counts, [key]: text } })}
        />
      ))}
      <FigureList aria-live="polite">
        <Figure label="Dihitung" strong>
          {formatRupiah(counted)}
        </Figure>
      </FigureList>
      {(draft.explanation !== '' || errors.explanation) && (
        <TextArea
          label="Penjelasan selisih"
          value={draft.explanation}
          maxLength={500}
          readOnly={busy}
          name="explanation"
          error={errors.explanation}
          onChange={({ target }) => onChange({ ...draft, explanation: target.value })}
        />
      )}
      <TextArea
        label="Mengapa kasirnya tidak menghitung sendiri"
        value={draft.reason}
        maxLength={500}
        readOnly={busy}
        name="reason"
        error={errors.reason}
        onChange={({ target }) => onChange({ ...draft, reason: target.value })}
      />
      {problem && (
        <InlineAlert tone="danger" title="Belum diminta">
          {problem} Hitungan Anda tetap ada.
        </InlineAlert>
      )}
    </Form>
  );
}

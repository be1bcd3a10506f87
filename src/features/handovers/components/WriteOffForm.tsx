import { Form } from '@/components/Form/Form';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { TextArea } from '@/components/TextArea/TextArea';
import type { Shortage } from '@/lib/contract/shortages';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import { formatRupiah } from '@/lib/format/rupiah';
import { owedOf, type WriteOffDraft } from '../domain/shortageDraft';

export interface WriteOffFormProps extends EditorFormProps<WriteOffDraft> {
  /** What is owed. */
  shortage: Shortage;
}

/** How much of a Kurang setor is asked not to be owed any more, and why. */
export function WriteOffForm(props: WriteOffFormProps) {
  const { formId, values, errors, notice, busy = false, shortage, onChange, onSubmit } = props;
  return (
    <Form id={formId} aria-label="Minta penghapusan" busy={busy} onSubmit={onSubmit} steps>
      {notice}
      <p>
        Penyetuju kantor {shortage.office.name} memutuskan, bukan peminta dan bukan {shortage.collector.name}.
        Sampai disetujui, {shortage.collector.name} tetap terutang.
      </p>
      <MoneyField
        label="Tidak ditagih lagi"
        name="amount"
        value={values.amount}
        error={errors.amount}
        hint={`Terutang ${formatRupiah(owedOf(shortage))}.`}
        readOnly={busy}
        onChange={(amount) => onChange({ amount })}
      />
      <TextArea
        label="Alasan"
        name="reason"
        value={values.reason}
        error={errors.reason}
        maxLength={500}
        readOnly={busy}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
    </Form>
  );
}

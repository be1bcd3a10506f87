import { DateField } from '@/components/DateField/DateField';
import { Form } from '@/components/Form/Form';
import { Select } from '@/components/Select/Select';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { DeliveryDraft } from '../domain/deliveryDraft';
import { WAY_WORDS } from '../domain/letterText';
import styles from './DeliveryForm.module.css';

export type DeliveryFormProps = EditorFormProps<DeliveryDraft>;

const WAYS = (['HAND', 'POST', 'COURIER'] as const).map((value) => ({ value, label: WAY_WORDS[value] }));
const OUTCOMES = [
  { value: 'RECEIVED', label: 'Diterima seseorang' },
  { value: 'TRIED', label: 'Dicoba, tidak dapat diserahkan' },
] as const;

/** How a letter was delivered, when, and who received it or why nobody did. */
export function DeliveryForm(props: DeliveryFormProps) {
  const { formId, values, errors, notice, busy = false, onChange, onSubmit } = props;
  return (
    <Form className={styles.root} id={formId} busy={busy} onSubmit={onSubmit}>
      {notice}
      <Select
        label="Cara"
        options={WAYS}
        value={values.way}
        disabled={busy}
        onChange={(way) => onChange({ way })}
      />
      <DateField
        label="Tanggal sampai atau dicoba"
        value={values.day}
        name="day"
        error={errors.day}
        readOnly={busy}
        onChange={(day) => onChange({ day })}
      />
      <Select
        label="Hasil"
        options={OUTCOMES}
        value={values.outcome}
        disabled={busy}
        onChange={(outcome) => onChange({ outcome })}
      />
      {values.outcome === 'RECEIVED' && (
        <TextField
          label="Diterima oleh"
          value={values.received_by}
          name="received_by"
          error={errors.received_by}
          hint="Nama dan hubungan dengan nasabah."
          maxLength={100}
          autoComplete="off"
          readOnly={busy}
          onChange={(event) => onChange({ received_by: event.target.value })}
        />
      )}
      <TextArea
        label={values.outcome === 'TRIED' ? 'Mengapa tidak dapat diserahkan' : 'Catatan'}
        value={values.note}
        name="note"
        error={errors.note}
        maxLength={500}
        readOnly={busy}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </Form>
  );
}

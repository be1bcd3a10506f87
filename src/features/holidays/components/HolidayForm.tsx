import { DateField } from '@/components/DateField/DateField';
import { Form } from '@/components/Form/Form';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import { formatDate } from '@/lib/format/tanggal';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { HolidayValues } from '../domain/holidayForm';
import styles from './HolidayForm.module.css';

export interface HolidayFormProps extends EditorFormProps<HolidayValues> {
  /** The day that has passed and is touched, `YYYY-MM-DD`; null: none, so no reason is asked for. */
  past: string | null;
}

/** The day and the name of a holiday, and why where a day that has passed is touched. */
export function HolidayForm(props: HolidayFormProps) {
  const { formId, values, errors, past, notice, busy = false, onChange, onSubmit } = props;
  return (
    <Form className={styles.root} id={formId} busy={busy} onSubmit={onSubmit}>
      {notice}
      <DateField
        label="Tanggal"
        value={values.date}
        name="date"
        error={errors.date}
        readOnly={busy}
        onChange={(date) => onChange({ date })}
      />
      <TextField
        label="Nama"
        value={values.name}
        name="name"
        error={errors.name}
        hint="Seperti di keputusan pemerintah, misalnya Hari Raya Natal."
        maxLength={80}
        autoComplete="off"
        readOnly={busy}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {(past !== null || errors.reason !== undefined) && (
        <TextArea
          label="Alasan"
          value={values.reason}
          name="reason"
          error={errors.reason}
          hint={past === null ? undefined : `${formatDate(past)} sudah lewat. Alasan tercatat di riwayat.`}
          maxLength={500}
          readOnly={busy}
          onChange={(event) => onChange({ reason: event.target.value })}
        />
      )}
    </Form>
  );
}

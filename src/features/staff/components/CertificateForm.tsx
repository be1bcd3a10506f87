import { DateField } from '@/components/DateField/DateField';
import { Form } from '@/components/Form/Form';
import { TextField } from '@/components/TextField/TextField';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { CertificateDraft } from '../domain/certificateForm';
import styles from './CertificateForm.module.css';

export type CertificateFormProps = EditorFormProps<CertificateDraft>;

/** Number and last day of a collector's certificate. */
export function CertificateForm(props: CertificateFormProps) {
  const { formId, values, errors, notice, busy = false, onChange, onSubmit } = props;
  return (
    <Form className={styles.root} id={formId} busy={busy} onSubmit={onSubmit}>
      {notice}
      <TextField
        label="Nomor sertifikat"
        value={values.number}
        name="number"
        error={errors.number}
        maxLength={60}
        autoComplete="off"
        readOnly={busy}
        onChange={(event) => onChange({ number: event.target.value })}
      />
      <DateField
        label="Berlaku sampai"
        hint="Hari terakhir. Yang sudah lewat boleh dicatat."
        value={values.until}
        name="until"
        error={errors.until}
        readOnly={busy}
        onChange={(until) => onChange({ until })}
      />
    </Form>
  );
}

import { Form } from '@/components/Form/Form';
import { TextField } from '@/components/TextField/TextField';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import styles from './CompanyNameForm.module.css';

export type CompanyNameFormProps = EditorFormProps<{ company: string }>;

/** What the company is called where it introduces itself. */
export function CompanyNameForm({
  formId,
  values,
  errors,
  notice,
  busy = false,
  onChange,
  onSubmit,
}: CompanyNameFormProps) {
  return (
    <Form className={styles.root} id={formId} busy={busy} onSubmit={onSubmit}>
      {notice}
      <TextField
        label="Nama perusahaan"
        hint="Tampil di halaman undangan staff baru."
        value={values.company}
        name="company"
        error={errors.company}
        readOnly={busy}
        maxLength={80}
        autoComplete="organization"
        onChange={(event) => onChange({ company: event.target.value })}
      />
    </Form>
  );
}

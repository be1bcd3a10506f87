import type { ReactNode } from 'react';
import { Form } from '@/components/Form/Form';
import { TextField } from '@/components/TextField/TextField';
import styles from './CompanyNameForm.module.css';

export interface CompanyNameFormProps {
  /** Ties the dialog's save button to the form. */
  formId: string;
  /** What is typed. */
  name: string;
  /** Beside the field. */
  error?: string | undefined;
  /** What stands above the field: why the last try failed. */
  notice?: ReactNode;
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** What was typed. */
  onChange: (name: string) => void;
  /** Sent. */
  onSubmit: () => void;
}

/** What the company is called where it introduces itself. */
export function CompanyNameForm({
  formId,
  name,
  error,
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
        value={name}
        error={error}
        readOnly={busy}
        maxLength={80}
        autoComplete="organization"
        onChange={(event) => onChange(event.target.value)}
      />
    </Form>
  );
}

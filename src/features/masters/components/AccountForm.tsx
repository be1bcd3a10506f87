import { Form } from '@/components/Form/Form';
import { TextField } from '@/components/TextField/TextField';
import type { OfficeAccountWrite } from '@/lib/contract/officeAccounts';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import styles from './AccountForm.module.css';

export type AccountFormProps = EditorFormProps<OfficeAccountWrite>;

/** Bank, number and owner of a receiving account. */
export function AccountForm(props: AccountFormProps) {
  const { formId, values, errors, notice, busy = false, onChange, onSubmit } = props;
  return (
    <Form className={styles.root} id={formId} busy={busy} onSubmit={onSubmit}>
      {notice}
      <TextField
        label="Bank"
        value={values.bank}
        name="bank"
        error={errors.bank}
        hint="Misalnya BCA."
        maxLength={60}
        autoComplete="off"
        readOnly={busy}
        onChange={(event) => onChange({ bank: event.target.value })}
      />
      <TextField
        label="No. rekening"
        value={values.number}
        name="number"
        error={errors.number}
        hint="Periksa dengan buku rekening: nomornya tidak dapat diubah lagi."
        inputMode="numeric"
        maxLength={40}
        autoComplete="off"
        readOnly={busy}
        onChange={(event) => onChange({ number: event.target.value })}
      />
      <TextField
        label="Pemilik rekening"
        value={values.holder}
        name="holder"
        error={errors.holder}
        hint="Seperti tercatat di bank."
        maxLength={80}
        autoComplete="off"
        readOnly={busy}
        onChange={(event) => onChange({ holder: event.target.value })}
      />
    </Form>
  );
}

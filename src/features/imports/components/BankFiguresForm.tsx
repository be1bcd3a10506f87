import type { ReactNode } from 'react';
import { Form } from '@/components/Form/Form';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { TextField } from '@/components/TextField/TextField';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { FiguresDraft } from '../domain/figuresDraft';

export interface BankFiguresFormProps extends EditorFormProps<FiguresDraft> {
  /** What the statement says of itself. */
  children: ReactNode;
}

/** What the bank shows, beside what the statement says. */
export function BankFiguresForm(props: BankFiguresFormProps) {
  const { formId, values, errors = {}, busy = false, notice, children, onChange, onSubmit } = props;
  return (
    <Form id={formId} aria-label="Angka dari bank" busy={busy} steps onSubmit={onSubmit}>
      {children}
      {notice}
      <TextField
        label="Rekening yang Anda buka di bank"
        value={values.account}
        maxLength={60}
        readOnly={busy}
        name="account"
        error={errors.account}
        hint="Nomor atau nomor dan pemilik, seperti tertulis di bank."
        onChange={({ target }) => onChange({ account: target.value })}
      />
      <TextField
        label="Baris uang masuk menurut bank"
        inputMode="numeric"
        value={values.rows}
        maxLength={6}
        readOnly={busy}
        name="rows"
        error={errors.rows}
        onChange={({ target }) => onChange({ rows: target.value })}
      />
      <MoneyField
        label="Jumlah uang masuk menurut bank"
        value={values.amount}
        readOnly={busy}
        name="amount"
        error={errors.amount}
        onChange={(amount) => onChange({ amount })}
      />
    </Form>
  );
}

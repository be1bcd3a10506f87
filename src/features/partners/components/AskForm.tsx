import { useId } from 'react';
import { CheckField } from '@/components/CheckField/CheckField';
import { Form } from '@/components/Form/Form';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { Select } from '@/components/Select/Select';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import type { Partner, PartnerAsk } from '@/lib/contract/partnerRecords';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import { NO_LINE, type AskDraft, type LineDraft } from '../domain/askDraft';
import styles from './AskForm.module.css';

export interface AskFormProps extends EditorFormProps<AskDraft> {
  /** What is asked for. */
  kind: PartnerAsk['kind'];
  /** What a scheme may have lines for. */
  types: Partner['contract_types'];
}

/** Another account or scheme of a partner, and why. Nothing of it counts until somebody else approves. */
export function AskForm(props: AskFormProps) {
  const { kind, formId, values, errors, notice, busy = false, onChange, onSubmit } = props;
  return (
    <Form className={styles.root} id={formId} busy={busy} steps onSubmit={onSubmit}>
      {notice}
      <p>
        {kind === 'ACCOUNT'
          ? 'Berlaku setelah disetujui orang lain, dan dibayar mulai hari berikutnya. Selama menunggu tidak ada yang dibayarkan.'
          : 'Berlaku untuk kontrak yang cair setelah disetujui orang lain. Komisi yang sudah dihitung tidak berubah. Paling banyak 5% dari yang dicairkan dihitung, apa pun dasarnya.'}
      </p>
      {kind === 'ACCOUNT' ? <AccountFields {...props} /> : <SchemeFields {...props} />}
      <TextArea
        label="Alasan"
        rows={2}
        maxLength={500}
        value={values.reason}
        readOnly={busy}
        name="reason"
        error={errors.reason}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
    </Form>
  );
}

function AccountFields({ values, errors, busy = false, onChange }: AskFormProps) {
  const text = (field: 'bank' | 'number' | 'holder') => ({
    value: values[field],
    name: field,
    error: errors[field],
    readOnly: busy,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  return (
    <>
      <TextField label="Bank" hint="Misalnya BCA." maxLength={40} {...text('bank')} />
      <TextField label="No. rekening" inputMode="numeric" maxLength={40} {...text('number')} />
      <TextField label="Atas nama" hint="Seperti di buku tabungan." maxLength={80} {...text('holder')} />
    </>
  );
}

function SchemeFields({ values, errors, types, busy = false, onChange }: AskFormProps) {
  const errorId = useId();
  return (
    <>
      <fieldset
        aria-invalid={errors.lines ? true : undefined}
        aria-describedby={errors.lines ? errorId : undefined}
      >
        <legend>Komisi per jenis kontrak</legend>
        {types.map(({ id, name, active }) => (
          <Line
            key={id}
            name={active ? name : `${name} (nonaktif)`}
            line={values.lines[id] ?? NO_LINE}
            error={errors[`line.${id}`]}
            busy={busy}
            onChange={(line) => onChange({ lines: { ...values.lines, [id]: line } })}
          />
        ))}
        {errors.lines && (
          <p id={errorId} data-part="error">
            {errors.lines}
          </p>
        )}
      </fieldset>
      <CheckField
        label="Ditarik kembali bila kontraknya dibatalkan"
        checked={values.cancelled}
        disabled={busy}
        onChange={(cancelled) => onChange({ cancelled })}
      />
      <TextField
        label="Ditarik kembali bila angsuran pertama belum dibayar setelah"
        hint="Dihitung dari jatuh temponya; kosong berarti tidak ditarik."
        suffix="hari"
        inputMode="numeric"
        maxLength={3}
        value={values.days}
        name="days"
        error={errors.days}
        readOnly={busy}
        autoComplete="off"
        onChange={(event) => onChange({ days: event.target.value })}
      />
    </>
  );
}

interface LineProps {
  name: string;
  line: LineDraft;
  error: string | undefined;
  busy: boolean;
  onChange: (line: LineDraft) => void;
}

function Line({ name, line, error, busy, onChange }: LineProps) {
  return (
    <div data-part="line">
      <Select
        label={name}
        options={[
          { value: '', label: 'Tanpa komisi' },
          { value: 'PER_MILLE', label: 'Per mil dari pokok' },
          { value: 'FIXED', label: 'Tetap per kontrak' },
        ]}
        value={line.basis}
        disabled={busy}
        onChange={(basis) => onChange({ ...line, basis })}
      />
      {line.basis === 'FIXED' && (
        <MoneyField
          label={`Jumlah, ${name}`}
          required
          value={line.amount}
          error={error}
          readOnly={busy}
          onChange={(amount) => onChange({ ...line, amount })}
        />
      )}
      {line.basis === 'PER_MILLE' && (
        <TextField
          label={`Per mil, ${name}`}
          required
          suffix="‰"
          inputMode="decimal"
          maxLength={6}
          value={line.rate}
          error={error}
          readOnly={busy}
          autoComplete="off"
          onChange={(event) => onChange({ ...line, rate: event.target.value })}
        />
      )}
    </div>
  );
}

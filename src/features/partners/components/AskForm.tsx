import { useId, type ReactNode } from 'react';
import { CheckField } from '@/components/CheckField/CheckField';
import { Form } from '@/components/Form/Form';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { Select } from '@/components/Select/Select';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { Partner, PartnerAsk } from '@/lib/contract/partnerRecords';
import { NO_LINE, type AskDraft, type LineDraft } from '../domain/askDraft';
import styles from './AskForm.module.css';

export interface AskFormProps {
  /** What is asked for. */
  kind: PartnerAsk['kind'];
  /** Ties the dialog's button to the form. */
  formId: string;
  /** What was typed so far. */
  draft: AskDraft;
  /** By field of the form; shown beside it. */
  errors: FieldErrors;
  /** What a scheme may have lines for. */
  types: Partner['contract_types'];
  /** What stands above the fields: why the last try failed. */
  notice?: ReactNode;
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** What was chosen or typed. */
  onChange: (change: Partial<AskDraft>) => void;
  /** Sent, with every field read. */
  onSubmit: () => void;
}

/** Another account or scheme of a partner, and why. Nothing of it counts until somebody else approves. */
export function AskForm(props: AskFormProps) {
  const { kind, formId, draft, errors, notice, busy = false, onChange, onSubmit } = props;
  return (
    <Form className={styles.root} id={formId} busy={busy} steps onSubmit={onSubmit}>
      {notice}
      <p>
        {kind === 'ACCOUNT'
          ? 'Berlaku setelah disetujui orang lain, dan dibayar mulai hari berikutnya. Selama menunggu tidak ada yang dibayarkan.'
          : 'Berlaku untuk kontrak yang cair setelah disetujui orang lain. Komisi yang sudah dihitung tidak berubah.'}
      </p>
      {kind === 'ACCOUNT' ? <AccountFields {...props} /> : <SchemeFields {...props} />}
      <TextArea
        label="Alasan"
        rows={2}
        maxLength={500}
        value={draft.reason}
        readOnly={busy}
        error={errors.reason}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
    </Form>
  );
}

function AccountFields({ draft, errors, busy = false, onChange }: AskFormProps) {
  const text = (field: 'bank' | 'number' | 'holder') => ({
    value: draft[field],
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

function SchemeFields({ draft, errors, types, busy = false, onChange }: AskFormProps) {
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
            line={draft.lines[id] ?? NO_LINE}
            error={errors[`line.${id}`]}
            busy={busy}
            onChange={(line) => onChange({ lines: { ...draft.lines, [id]: line } })}
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
        checked={draft.cancelled}
        disabled={busy}
        onChange={(cancelled) => onChange({ cancelled })}
      />
      <TextField
        label="Ditarik kembali bila angsuran pertama belum dibayar setelah"
        hint="Dihitung dari jatuh temponya; kosong berarti tidak ditarik."
        suffix="hari"
        inputMode="numeric"
        maxLength={3}
        value={draft.days}
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
          value={line.amount}
          error={error}
          readOnly={busy}
          onChange={(amount) => onChange({ ...line, amount })}
        />
      )}
      {line.basis === 'PER_MILLE' && (
        <TextField
          label={`Per mil, ${name}`}
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

import { CheckField } from '@/components/CheckField/CheckField';
import { Form } from '@/components/Form/Form';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { Select } from '@/components/Select/Select';
import { TextField } from '@/components/TextField/TextField';
import type { Title } from '@/lib/contract/titles';
import { TITLE_FIELDS } from '@/lib/titles/titleLabels';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import { FLAG_GROUPS } from '../domain/flagGroups';
import type { TitleValues } from '../domain/titleForm';
import styles from './TitleForm.module.css';

export interface TitleFormProps extends EditorFormProps<TitleValues> {
  /** Of a new title: which one it begins like. */
  copying?: {
    titles: readonly Pick<Title, 'id' | 'name'>[];
    /** Null: with nothing. */
    chosen: number | null;
    onChoose: (id: number | null) => void;
  };
}

/** Name, limits and flags of a title; each flag says what it opens. */
export function TitleForm({
  formId,
  values,
  errors,
  copying,
  notice,
  busy = false,
  onChange,
  onSubmit,
}: TitleFormProps) {
  return (
    <Form className={styles.root} id={formId} busy={busy} steps onSubmit={onSubmit}>
      {notice}
      <TextField
        label={TITLE_FIELDS.name}
        value={values.name}
        name="name"
        error={errors.name}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {copying && (
        <Select
          label="Hak dan batas seperti"
          value={String(copying.chosen ?? '')}
          options={[
            { value: '', label: 'Tanpa hak' },
            ...copying.titles.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          hint="Mengisi hak dan batas di bawah; sesudah itu masih dapat diubah."
          onChange={(value) => copying.onChoose(value === '' ? null : Number(value))}
        />
      )}
      <Limits {...{ values, errors, onChange }} />
      {FLAG_GROUPS.map(({ title, rights }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {rights.map(({ flag, label, opens }) => (
            <CheckField
              key={flag}
              label={label}
              hint={opens}
              checked={values.access[flag] === 1}
              onChange={(on) => onChange({ access: { ...values.access, [flag]: on ? 1 : 0 } })}
            />
          ))}
        </fieldset>
      ))}
    </Form>
  );
}

/** How far a holder goes alone. */
function Limits({ values, errors, onChange }: Pick<TitleFormProps, 'values' | 'errors' | 'onChange'>) {
  return (
    <fieldset>
      <legend>BATAS</legend>
      <div data-part="wide">
        <CheckField
          label={TITLE_FIELDS.all_offices}
          hint="Melihat dan mengerjakan data semua kantor, bukan hanya kantornya sendiri."
          checked={values.all_offices}
          onChange={(all_offices) => onChange({ all_offices })}
        />
      </div>
      {(['credit_discount_bp', 'penalty_discount_bp'] as const).map((field) => (
        <TextField
          key={field}
          label={TITLE_FIELDS[field]}
          value={values[field]}
          name={field}
          error={errors[field]}
          hint="Yang boleh dibebaskan sendiri pada satu nota; di atasnya lewat permintaan."
          suffix="%"
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => onChange(shareOf(field, event.target.value))}
        />
      ))}
      <TextField
        label={TITLE_FIELDS.transfer_days_back}
        value={values.transfer_days_back}
        name="transfer_days_back"
        error={errors.transfer_days_back}
        hint="0: hanya hari ini. Kosong: tanpa batas. Lebih jauh lewat permintaan."
        suffix="hari"
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => onChange({ transfer_days_back: event.target.value })}
      />
      <MoneyField
        label={TITLE_FIELDS.approves_up_to}
        value={values.approves_up_to}
        name="approves_up_to"
        error={errors.approves_up_to}
        hint="Kosong berarti tanpa batas."
        onChange={(approves_up_to) => onChange({ approves_up_to })}
      />
      <MoneyField
        label={TITLE_FIELDS.forgives_up_to}
        value={values.forgives_up_to}
        name="forgives_up_to"
        error={errors.forgives_up_to}
        hint="Per peminjam dalam 30 hari: potongan, hapus buku, denda, uang kas yang keluar. Kosong berarti tanpa batas."
        onChange={(forgives_up_to) => onChange({ forgives_up_to })}
      />
    </fieldset>
  );
}

const shareOf = (field: 'credit_discount_bp' | 'penalty_discount_bp', text: string): Partial<TitleValues> =>
  field === 'credit_discount_bp' ? { credit_discount_bp: text } : { penalty_discount_bp: text };

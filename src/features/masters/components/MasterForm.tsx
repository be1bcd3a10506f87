import { DateField } from '@/components/DateField/DateField';
import { Form } from '@/components/Form/Form';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { PhoneField } from '@/components/PhoneField/PhoneField';
import { Select } from '@/components/Select/Select';
import { TextField } from '@/components/TextField/TextField';
import { MASTER_FIELDS } from '@/lib/labels/masterLabels';
import type { Master } from '@/lib/contract/masters';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import { typedFields, type MasterValues } from '../domain/masterForm';
import type { MasterField, MasterKind } from '../domain/MasterKind';
import styles from './MasterForm.module.css';

export interface MasterFormProps extends EditorFormProps<MasterValues> {
  /** Which masters: their fields, words and calls. */
  kind: MasterKind;
  /** What uses the record, in words: its code is fixed then. */
  usedBy: string | null;
  /** The record that is changed; null: a new one. */
  row?: Master | null;
  /** Every record of the master. */
  rows?: readonly Master[];
}

/** Every field of a simple master. */
export function MasterForm(props: MasterFormProps) {
  const { kind, formId, values, errors, usedBy, notice, busy = false, onChange, onSubmit } = props;
  const { row = null, rows = [] } = props;
  return (
    <Form className={styles.root} id={formId} busy={busy} steps onSubmit={onSubmit}>
      {notice && <div data-wide>{notice}</div>}
      <TextField
        label={MASTER_FIELDS.code}
        value={values.code}
        readOnly={usedBy !== null}
        name={usedBy === null ? 'code' : undefined}
        error={errors.code}
        hint={usedBy === null ? kind.codeHint : `Dipakai ${usedBy}, jadi tetap.`}
        maxLength={kind.codeLength}
        autoComplete="off"
        autoCapitalize="characters"
        onChange={(event) => onChange({ code: event.target.value.toUpperCase() })}
      />
      <TextField
        label={MASTER_FIELDS.name}
        value={values.name}
        name="name"
        error={errors.name}
        hint="Seperti tampil di layar dan cetakan."
        maxLength={80}
        autoComplete="off"
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {typedFields(kind).map((field) => {
        const value = values[field.name] ?? '';
        const handleChange = (next: string) => onChange({ [field.name]: next });
        return field.Piece ? (
          <div key={field.name} data-wide>
            <field.Piece {...{ value, values, errors, row, rows }} onChange={handleChange} />
          </div>
        ) : (
          <OwnField
            key={field.name}
            field={field}
            value={value}
            error={errors[field.name]}
            onChange={handleChange}
          />
        );
      })}
      {!kind.undated && <Days {...{ values, errors, onChange }} />}
    </Form>
  );
}

/** First and last day on which a record is offered. */
function Days({ values, errors, onChange }: Pick<MasterFormProps, 'values' | 'errors' | 'onChange'>) {
  return (
    <>
      <DateField
        label={MASTER_FIELDS.valid_from}
        value={values.valid_from}
        name="valid_from"
        error={errors.valid_from}
        hint="Hari pertama ditawarkan."
        onChange={(valid_from) => onChange({ valid_from })}
      />
      <DateField
        label={MASTER_FIELDS.valid_to}
        value={values.valid_to}
        name="valid_to"
        error={errors.valid_to}
        hint="Hari terakhir; kosong berarti tidak dibatasi."
        onChange={(valid_to) => onChange({ valid_to })}
      />
    </>
  );
}

interface OwnFieldProps {
  field: MasterField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function OwnField({ field, value, error, onChange }: OwnFieldProps) {
  const { name, label, hint, options, wide, money, phone } = field;
  const piece = options ? (
    <Select
      {...{ name, label, hint, error, value, onChange }}
      options={Object.entries(options).map(([key, words]) => ({ value: key, label: words }))}
    />
  ) : money ? (
    <MoneyField
      {...{ name, label, hint, error }}
      value={value === '' ? null : Number(value)}
      onChange={(next) => onChange(next === null ? '' : String(next))}
    />
  ) : phone ? (
    <PhoneField {...{ name, label, hint, error, value, onChange }} />
  ) : (
    <TextField
      {...{ name, label, hint, error, value }}
      maxLength={field.maxLength}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
  return wide ? <div data-wide>{piece}</div> : piece;
}

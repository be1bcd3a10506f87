import { MoneyField } from '@/components/MoneyField/MoneyField';
import { Select } from '@/components/Select/Select';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import { HOUSE_LABELS } from '@/lib/labels/registrationLabels';
import { ADDRESS_LABELS, FINDING_LABELS, MET_LABELS, RECOMMENDATION_LABELS } from '@/lib/labels/surveyLabels';
import { namesWhom, needsNote, type TypedFindings } from '@/lib/registration/surveyErrors';
import styles from './FindingFields.module.css';

export interface FindingFieldsProps {
  /** As they are typed. */
  findings: TypedFindings;
  /** What is missing, by path. */
  errors: Readonly<Record<string, string>>;
  /** Something was typed or chosen. */
  onFind: (findings: Partial<TypedFindings>) => void;
}

/** The questions of a visit. */
export function FindingFields({ findings, errors, onFind }: FindingFieldsProps) {
  const { met, met_name, address, house, neighbours, income, seen, recommendation, note } = findings;
  return (
    <div className={styles.root}>
      <Choice field="met" required labels={MET_LABELS} value={met} {...{ errors, onFind }} />
      {namesWhom(findings) && (
        <TextField
          {...field('met_name', errors)}
          required
          maxLength={80}
          autoComplete="off"
          value={met_name ?? ''}
          onChange={(event) => onFind({ met_name: event.target.value })}
        />
      )}
      <Choice field="address" required labels={ADDRESS_LABELS} value={address} {...{ errors, onFind }} />
      <Choice
        field="house"
        labels={HOUSE_LABELS}
        value={house}
        open="Tidak diketahui"
        {...{ errors, onFind }}
      />
      <MoneyField
        {...field('income', errors)}
        hint="Kosongkan bila tidak dapat ditaksir."
        value={income}
        onChange={(amount) => onFind({ income: amount })}
      />
      <TextArea
        {...field('neighbours', errors)}
        rows={2}
        maxLength={500}
        value={neighbours ?? ''}
        onChange={(event) => onFind({ neighbours: event.target.value })}
      />
      <TextArea
        {...field('seen', errors)}
        rows={2}
        maxLength={500}
        value={seen ?? ''}
        onChange={(event) => onFind({ seen: event.target.value })}
      />
      <Choice
        field="recommendation"
        required
        labels={RECOMMENDATION_LABELS}
        value={recommendation}
        {...{ errors, onFind }}
      />
      <TextArea
        {...field('note', errors)}
        required={needsNote(findings)}
        rows={3}
        maxLength={1000}
        hint={needsNote(findings) ? 'Jelaskan alasannya.' : undefined}
        value={note ?? ''}
        onChange={(event) => onFind({ note: event.target.value })}
      />
    </div>
  );
}

type Field = keyof TypedFindings;

const field = (name: Field, errors: FindingFieldsProps['errors']) => ({
  name,
  label: FINDING_LABELS[name],
  error: errors[`findings.${name}`],
});

interface ChoiceProps<F extends Field> extends Pick<FindingFieldsProps, 'errors' | 'onFind'> {
  field: F;
  labels: Readonly<Record<NonNullable<TypedFindings[F]> & string, string>>;
  value: TypedFindings[F];
  required?: boolean;
  /** What nothing chosen is called. */
  open?: string;
}

function Choice<F extends Field>({
  field: name,
  labels,
  value,
  required = false,
  open = 'Pilih …',
  errors,
  onFind,
}: ChoiceProps<F>) {
  const options = Object.entries<string>(labels).map(([choice, label]) => ({ value: choice, label }));
  return (
    <Select
      {...field(name, errors)}
      required={required}
      options={[{ value: '', label: open }, ...options]}
      value={typeof value === 'string' ? value : ''}
      onChange={(chosen) => onFind({ [name]: chosen === '' ? null : chosen })}
    />
  );
}

import { Form } from '@/components/Form/Form';
import { TextField } from '@/components/TextField/TextField';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { LetterDaysValues } from '../domain/letterDaysForm';
import styles from './ClassForm.module.css';

export type LetterDaysFormProps = EditorFormProps<LetterDaysValues>;

/** From how many days late each warning letter may be made. */
export function LetterDaysForm(props: LetterDaysFormProps) {
  const { formId, values, errors, notice, busy = false, onChange, onSubmit } = props;
  const { letter_from: days } = values;
  return (
    <Form className={styles.root} id={formId} busy={busy} onSubmit={onSubmit}>
      {notice}
      <fieldset>
        <legend>Boleh dibuat mulai terlambat</legend>
        {days.map((day, at) => (
          <TextField
            // A letter is known by its place.
            key={at}
            label={`SP${at + 1}`}
            value={day}
            name={`letter_from.${at}`}
            error={errors[`letter_from.${at}`]}
            suffix="hari"
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            readOnly={busy}
            onChange={(event) => onChange({ letter_from: days.with(at, event.target.value) })}
          />
        ))}
      </fieldset>
    </Form>
  );
}

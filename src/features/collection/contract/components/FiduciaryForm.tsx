import { DateField } from '@/components/DateField/DateField';
import { Form } from '@/components/Form/Form';
import { TextField } from '@/components/TextField/TextField';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import { FIDUCIARY_LABELS, type FiduciaryDraft } from '../domain/fiduciaryDraft';

const FIELDS = Object.keys(FIDUCIARY_LABELS) as (keyof FiduciaryDraft)[];

/** Deed, certificate and removal of a fiduciary; what is not known yet stays empty. */
export function FiduciaryForm(props: EditorFormProps<FiduciaryDraft>) {
  const { formId, values, errors, notice, busy = false, onChange, onSubmit } = props;
  const shared = (field: keyof FiduciaryDraft) => ({
    label: FIDUCIARY_LABELS[field],
    value: values[field],
    error: errors[field],
    readOnly: busy,
  });
  return (
    <Form id={formId} aria-label="Fidusia" busy={busy} onSubmit={onSubmit}>
      {notice}
      {FIELDS.map((field) =>
        field.endsWith('_on') ? (
          <DateField key={field} {...shared(field)} onChange={(day) => onChange({ [field]: day })} />
        ) : (
          <TextField
            key={field}
            {...shared(field)}
            maxLength={field === 'notary' ? 80 : 60}
            autoComplete="off"
            onChange={({ target }) => onChange({ [field]: target.value })}
          />
        ),
      )}
    </Form>
  );
}

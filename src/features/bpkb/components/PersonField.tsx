import { TextField } from '@/components/TextField/TextField';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';

export interface PersonFieldProps extends Pick<
  EditorFormProps<{ person: string }>,
  'values' | 'errors' | 'busy' | 'onChange'
> {
  /** What the person does: 'Dibawa oleh'. */
  label: string;
  /** Who may be meant. */
  hint?: string;
}

/** Who brings, takes or fetches a book. */
export const PersonField = ({ label, hint, values, errors, busy = false, onChange }: PersonFieldProps) => (
  <TextField
    label={label}
    name="person"
    value={values.person}
    error={errors.person}
    hint={hint}
    maxLength={80}
    autoComplete="off"
    readOnly={busy}
    onChange={({ target }) => onChange({ person: target.value })}
  />
);

import { TextArea } from '@/components/TextArea/TextArea';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';

export interface NoteFieldProps extends Pick<
  EditorFormProps<{ note: string }>,
  'values' | 'errors' | 'busy' | 'onChange'
> {
  /** Default 'Catatan'. */
  label?: string;
}

/** What else is to be said of an act on a book. */
export const NoteField = ({ label = 'Catatan', values, errors, busy = false, onChange }: NoteFieldProps) => (
  <TextArea
    label={label}
    name="note"
    value={values.note}
    error={errors.note}
    maxLength={500}
    rows={2}
    readOnly={busy}
    onChange={({ target }) => onChange({ note: target.value })}
  />
);

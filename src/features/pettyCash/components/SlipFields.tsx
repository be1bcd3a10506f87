import { TextField } from '@/components/TextField/TextField';
import { useRequired } from '@/components/TextField/requiredNames';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { CompleteDraft } from '../domain/completeDraft';
import type { ProofUpload } from './ProofUpload';

export interface SlipFieldsProps extends Pick<
  EditorFormProps<CompleteDraft>,
  'values' | 'errors' | 'busy' | 'onChange'
> {
  /** What the paper is called. */
  label: string;
  /** A field for it. */
  Upload: ProofUpload;
  /** Tells this slip from others. */
  slot: string;
}

/** What a bank or the head office calls money that moved, and the paper that says so. */
export function SlipFields({ label, values, errors, busy = false, Upload, slot, onChange }: SlipFieldsProps) {
  const required = useRequired('file_id');
  return (
    <>
      <TextField
        label="Nomor referensi"
        name="reference"
        value={values.reference}
        error={errors.reference}
        maxLength={60}
        readOnly={busy}
        onChange={({ target }) => onChange({ reference: target.value })}
      />
      <Upload
        label={label}
        slot={slot}
        kind="DOCUMENT"
        initial={values.file}
        error={errors.file_id}
        required={required}
        onChange={(file) => onChange({ file })}
      />
    </>
  );
}

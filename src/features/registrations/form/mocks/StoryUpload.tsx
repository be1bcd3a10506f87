import { DocumentField } from '@/components/DocumentField/DocumentField';
import type { UploadProps } from '../FormSurroundings';

/** A field for a file whose sending is another feature's; the page's stories have the real one. */
export function StoryUpload({ label, initial, error, required = false, onChange }: UploadProps) {
  return (
    <DocumentField
      label={label}
      error={error}
      required={required}
      state={initial ? { step: 'done', file: initial, preview: null } : { step: 'empty' }}
      onFile={() => undefined}
      onCancel={() => undefined}
      onAgain={() => undefined}
      onRemove={() => onChange(null)}
    />
  );
}

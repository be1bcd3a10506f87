import { DocumentField } from '@/components/DocumentField/DocumentField';
import type { PaperUpload } from '@/lib/files/PaperParts';
import { AGREEMENT } from './buildTaking';

/** A field for a paper whose sending is another feature's: whatever is chosen is there at once. */
export const StoryUpload: PaperUpload = ({ label, initial, error, required = false, onChange }) => (
  <DocumentField
    {...{ label, error, required }}
    state={initial ? { step: 'done', file: initial, preview: null } : { step: 'empty' }}
    onFile={() => onChange(AGREEMENT)}
    onCancel={() => undefined}
    onAgain={() => undefined}
    onRemove={() => onChange(null)}
  />
);

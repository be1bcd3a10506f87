import { DocumentField } from '@/components/DocumentField/DocumentField';
import type { ConsentFormProps } from '../components/ConsentForm';
import type { ConsentListProps } from '../components/ConsentList';
import { PAPER } from './buildCollecting';

/** A field for a paper whose sending is another feature's: whatever is chosen is there at once. */
export const StoryUpload: ConsentFormProps['Upload'] = ({ label, initial, error, onChange }) => (
  <DocumentField
    label={label}
    error={error}
    state={initial ? { step: 'done', file: initial, preview: null } : { step: 'empty' }}
    onFile={() => onChange(PAPER)}
    onCancel={() => undefined}
    onAgain={() => undefined}
    onRemove={() => onChange(null)}
  />
);

/** A paper whose reading is another feature's. */
export const StoryFileView: ConsentListProps['FileView'] = ({ label, file }) => (
  <p>
    {label}: {file.name}
  </p>
);

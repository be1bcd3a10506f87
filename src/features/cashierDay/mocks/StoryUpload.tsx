import { DocumentField } from '@/components/DocumentField/DocumentField';
import type { KeptFile } from '@/lib/contract/files';
import type { HandOverFormProps } from '../components/HandOverForm';

export const SLIP: KeptFile = {
  id: 31,
  kind: 'DOCUMENT',
  name: 'bukti-setor.pdf',
  type: 'application/pdf',
  bytes: 82_000,
  width: null,
  height: null,
  created_at: '2026-11-20T10:15:00.000Z',
  attached: false,
};

/** A field for a slip whose sending is another feature's: whatever is chosen is there at once. */
export const StoryUpload: HandOverFormProps['Upload'] = ({ label, initial, error, onChange }) => (
  <DocumentField
    label={label}
    error={error}
    state={initial ? { step: 'done', file: initial, preview: null } : { step: 'empty' }}
    onFile={() => onChange(SLIP)}
    onCancel={() => undefined}
    onAgain={() => undefined}
    onRemove={() => onChange(null)}
  />
);

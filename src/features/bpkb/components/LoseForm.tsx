import { Form } from '@/components/Form/Form';
import { TextArea } from '@/components/TextArea/TextArea';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { PaperUpload } from '@/lib/files/PaperParts';
import type { LoseDraft } from '../domain/moveDrafts';
import { BookPhotos } from './BookPhotos';

export interface LoseFormProps extends EditorFormProps<LoseDraft> {
  /** A field for a paper. */
  Upload: PaperUpload;
  /** Tells these papers from others. */
  slot: string;
}

/** A book is gone: what happened, and the police report. */
export function LoseForm(props: LoseFormProps) {
  const { formId, values, errors, notice, busy = false, Upload, slot, onChange, onSubmit } = props;
  return (
    <Form id={formId} aria-label="Laporkan hilang" busy={busy} onSubmit={onSubmit}>
      {notice}
      <p>Orang kedua memutuskan. Bila BPKB ditemukan lagi, terima seperti baru datang.</p>
      <TextArea
        label="Yang terjadi"
        name="reason"
        value={values.reason}
        error={errors.reason}
        maxLength={500}
        rows={3}
        readOnly={busy}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
      <BookPhotos
        label="Surat kehilangan dari polisi"
        kind="DOCUMENT"
        files={values.files}
        most={3}
        error={errors.file_ids}
        required
        {...{ Upload, slot }}
        onChange={(files) => onChange({ files })}
      />
    </Form>
  );
}

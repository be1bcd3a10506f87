import { Form } from '@/components/Form/Form';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { PaperUpload } from '@/lib/files/PaperParts';
import type { ReturnDraft } from '../domain/moveDrafts';
import { BookPhotos } from './BookPhotos';
import { NoteField } from './NoteField';
import { PersonField } from './PersonField';

export interface ReturnFormProps extends EditorFormProps<ReturnDraft> {
  /** A field for a photo. */
  Upload: PaperUpload;
  /** Tells these photos from others. */
  slot: string;
}

/** A book that was lent is back: who brought it, and what was seen of it. */
export function ReturnForm(props: ReturnFormProps) {
  const { formId, values, errors, notice, busy = false, Upload, slot, onChange, onSubmit } = props;
  const fields = { values, errors, busy, onChange };
  return (
    <Form id={formId} aria-label="Catat kembali" busy={busy} onSubmit={onSubmit}>
      {notice}
      <BookPhotos
        label="Foto BPKB"
        files={values.files}
        most={5}
        error={errors.file_ids}
        required
        {...{ Upload, slot }}
        onChange={(files) => onChange({ files })}
      />
      <PersonField label="Dibawa oleh" {...fields} />
      <NoteField label="Keadaan buku" {...fields} />
    </Form>
  );
}

import { Form } from '@/components/Form/Form';
import { Segmented } from '@/components/Segmented/Segmented';
import type { BpkbBook } from '@/lib/contract/bpkbBook';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { PaperUpload } from '@/lib/files/PaperParts';
import { cameBack, type ArriveDraft } from '../domain/moveDrafts';
import { BookPhotos } from './BookPhotos';
import { NoteField } from './NoteField';

export interface ArriveFormProps extends EditorFormProps<ArriveDraft> {
  /** The book that was under way. */
  book: Pick<BpkbBook, 'office' | 'to_office'>;
  /** A field for a photo. */
  Upload: PaperUpload;
  /** Tells these photos from others. */
  slot: string;
}

/** A book that was under way is in hand: where it was sent, or back where it came from. */
export function ArriveForm(props: ArriveFormProps) {
  const { formId, values, errors, notice, busy = false, book, Upload, slot, onChange, onSubmit } = props;
  const { office, to_office: to } = book;
  return (
    <Form id={formId} aria-label="Catat tiba" busy={busy} onSubmit={onSubmit}>
      {notice}
      {to && (
        <Segmented
          label="Tiba di"
          value={values.office}
          options={[
            { value: String(to.id), label: `Tiba di ${to.name}` },
            { value: String(office.id), label: `Kembali di ${office.name}` },
          ]}
          onChange={(chosen) => onChange({ office: chosen })}
        />
      )}
      <BookPhotos
        label="Foto BPKB"
        files={values.files}
        most={5}
        error={errors.file_ids}
        required
        {...{ Upload, slot }}
        onChange={(files) => onChange({ files })}
      />
      <NoteField
        label={cameBack(values, book) ? 'Mengapa kembali' : 'Catatan'}
        {...{ values, errors, busy, onChange }}
      />
    </Form>
  );
}

import type { PaperUpload } from '@/lib/files/PaperParts';
import { withFile, type FilesDraft } from '../domain/filesDraft';

export interface BookPhotosProps {
  /** What each is: 'Foto BPKB'. */
  label: string;
  /** Photos as they are chosen. */
  files: FilesDraft;
  /** So many at most. */
  most: number;
  /** Why the form cannot be sent without one. */
  error?: string | undefined;
  /** At least one must be there. */
  required?: boolean;
  /** A photo or a paper; a photo unless told otherwise. */
  kind?: 'PHOTO' | 'DOCUMENT';
  /** A field for a photo. */
  Upload: PaperUpload;
  /** Tells these photos from others. */
  slot: string;
  /** Others were chosen. */
  onChange: (files: FilesDraft) => void;
}

/** Photos of a book, one field each; another one is offered once all are filled. */
export function BookPhotos(props: BookPhotosProps) {
  const { label, files, most, error, required = false, kind = 'PHOTO', Upload, slot, onChange } = props;
  return files.map((file, at) => (
    <Upload
      // The place in the list is the field.
      key={at}
      label={at === 0 ? label : `${label} ${at + 1}`}
      slot={`${slot}-${at}`}
      kind={kind}
      initial={file}
      error={at === 0 ? error : undefined}
      required={required && at === 0}
      onChange={(chosen) => onChange(withFile(files, at, chosen, most))}
    />
  ));
}

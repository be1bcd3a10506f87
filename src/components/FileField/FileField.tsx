import UploadFile from '@mui/icons-material/UploadFileRounded';
import { useId, useState } from 'react';
import styles from './FileField.module.css';

export interface FileFieldProps {
  /** What the file is. */
  label: string;
  /** Name of the chosen file; null: none yet. */
  fileName: string | null;
  /** As in `<input accept>`; also what is dropped is checked by whoever reads it. */
  accept?: string;
  /** What may be chosen: 'CSV atau XLSX, paling besar 10 MB'. */
  hint: string;
  /** What is wrong with the chosen file; it stays named. */
  error?: string | undefined;
  /** The file is being read. */
  busy?: boolean;
  /** A file was chosen or dropped. */
  onFile: (file: File) => void;
}

/** One file, picked or dropped. The device's own control lies over the whole place and takes both. */
export function FileField({ label, fileName, accept, hint, error, busy = false, onFile }: FileFieldProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <div className={styles.root} data-invalid={error ? true : undefined} data-over={over || undefined}>
      <label htmlFor={id}>{label}</label>
      <div data-part="place" aria-busy={busy || undefined}>
        <UploadFile aria-hidden />
        <div>
          <strong>{fileName ?? 'Pilih berkas'}</strong>
          <span data-part="how">{fileName ? 'Pilih berkas lain' : 'atau tarik ke sini'}</span>
        </div>
        <input
          id={id}
          type="file"
          accept={accept}
          disabled={busy}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file can be chosen again after a failure.
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
      </div>
      <p id={`${id}-note`} role={error ? 'alert' : undefined} data-part="note">
        {error ?? hint}
      </p>
    </div>
  );
}

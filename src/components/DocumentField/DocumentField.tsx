import Description from '@mui/icons-material/DescriptionRounded';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import PhotoCamera from '@mui/icons-material/PhotoCameraRounded';
import UploadFile from '@mui/icons-material/UploadFileRounded';
import { useId, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { ProgressBar } from '@/components/ProgressBar/ProgressBar';
import { FILE_TROUBLES, type FileTrouble, type KeptFile } from '@/lib/contract/files';
import { formatFileSize } from '@/lib/format/fileSize';
import styles from './DocumentField.module.css';

/** A file that is kept, as the field shows it. */
export type ShownFile = Pick<KeptFile, 'name' | 'type' | 'bytes'>;

/** How the file is doing. */
export type DocumentState =
  | { step: 'empty'; removed?: boolean }
  | { step: 'shrinking'; name: string }
  | { step: 'sending'; name: string; bytes: number; share: number; waiting: boolean }
  | { step: 'failed'; name: string; reason: string; again: boolean }
  | { step: 'unusable'; name: string; trouble: FileTrouble }
  | { step: 'done'; file: ShownFile; preview: string | null; problem?: string | null };

export interface DocumentFieldProps {
  /** What the file is: 'KTP pemohon'. */
  label: string;
  /** How the file is doing. */
  state: DocumentState;
  /** The form is not handed in without it: marked beside the label. Default false. */
  required?: boolean;
  /** Shown only: nothing can be chosen or removed. */
  readOnly?: boolean;
  /** Why the form cannot be sent without it; shown while there is none. */
  error?: string | undefined;
  /** A file was chosen, or a photo taken. */
  onFile: (file: File) => void;
  /** The sending is given up. */
  onCancel: () => void;
  /** The same file once more. */
  onAgain: () => void;
  /** The form is to have no file here. */
  onRemove: () => void;
  /** Opens the file; left out: it cannot be opened from here. */
  onOpen?: (() => void) | undefined;
}

/** One photo or paper of a form: taken by the camera or chosen, on its way, kept, or failed with the reason. */
export function DocumentField({
  label,
  state,
  required = false,
  readOnly = false,
  error,
  ...acts
}: DocumentFieldProps) {
  const id = useId();
  const wrong =
    state.step === 'failed' || state.step === 'unusable' || (state.step === 'empty' && Boolean(error));
  return (
    <section
      className={styles.root}
      aria-labelledby={id}
      data-invalid={wrong || undefined}
      data-required={required || undefined}
    >
      <h3 id={id}>
        {label}
        {required && <span aria-hidden> *</span>}
      </h3>
      <div data-part="place" data-step={state.step} aria-live="polite">
        {body(label, state, readOnly, error, acts)}
      </div>
    </section>
  );
}

type Acts = Pick<DocumentFieldProps, 'onFile' | 'onCancel' | 'onAgain' | 'onRemove' | 'onOpen'>;

function body(label: string, state: DocumentState, readOnly: boolean, error: string | undefined, acts: Acts) {
  const choices = !readOnly && <Choices label={label} onFile={acts.onFile} />;
  switch (state.step) {
    case 'empty':
      return (
        <>
          <Words
            icon={<UploadFile aria-hidden />}
            main={state.removed ? 'Dihapus dari formulir ini' : 'Belum ada berkas'}
            more={error ?? (readOnly ? 'Tidak ada yang dilampirkan.' : 'Foto atau PDF, paling besar 10 MB.')}
          />
          {choices}
        </>
      );
    case 'shrinking':
      return <Words icon={<ImageOutlined aria-hidden />} main={state.name} more="Memperkecil foto …" />;
    case 'sending':
      return (
        <>
          <Words
            icon={<UploadFile aria-hidden />}
            main={state.name}
            more={state.waiting ? 'Menunggu sambungan; dilanjutkan sendiri.' : formatFileSize(state.bytes)}
          />
          <ProgressBar label={`Mengirim ${label}`} value={state.share} max={1} valueText={sent(state)} />
          <div data-part="acts">
            <Button onClick={acts.onCancel}>Batal kirim</Button>
          </div>
        </>
      );
    case 'failed':
      return (
        <>
          <Words icon={<UploadFile aria-hidden />} main={state.name} more={state.reason} alert />
          {state.again && (
            <div data-part="acts">
              <Button kind="primary" onClick={acts.onAgain}>
                Kirim lagi
              </Button>
            </div>
          )}
          {choices}
        </>
      );
    case 'unusable':
      return (
        <>
          <Words
            icon={<Description aria-hidden />}
            main={state.name}
            more={FILE_TROUBLES[state.trouble]}
            alert
          />
          {choices}
        </>
      );
    case 'done':
    default:
      return <Kept state={state} label={label} readOnly={readOnly} acts={acts} />;
  }
}

const sent = ({ share, waiting }: { share: number; waiting: boolean }) =>
  waiting ? `${Math.floor(share * 100)}% terkirim, menunggu` : `${Math.floor(share * 100)}% terkirim`;

function Words({
  icon,
  main,
  more,
  alert = false,
}: {
  icon: ReactNode;
  main: string;
  more: string;
  alert?: boolean;
}) {
  return (
    <div data-part="words">
      {icon}
      <div>
        <strong>{main}</strong>
        <p role={alert ? 'alert' : undefined}>{more}</p>
      </div>
    </div>
  );
}

function Kept({
  state: { file, preview, problem },
  label,
  readOnly,
  acts,
}: {
  state: Extract<DocumentState, { step: 'done' }>;
  label: string;
  readOnly: boolean;
  acts: Acts;
}) {
  const isPaper = file.type === 'application/pdf';
  const picture = preview ? <img src={preview} alt={label} /> : <ImageOutlined aria-hidden />;
  return (
    <>
      <Words
        icon={isPaper ? <Description aria-hidden /> : picture}
        main={file.name}
        more={problem ?? `${isPaper ? 'PDF' : 'Foto'}, ${formatFileSize(file.bytes)}`}
        alert={Boolean(problem)}
      />
      <div data-part="acts">
        {acts.onOpen && <Button onClick={acts.onOpen}>Buka</Button>}
        {!readOnly && <Button onClick={acts.onRemove}>Hapus</Button>}
      </div>
    </>
  );
}

const TYPES = 'image/jpeg,image/png,image/webp,application/pdf';

function Choices({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  const take = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    // The same file can be chosen again after a failure.
    input.value = '';
    if (file) onFile(file);
  };
  return (
    <div data-part="acts">
      <label data-part="choice">
        <PhotoCamera aria-hidden />
        Ambil foto
        <input
          type="file"
          accept="image/jpeg"
          capture="environment"
          aria-label={`Ambil foto ${label}`}
          onChange={(event) => take(event.target)}
        />
      </label>
      <label data-part="choice">
        <UploadFile aria-hidden />
        Pilih berkas
        <input
          type="file"
          accept={TYPES}
          aria-label={`Pilih berkas ${label}`}
          onChange={(event) => take(event.target)}
        />
      </label>
    </div>
  );
}

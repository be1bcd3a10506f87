import Description from '@mui/icons-material/DescriptionRounded';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { useId } from 'react';
import { Button } from '@/components/Button/Button';
import { FILE_TROUBLES, type FileTrouble, type KeptFile } from '@/lib/contract/files';
import { formatFileSize } from '@/lib/format/fileSize';
import styles from './FileView.module.css';

/** How the reading of a file is doing. */
export type FileViewState =
  | { step: 'closed' }
  | { step: 'opening' }
  | { step: 'shown'; address: string }
  | { step: 'unusable'; trouble: FileTrouble }
  | { step: 'failed'; reason: string };

export interface FileViewProps {
  /** What the file shows: 'KTP pemohon'. */
  label: string;
  /** As it is kept. */
  file: Pick<KeptFile, 'name' | 'type' | 'bytes'>;
  /** Each reading of it is in the log. */
  logged?: boolean;
  /** How the reading is doing. */
  state: FileViewState;
  /** Asked to be seen here; a PDF in a window of its own. */
  onOpen: () => void;
  /** Asked to be put away. */
  onClose: () => void;
  /** The picture could not be shown: its address ended, or the connection. */
  onBroken: () => void;
}

/** A kept photo or paper, seen beside what it proves. Nothing is fetched before somebody asks for it. */
export function FileView({ label, file, logged = false, state, onOpen, onClose, onBroken }: FileViewProps) {
  const id = useId();
  const Icon = file.type === 'application/pdf' ? Description : ImageOutlined;
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div data-part="head">
        <Icon aria-hidden />
        <div>
          <h4 id={id}>{label}</h4>
          <p>{aboutOf(file, logged, state)}</p>
        </div>
        <Act {...{ label, file, state, onOpen, onClose }} />
      </div>
      {state.step === 'shown' && (
        <a href={state.address} target="_blank" rel="noreferrer" aria-label={`${label}, ukuran penuh`}>
          <img src={state.address} alt={label} onError={onBroken} />
        </a>
      )}
    </section>
  );
}

function aboutOf(file: FileViewProps['file'], logged: boolean, state: FileViewState): string {
  switch (state.step) {
    case 'unusable':
      return FILE_TROUBLES[state.trouble];
    case 'failed':
      return state.reason;
    case 'shown':
      return 'Tekan gambar untuk ukuran penuh.';
    case 'closed':
    case 'opening': {
      const kind = file.type === 'application/pdf' ? 'PDF' : 'Foto';
      return `${kind}, ${formatFileSize(file.bytes)}${logged ? '. Yang membukanya dicatat.' : ''}`;
    }
  }
}

type ActProps = Pick<FileViewProps, 'label' | 'file' | 'state' | 'onOpen' | 'onClose'>;

function Act({ label, file, state, onOpen, onClose }: ActProps) {
  switch (state.step) {
    case 'unusable':
      return null;
    case 'shown':
      return (
        <Button aria-label={`Tutup ${label}`} onClick={onClose}>
          Tutup
        </Button>
      );
    case 'closed':
    case 'opening':
      return (
        <Button
          aria-label={`${state.step === 'opening' ? OPENING : verbOf(file)} ${label}`}
          busy={state.step === 'opening'}
          busyLabel={OPENING}
          onClick={onOpen}
        >
          {verbOf(file)}
        </Button>
      );
    case 'failed':
      return (
        <Button aria-label={`Coba lagi ${label}`} onClick={onOpen}>
          Coba lagi
        </Button>
      );
  }
}

const OPENING = 'Membuka…';
const verbOf = ({ type }: FileViewProps['file']) => (type === 'application/pdf' ? 'Buka' : 'Lihat');

import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { useState } from 'react';
import { FILE_TROUBLES, type KeptFile } from '@/lib/contract/files';
import styles from './FilePicture.module.css';
import { openFile } from '@/lib/files/openFile';
import { useContent } from './api/useContent';

export interface FilePictureProps {
  /** A picture that the server keeps. */
  file: KeptFile;
  /** What it shows: 'Foto 1'. */
  label: string;
}

/** A picture that the server keeps, small; a press opens it in a window of its own. */
export function FilePicture({ file, label }: FilePictureProps) {
  const { address, trouble } = useContent(file);
  const [problem, setProblem] = useState<string | null>(null);
  const words = problem ?? (trouble && FILE_TROUBLES[trouble]);
  return (
    <div className={styles.root}>
      <button
        type="button"
        aria-label={`Buka ${label}`}
        disabled={trouble !== null}
        onClick={() => void openFile(file).then(setProblem)}
      >
        {address === null ? <ImageOutlined aria-hidden /> : <img src={address} alt={label} />}
      </button>
      {words !== null && <p role="alert">{words}</p>}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { FileView, type FileViewState } from '@/components/FileView/FileView';
import type { KeptFile } from '@/lib/contract/files';
import { readKeptFile } from './api/readKeptFile';

export interface KeptFileViewProps {
  /** What the file shows: 'KTP pemohon'. */
  label: string;
  /** As the record that holds it names it. */
  file: KeptFile;
}

/** A photo or paper of a record, read when it is asked for: a picture here, a PDF in a window of its own. */
export function KeptFileView({ label, file }: KeptFileViewProps) {
  const [state, setState] = useState<FileViewState>({ step: 'closed' });
  const asked = useRef<AbortController>(null);
  useEffect(() => () => asked.current?.abort(), []);
  const open = async () => {
    asked.current?.abort();
    const { signal } = (asked.current = new AbortController());
    setState({ step: 'opening' });
    const found = await readKeptFile(file, signal);
    if (!signal.aborted) setState(found);
  };
  return (
    <FileView
      label={label}
      file={file}
      logged={file.kind === 'IDENTITY'}
      state={state}
      onOpen={() => void open()}
      onClose={() => setState({ step: 'closed' })}
      onBroken={() => setState({ step: 'failed', reason: 'Gambar ini tidak dapat ditampilkan.' })}
    />
  );
}

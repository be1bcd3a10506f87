import { useEffect, useState } from 'react';
import { DocumentField, type DocumentState } from '@/components/DocumentField/DocumentField';
import { getFile, readFile, type KeptFile } from '@/lib/contract/files';
import { useUpload, type UploadOptions } from '@/lib/files/useUpload';
import { ApiError } from '@/lib/http/ApiError';
import { apiAddress } from '@/lib/http/apiAddress';
import { call } from '@/lib/http/request';

export interface UploadFieldProps extends UploadOptions {
  /** What the file is: 'KTP pemohon'. */
  label: string;
  /** Shown only. */
  readOnly?: boolean;
  /** Why the form cannot be sent without it. */
  error?: string | undefined;
}

/** One photo or paper of a form, sent as soon as it is chosen. `onChange` tells the form which file it has. */
export function UploadField({ label, readOnly, error, ...options }: UploadFieldProps) {
  const upload = useUpload(options);
  const { state } = upload;
  const file = state.step === 'done' ? state.file : null;
  const { address, missing } = useContent(file);
  // Why the file of that number could not be opened.
  const [closed, setClosed] = useState<{ id: number; problem: string } | null>(null);
  const problem = closed !== null && closed.id === file?.id ? closed.problem : null;
  const openIt = async (kept: KeptFile) => {
    setClosed(null);
    const found = await open(kept);
    if (found !== null) setClosed({ id: kept.id, problem: found });
  };
  return (
    <DocumentField
      label={label}
      readOnly={readOnly ?? false}
      error={error}
      state={shown(state, address, missing, problem)}
      onFile={upload.choose}
      onCancel={upload.cancel}
      onAgain={upload.again}
      onRemove={upload.remove}
      onOpen={file && !missing ? () => void openIt(file) : undefined}
    />
  );
}

function shown(
  state: ReturnType<typeof useUpload>['state'],
  preview: string | null,
  missing: boolean,
  problem: string | null,
): DocumentState {
  if (state.step !== 'done') return state;
  return missing ? { step: 'missing', name: state.file.name } : { ...state, preview, problem };
}

/** Where a picture can be seen for now. Identity documents are opened only when asked: each reading is in the log. */
function useContent(file: KeptFile | null) {
  const [found, setFound] = useState<{ id: number; address: string | null; missing: boolean } | null>(null);
  const id = file && file.kind !== 'IDENTITY' ? file.id : null;
  useEffect(() => {
    if (id === null) return;
    const gone = new AbortController();
    call(getFile, { params: { id }, signal: gone.signal }).then(
      ({ key, missing, type }) =>
        setFound({ id, missing, address: key && type === 'image/jpeg' ? addressOf(key) : null }),
      // Without it the field shows the name alone.
      () => undefined,
    );
    return () => gone.abort();
  }, [id]);
  return found && found.id === id ? found : { address: null, missing: false };
}

const addressOf = (key: string) => apiAddress(readFile.path, { key });

/** In a window of its own, which the server's headers keep from running anything. Gives why it could not be, or null. */
async function open({ id }: KeptFile): Promise<string | null> {
  try {
    const { key } = await call(getFile, { params: { id } });
    if (key === null) return 'Isi berkas ini tidak ada lagi di penyimpanan.';
    window.open(addressOf(key), '_blank', 'noopener');
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

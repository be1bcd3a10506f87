import { useState } from 'react';
import { DocumentField, type DocumentState } from '@/components/DocumentField/DocumentField';
import type { FileTrouble, KeptFile } from '@/lib/contract/files';
import { useUpload, type UploadOptions } from '@/lib/files/useUpload';
import { openFile } from '@/lib/files/openFile';
import { useContent } from './api/useContent';

export interface UploadFieldProps extends UploadOptions {
  /** What the file is: 'KTP pemohon'. */
  label: string;
  /** Shown only. */
  readOnly?: boolean;
  /** Why the form cannot be sent without it. */
  error?: string | undefined;
  /** The form is not handed in without it. */
  required?: boolean;
}

/** One photo or paper of a form, sent as soon as it is chosen. `onChange` tells the form which file it has. */
export function UploadField({ label, readOnly, error, required = false, ...options }: UploadFieldProps) {
  const upload = useUpload(options);
  const { state } = upload;
  const file = state.step === 'done' ? state.file : null;
  const { address, trouble } = useContent(file);
  // Why the file of that number could not be opened.
  const [closed, setClosed] = useState<{ id: number; problem: string } | null>(null);
  const problem = closed !== null && closed.id === file?.id ? closed.problem : null;
  const openIt = async (kept: KeptFile) => {
    setClosed(null);
    const found = await openFile(kept);
    if (found !== null) setClosed({ id: kept.id, problem: found });
  };
  return (
    <DocumentField
      label={label}
      readOnly={readOnly ?? false}
      error={error}
      required={required}
      state={shown(state, address, trouble, problem)}
      onFile={upload.choose}
      onCancel={upload.cancel}
      onAgain={upload.again}
      onRemove={upload.remove}
      onOpen={file && trouble === null ? () => void openIt(file) : undefined}
    />
  );
}

function shown(
  state: ReturnType<typeof useUpload>['state'],
  preview: string | null,
  trouble: FileTrouble | null,
  problem: string | null,
): DocumentState {
  if (state.step !== 'done') return state;
  if (trouble !== null) return { step: 'unusable', name: state.file.name, trouble };
  return { ...state, preview, problem };
}

import { useEffect, useRef, useState } from 'react';
import { LARGEST_FILE, removeFile, SENT_TYPES, type FileKind, type KeptFile } from '../contract/files';
import { ApiError } from '../http/ApiError';
import { call } from '../http/request';
import { loadCode } from '../lazy/loadCode';
import { shrinkImage } from './shrinkImage';

/** How a file of a form is doing. */
export type UploadState =
  | { step: 'empty'; removed?: boolean }
  | { step: 'shrinking'; name: string }
  | { step: 'sending'; name: string; bytes: number; share: number; waiting: boolean }
  | { step: 'failed'; name: string; reason: string; again: boolean }
  | { step: 'done'; file: KeptFile };

export interface UploadOptions {
  /** What the file is for, the same after a reload. */
  slot: string;
  /** What it shows: an identity document is opened only when asked, for each reading is in the log. */
  kind: FileKind;
  /** The file that the form has already. */
  initial?: KeptFile | null;
  /** The form has this file from now on; null: none. */
  onChange: (file: KeptFile | null) => void;
}

const TOO_LARGE = 'Berkas lebih dari 10 MB. Pilih yang lebih kecil.';
const WRONG_TYPE = 'Pilih foto (JPEG, PNG, WebP) atau PDF.';

/** Shrinks, sends, gives up, tries again and removes one file of a form. */
export function useUpload({ slot, kind, initial = null, onChange }: UploadOptions) {
  const [state, setState] = useState<UploadState>(
    initial ? { step: 'done', file: initial } : { step: 'empty' },
  );
  const running = useRef<AbortController | null>(null);
  const chosen = useRef<File | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const fail = (name: string, reason: string, again: boolean) =>
    setState({ step: 'failed', name, reason, again });

  async function send(file: File): Promise<void> {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    chosen.current = file;
    const show = (next: UploadState) => {
      if (!own.signal.aborted) setState(next);
    };
    const { name } = file;
    const isPicture = file.type.startsWith('image/');
    if (!isPicture && !(SENT_TYPES as readonly string[]).includes(file.type))
      return fail(name, WRONG_TYPE, false);
    if (isPicture) show({ step: 'shrinking', name });
    const content = isPicture ? await shrinkImage(file) : file;
    if (content.size > LARGEST_FILE || content.size === 0)
      return show({
        step: 'failed',
        name,
        reason: content.size ? TOO_LARGE : 'Berkas ini kosong.',
        again: false,
      });
    const sending = { step: 'sending' as const, name, bytes: content.size, share: 0, waiting: false };
    const update = (change: { share?: number; waiting?: boolean }) =>
      show(Object.assign(sending, change) && { ...sending });
    update({});
    try {
      // Only who sends a file needs what hashes it.
      const { sendFile } = await loadCode(() => import('./sendFile'));
      const kept = await sendFile(
        { slot, kind, name, content },
        {
          signal: own.signal,
          onProgress: (share) => update({ share }),
          onWaiting: (waiting) => update({ waiting }),
        },
      );
      if (own.signal.aborted) return;
      show({ step: 'done', file: kept });
      onChange(kept);
    } catch (error) {
      if (own.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      fail(name, error.fields.file ?? error.message, error.status !== 422);
    }
  }

  return {
    state,
    choose: (file: File) => void send(file),
    again: () => {
      if (chosen.current) void send(chosen.current);
    },
    cancel: () => {
      running.current?.abort();
      setState({ step: 'empty' });
    },
    /** The form lets go of it at once; what no record holds the server removes by itself, should this call fail. */
    remove: () => {
      if (state.step === 'done' && !state.file.attached)
        call(removeFile, { params: { id: state.file.id } }).catch(() => undefined);
      setState({ step: 'empty', removed: true });
      onChange(null);
    },
  };
}

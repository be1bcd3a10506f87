import type { ComponentType } from 'react';
import type { FileKind, KeptFile } from '../contract/files';

/** A field for the paper of a form, which sends it as soon as it is chosen. */
export type PaperUpload = ComponentType<{
  label: string;
  /** Tells this paper from others. */
  slot: string;
  kind: FileKind;
  initial?: KeptFile | null;
  error?: string | undefined;
  required?: boolean;
  onChange: (file: KeptFile | null) => void;
}>;

/** A paper or picture of a record, opened when it is asked for. */
export type PaperView = ComponentType<{ label: string; file: KeptFile }>;

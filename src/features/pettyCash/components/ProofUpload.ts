import type { ComponentType } from 'react';
import type { FileKind, KeptFile } from '@/lib/contract/files';

/** A field for the photo or paper that proves something. */
export type ProofUpload = ComponentType<{
  label: string;
  slot: string;
  kind: FileKind;
  initial?: KeptFile | null;
  error?: string | undefined;
  required?: boolean;
  onChange: (file: KeptFile | null) => void;
}>;

import { createContext, use, type ComponentType } from 'react';
import type { FileKind, KeptFile } from '@/lib/contract/files';
import type { FinancingBasis } from '@/lib/registration/financing';
import type { DuplicateLinks } from './components/DuplicateNotice';

/** A field for one photo or paper, as the files' feature has it. */
export interface UploadProps {
  label: string;
  slot: string;
  kind: FileKind;
  initial?: KeptFile | null;
  error?: string | undefined;
  required?: boolean;
  onChange: (file: KeptFile | null) => void;
}

/** What the steps need besides what is typed; it changes seldom. */
export interface FormSurroundings {
  basis: FinancingBasis;
  /** The form's office; null: the own one. */
  office: number | null;
  /** Files that the form names, as far as they are known. */
  files: readonly KeptFile[];
  /** One was sent. */
  keepSent: (file: KeptFile) => void;
  /** Tells this form's files from others, the same after a reload. */
  slot: string;
  Upload: ComponentType<UploadProps>;
  /** Where records with the same numbers are opened. */
  links: DuplicateLinks;
}

export const FormSurroundingsContext = createContext<FormSurroundings | null>(null);

export function useSurroundings(): FormSurroundings {
  const around = use(FormSurroundingsContext);
  if (!around) throw new Error('A step of the form stands outside of it.');
  return around;
}

export const useBasisNow = (): FinancingBasis => useSurroundings().basis;
export const useOffice = (): number | null => useSurroundings().office;

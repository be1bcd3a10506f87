import { useState, type ReactNode } from 'react';
import type { PaperSize } from '@/lib/paper/papers';
import { usePaper } from '@/lib/paper/usePaper';
import { PrintDialog, type PrintDialogProps } from './PrintDialog';
import { PrintSheet } from './PrintSheet';

export interface PrintDocumentProps extends Pick<
  PrintDialogProps,
  'title' | 'children' | 'onClose' | 'next'
> {
  /** At the foot of every sheet: what it is. */
  foot: string;
  /** The document on a paper; null: what stands on it is not known yet. */
  papers: ((size: PaperSize) => ReactNode) | null;
}

/** Shows a document as it will come out and prints it, as often as it is asked for; nothing of it is counted. */
export function PrintDocument({ title, foot, papers, children, onClose, next }: PrintDocumentProps) {
  const [size, setSize] = usePaper();
  const [prints, setPrints] = useState(0);
  return (
    <>
      <PrintDialog
        {...{ title, size, papers, onClose, next }}
        onSize={setSize}
        printed={prints > 0}
        onPrint={() => setPrints(prints + 1)}
      >
        {children}
      </PrintDialog>
      {prints > 0 && size && papers && (
        <PrintSheet size={size} title={foot} print={prints}>
          {papers(size)}
        </PrintSheet>
      )}
    </>
  );
}

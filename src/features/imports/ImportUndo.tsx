import { useToast } from '@/components/Toast/useToast';
import type { ImportBatch } from '@/lib/contract/imports';
import { useUndoImport } from './api/useUndoImport';
import { UndoDialog } from './components/UndoDialog';
import { figuresOf } from './domain/batchFigures';

export interface ImportUndoProps {
  /** The statement. */
  batch: ImportBatch;
  /** The statement was undone. */
  onUndone: () => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Takes a statement back as a whole, with a reason. */
export function ImportUndo({ batch, onUndone, onClose }: ImportUndoProps) {
  const toast = useToast();
  const { undo, isPending, problem } = useUndoImport(batch, () => {
    toast.tell(
      {
        message: `Mutasi ${batch.file_name} dibatalkan seluruhnya.`,
        next: 'Berkas yang sama boleh diunggah lagi.',
      },
      () => {
        onUndone();
        onClose();
      },
    );
  });
  return (
    <UndoDialog
      fileName={batch.file_name}
      posted={figuresOf(batch, 'POSTED')}
      tied={batch.tied.rows}
      busy={isPending}
      problem={problem}
      onUndo={undo}
      onCancel={onClose}
    />
  );
}

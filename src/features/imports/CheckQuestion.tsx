import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { useToast } from '@/components/Toast/useToast';
import type { ImportBatch } from '@/lib/contract/imports';
import { useCheckImport } from './api/useCheckImport';
import { FileTotal } from './components/FileTotal';

export interface CheckQuestionProps {
  /** The statement. */
  batch: ImportBatch;
  /** It is the bank's from now on. */
  onChecked: () => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Asks a second person to compare a posted statement with the bank, on its own page. */
export function CheckQuestion({ batch, onChecked, onClose }: CheckQuestionProps) {
  const toast = useToast();
  const { check, isPending, problem } = useCheckImport(batch, () =>
    toast.tell(
      {
        message: `Mutasi ${batch.file_name} sudah dicocokkan dengan bank.`,
        next: 'Transfer yang ada di dalamnya kini dikonfirmasi.',
      },
      () => {
        onChecked();
        onClose();
      },
    ),
  );
  return (
    <ConfirmDialog
      open
      title="Cocokkan dengan bank?"
      confirmLabel="Sudah dicocokkan dengan bank"
      busy={isPending}
      error={problem}
      onConfirm={() => void check()}
      onCancel={onClose}
    >
      <FileTotal batch={batch} />
    </ConfirmDialog>
  );
}

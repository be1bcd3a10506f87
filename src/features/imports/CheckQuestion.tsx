import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { ImportBatch } from '@/lib/contract/imports';
import { useEditor } from '@/lib/editor/useEditor';
import { useCheckImport } from './api/useCheckImport';
import { BankFiguresForm } from './components/BankFiguresForm';
import { FileTotal } from './components/FileTotal';
import { checkFigures, NO_FIGURES } from './domain/figuresDraft';

export interface CheckQuestionProps {
  /** The statement. */
  batch: ImportBatch;
  /** It is the bank's from now on. */
  onChecked: () => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** A second person types what the bank shows of a posted statement: account, lines, total. */
export function CheckQuestion({ batch, onChecked, onClose }: CheckQuestionProps) {
  const toast = useToast();
  const write = useCheckImport(batch, () =>
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
  const { form, dialog, problem } = useEditor({
    record: null,
    start: () => NO_FIGURES,
    write,
    check: checkFigures,
    // As it is now: after a 409 the figures above are those of the newer one.
    send: ({ account, rows, amount }) =>
      write.send({
        account: account.trim(),
        rows: Number(rows),
        amount: amount ?? 0,
        version: batch.version,
      }),
  });
  return (
    <FormDialog
      {...dialog}
      size="medium"
      namesKeys
      title="Cocokkan dengan bank"
      sendLabel="Sudah dicocokkan dengan bank"
      onClose={onClose}
    >
      <BankFiguresForm {...form} notice={problem && <SaveProblem {...problem} />}>
        <FileTotal batch={batch} />
      </BankFiguresForm>
    </FormDialog>
  );
}

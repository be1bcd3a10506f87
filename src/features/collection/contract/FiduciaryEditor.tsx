import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import { fiduciaryErrors } from '@/lib/collection/fiduciaryErrors';
import type { Fiduciary } from '@/lib/contract/fiduciaries';
import { useEditor } from '@/lib/editor/useEditor';
import { useSaveFiduciary } from './api/useCollectingWrite';
import { FiduciaryForm } from './components/FiduciaryForm';
import { fiduciaryBody, fiduciaryChanges, fiduciaryDraft } from './domain/fiduciaryDraft';

export interface FiduciaryEditorProps {
  /** The contract code. */
  code: string;
  /** The office's, `YYYY-MM-DD`. */
  today: string;
  /** As it stands. */
  row: Fiduciary;
  /** Saved, or left. */
  onClose: () => void;
}

/** Changes a contract's fiduciary. */
export function FiduciaryEditor({ code, today, row, onClose }: FiduciaryEditorProps) {
  const toast = useToast();
  const write = useSaveFiduciary(code);
  const { form, dialog, problem } = useEditor({
    record: row,
    start: () => fiduciaryDraft(row),
    write,
    check: (draft, base) => fiduciaryErrors(fiduciaryBody(draft, base), base.deed_from, today),
    changes: fiduciaryChanges,
    send: (draft, base) =>
      write.send(fiduciaryBody(draft, base), {
        onSuccess: () =>
          toast.tell(
            { message: 'Data fidusia tersimpan.', next: 'Perubahannya ada di riwayat kontrak.' },
            onClose,
          ),
      }),
  });
  return (
    <FormDialog {...dialog} title={`Fidusia, ${code}`} onClose={onClose}>
      <FiduciaryForm {...form} notice={problem && <SaveProblem {...problem} />} />
    </FormDialog>
  );
}

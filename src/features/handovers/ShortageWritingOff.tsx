import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import { useEditor } from '@/lib/editor/useEditor';
import { formatRupiah } from '@/lib/format/rupiah';
import { useAskWriteOff } from './api/useShortageWrites';
import { WriteOffForm } from './components/WriteOffForm';
import {
  checkWriteOff,
  owedOf,
  shortageChanges,
  toWriteOff,
  type WriteOffDraft,
} from './domain/shortageDraft';
import type { ShortageDialogProps } from './ShortagePaying';

/** Asks an approver of the office to write a Kurang setor off, or a part of it. */
export function ShortageWritingOff({ shortage, onClose }: ShortageDialogProps) {
  const toast = useToast();
  const write = useAskWriteOff(shortage.id);
  const { form, dialog, problem, base } = useEditor({
    record: shortage,
    start: (): WriteOffDraft => ({ amount: owedOf(shortage), reason: '' }),
    write,
    check: checkWriteOff,
    changes: shortageChanges,
    send: (draft, seen) =>
      write.send(toWriteOff(draft, seen), {
        onSuccess: () =>
          toast.tell(
            {
              message: `Penghapusan ${formatRupiah(draft.amount)} diminta.`,
              next: `Sampai disetujui, ${seen.collector.name} tetap terutang.`,
            },
            onClose,
          ),
      }),
  });
  return (
    <FormDialog
      {...dialog}
      namesKeys
      title={`Hapus kurang setor ${shortage.collector.name}`}
      sendLabel="Minta penghapusan"
      busyLabel="Meminta…"
      onClose={onClose}
    >
      <WriteOffForm {...form} shortage={base} notice={problem && <SaveProblem {...problem} />} />
    </FormDialog>
  );
}

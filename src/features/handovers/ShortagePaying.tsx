import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { Shortage } from '@/lib/contract/shortages';
import { useEditor } from '@/lib/editor/useEditor';
import { formatRupiah } from '@/lib/format/rupiah';
import { usePayShortage } from './api/useShortageWrites';
import { ShortagePayForm } from './components/ShortagePayForm';
import {
  checkShortagePay,
  owedOf,
  paidOf,
  shortageChanges,
  toShortagePay,
  type ShortagePayDraft,
} from './domain/shortageDraft';

export interface ShortageDialogProps {
  /** As it was seen. */
  shortage: Shortage;
  /** Sent, or left. */
  onClose: () => void;
}

const EMPTY: ShortagePayDraft = { counts: {} };

/** Takes banknotes for a Kurang setor into the cashier's own drawer. */
export function ShortagePaying({ shortage, onClose }: ShortageDialogProps) {
  const toast = useToast();
  const write = usePayShortage(shortage.id);
  const { form, dialog, problem, base } = useEditor({
    record: shortage,
    start: () => EMPTY,
    write,
    check: checkShortagePay,
    changes: shortageChanges,
    send: (draft, seen) =>
      write.send(toShortagePay(draft, seen), {
        onSuccess: (after) =>
          toast.tell(
            {
              message: `${formatRupiah(paidOf(draft))} diterima dari ${seen.collector.name}.`,
              next:
                owedOf(after) === 0
                  ? 'Kurang setornya selesai.'
                  : `Masih terutang ${formatRupiah(owedOf(after))}.`,
            },
            onClose,
          ),
      }),
  });
  return (
    <FormDialog
      {...dialog}
      size="medium"
      namesKeys
      title={`Kurang setor ${shortage.collector.name}`}
      sendLabel="Terima uang"
      onClose={onClose}
    >
      <ShortagePayForm {...form} shortage={base} notice={problem && <SaveProblem {...problem} />} />
    </FormDialog>
  );
}

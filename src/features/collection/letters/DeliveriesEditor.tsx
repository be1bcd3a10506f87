import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { Letter } from '@/lib/contract/letters';
import { useEditor } from '@/lib/editor/useEditor';
import { formatNumber } from '@/lib/format/rupiah';
import { useRecordDeliveries } from './api/useRecordDeliveries';
import { DeliveryForm } from './components/DeliveryForm';
import { checkDelivery, draftOf, writeOf } from './domain/deliveryDraft';

export interface DeliveriesEditorProps {
  /** The letters, as they are now; one at least. */
  letters: readonly Letter[];
  /** `YYYY-MM-DD`, where they were made. */
  today: string;
  /** They are recorded. */
  onDone: () => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Records at once how several letters were delivered, or that they were tried. */
export default function DeliveriesEditor({ letters, today, onDone, onClose }: DeliveriesEditorProps) {
  const toast = useToast();
  const write = useRecordDeliveries();
  const { form, dialog, problem } = useEditor({
    record: null,
    start: () => draftOf({ delivery: null }, today),
    write,
    check: (draft) => checkDelivery(draft, letters, today),
    send: (draft) =>
      write.send(
        { letters: letters.map(({ id, version }) => ({ id, version })), ...writeOf(draft) },
        {
          onSuccess: ({ rows }) =>
            toast.tell(
              {
                message: `Pengiriman ${formatNumber(rows.length)} surat tercatat.`,
                next: 'Surat berikutnya dapat dibuat setelah 7 hari.',
              },
              onDone,
            ),
        },
      ),
  });
  return (
    <FormDialog {...dialog} title={`Pengiriman ${formatNumber(letters.length)} surat`} onClose={onClose}>
      <DeliveryForm {...form} notice={problem && <SaveProblem {...problem} />} />
    </FormDialog>
  );
}

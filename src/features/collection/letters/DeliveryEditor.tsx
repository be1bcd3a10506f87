import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { Letter } from '@/lib/contract/letters';
import { useEditor } from '@/lib/editor/useEditor';
import { useRecordDelivery } from './api/useRecordDelivery';
import { DeliveryForm } from './components/DeliveryForm';
import { checkDelivery, draftOf, writeOf } from './domain/deliveryDraft';
import { deliveryText } from './domain/letterText';

export interface DeliveryEditorProps {
  /** The letter. */
  letter: Letter;
  /** `YYYY-MM-DD`, where it was made. */
  today: string;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Records how a letter was delivered, or that it was tried. */
export default function DeliveryEditor({ letter, today, onClose }: DeliveryEditorProps) {
  const toast = useToast();
  const write = useRecordDelivery(({ number }) =>
    toast.tell(
      { message: `Pengiriman ${number} tercatat.`, next: 'Surat berikutnya dapat dibuat setelah 7 hari.' },
      onClose,
    ),
  );
  const { form, dialog, problem } = useEditor({
    record: letter,
    start: () => draftOf(letter, today),
    write,
    check: (draft, base) => checkDelivery(draft, [base], today),
    changes: (before: Letter, after: Letter) => {
      const [was, is] = [deliveryText(before) ?? 'belum dicatat', deliveryText(after) ?? 'belum dicatat'];
      return was === is ? [] : [{ label: 'Pengiriman', before: was, after: is }];
    },
    send: (draft, { id, version }) => write.send({ id, version, ...writeOf(draft) }),
  });
  return (
    <FormDialog {...dialog} title={`Pengiriman ${letter.number}`} onClose={onClose}>
      <DeliveryForm {...form} notice={problem && <SaveProblem {...problem} />} />
    </FormDialog>
  );
}

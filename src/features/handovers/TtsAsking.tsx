import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { HandoverRow } from '@/lib/contract/handovers';
import { useEditor } from '@/lib/editor/useEditor';
import { useAskTts } from './api/useHandoverWrites';
import { LateAskForm } from './components/LateAskForm';
import { checkAsk, EMPTY_ASK, toAsk } from './domain/rowDraft';

export interface TtsAskingProps {
  /** One of the TTS that wait on its contract. */
  row: HandoverRow;
  /** Sent, or left. */
  onClose: () => void;
}

/** Asks a second person (again) about what of a hand-over waits on a contract. */
export function TtsAsking({ row, onClose }: TtsAskingProps) {
  const toast = useToast();
  const write = useAskTts(row.tts_id);
  const { form, dialog, problem } = useEditor({
    record: row,
    start: () => EMPTY_ASK,
    write,
    check: checkAsk,
    send: (draft) =>
      write.send(toAsk(draft), {
        onSuccess: () =>
          toast.tell(
            { message: 'Persetujuan diminta.', next: 'Notanya dibuat sesudah penyetuju memutuskan.' },
            onClose,
          ),
      }),
  });
  return (
    <FormDialog
      {...dialog}
      title={`Minta persetujuan ${row.customer_name}`}
      sendLabel="Minta persetujuan"
      busyLabel="Meminta…"
      onClose={onClose}
    >
      <LateAskForm {...form} contract={row.contract_code} notice={problem && <SaveProblem {...problem} />} />
    </FormDialog>
  );
}

import { useState } from 'react';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { HandoverRow } from '@/lib/contract/handovers';
import { useEditor } from '@/lib/editor/useEditor';
import { formatRupiah } from '@/lib/format/rupiah';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import { useReturnTts } from './api/useHandoverWrites';
import { ReturnForm, type PaperUpload } from './components/ReturnForm';
import { checkReturn, toReturn, type ReturnDraft } from './domain/rowDraft';

export interface TtsReturningProps {
  /** The TTS whose money goes back. */
  row: HandoverRow;
  /** A field for the signed paper. */
  Upload: PaperUpload;
  /** Sent, or left. */
  onClose: () => void;
}

/** Gives the money of a TTS back whose contract takes none any more. */
export function TtsReturning({ row, Upload, onClose }: TtsReturningProps) {
  const toast = useToast();
  // Another for each try: a paper that was left stays with it.
  const [slot] = useState(() => `kembali-${newIdempotencyKey()}`);
  const write = useReturnTts(row.tts_id);
  const { form, dialog, problem } = useEditor({
    record: row,
    start: (): ReturnDraft => ({ to: row.customer_name, file: null }),
    write,
    check: checkReturn,
    send: (draft) =>
      write.send(toReturn(draft), {
        onSuccess: () =>
          toast.tell(
            {
              message: `${formatRupiah(row.amount)} dikembalikan kepada ${draft.to.trim()}.`,
              next: 'Uangnya tercatat keluar dari kas Anda.',
            },
            onClose,
          ),
      }),
  });
  return (
    <FormDialog
      {...dialog}
      title={`Kembalikan uang ${row.customer_name}`}
      sendLabel="Kembalikan"
      onClose={onClose}
    >
      <ReturnForm {...form} {...{ row, Upload, slot }} notice={problem && <SaveProblem {...problem} />} />
    </FormDialog>
  );
}

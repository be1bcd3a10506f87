import { useState } from 'react';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { PettyRequest } from '@/lib/contract/pettyRequests';
import { useEditor } from '@/lib/editor/useEditor';
import { formatRupiah } from '@/lib/format/rupiah';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import { useCompleteMove } from './api/usePettyWrites';
import { CompleteForm } from './components/CompleteForm';
import type { ProofUpload } from './components/ProofUpload';
import { checkComplete, completeLabel, EMPTY_COMPLETE, toComplete } from './domain/completeDraft';
import { goesOut, requestTitle } from './domain/pettyText';

export interface MoveCompletingProps {
  /** The approved move. */
  request: PettyRequest;
  /** A field for the slip. */
  Upload: ProofUpload;
  /** Sent, or left. */
  onClose: () => void;
}

/** The money of an approved move is there: fund and drawer, where one is meant, move together. */
export function MoveCompleting({ request, Upload, onClose }: MoveCompletingProps) {
  const toast = useToast();
  const [slot] = useState(() => `petty-${newIdempotencyKey()}`);
  const write = useCompleteMove(request.id);
  const { form, dialog, problem } = useEditor({
    record: request,
    start: () => EMPTY_COMPLETE,
    write,
    check: checkComplete,
    send: (draft, asked) =>
      write.send(toComplete(draft, asked), {
        onSuccess: ({ voucher, amount }) =>
          toast.tell(
            {
              message: `${requestTitle(asked)} ${formatRupiah(amount)} tercatat.`,
              next: voucher
                ? `Vouchernya ${voucher.number}.`
                : goesOut(asked.kind)
                  ? 'Saldo kas kecil sudah turun.'
                  : 'Saldo kas kecil sudah naik.',
            },
            onClose,
          ),
      }),
  });
  return (
    <FormDialog
      {...dialog}
      title={requestTitle(request)}
      sendLabel={completeLabel(request)}
      busyLabel="Mencatat…"
      onClose={onClose}
    >
      <CompleteForm
        {...form}
        {...{ request, Upload, slot }}
        notice={problem && <SaveProblem {...problem} />}
      />
    </FormDialog>
  );
}

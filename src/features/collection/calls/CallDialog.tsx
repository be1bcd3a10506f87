import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { useToast } from '@/components/Toast/useToast';
import type { CallBasis } from '@/lib/contract/calls';
import { useEditor } from '@/lib/editor/useEditor';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { hasNoSuchCall } from '@/lib/http/hasNoSuchCall';
import { callBasisOptions } from './api/calls.queries';
import { useRecordCall } from './api/useRecordCall';
import { CallForm } from './components/CallForm';
import { beginCall, callBody, checkCall } from './domain/callDraft';

export interface CallDialogProps {
  /** The contract code. */
  code: string;
  /** Recorded, or left. */
  onClose: () => void;
}

/** Records the result of a call to a contract's borrower; what was typed outlives every refusal. */
export default function CallDialog({ code, onClose }: CallDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(callBasisOptions(code));
  // What was seen when it was opened counts: what changed meanwhile, the server refuses in words.
  const [opened, setOpened] = useState<CallBasis | null>(null);
  if (data?.obstacle === null && opened === null) setOpened(data);
  if (opened) return <Recording opened={opened} onClose={onClose} />;
  return (
    <Dialog
      open
      title={`Catat telepon, ${code}`}
      onClose={onClose}
      actions={<CancelButton>Tutup</CancelButton>}
    >
      {data ? (
        <p>{data.obstacle}</p>
      ) : !error ? (
        <SkeletonLines lines={5} />
      ) : hasNoSuchCall(error) ? (
        <p>Server perusahaan Anda tidak mencatat telepon penagihan.</p>
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </Dialog>
  );
}

const promiseWords = ({ running }: CallBasis): string =>
  running ? `${formatRupiah(running.amount)} pada ${formatDate(running.due)}` : 'tidak ada';

function Recording({ opened, onClose }: { opened: CallBasis; onClose: () => void }) {
  const toast = useToast();
  const write = useRecordCall(opened.code);
  const { base, form, dialog, problem } = useEditor({
    record: opened,
    start: () => beginCall(opened),
    write,
    check: checkCall,
    changes: (before: CallBasis, after: CallBasis) =>
      before.running?.id === after.running?.id
        ? []
        : [{ label: 'Janji yang berjalan', before: promiseWords(before), after: promiseWords(after) }],
    send: (draft, basis) =>
      write.send(callBody(draft, basis), {
        onSuccess: ({ promise }) =>
          toast.tell(
            {
              message: promise
                ? `Janji ${formatRupiah(promise.amount)} pada ${formatDate(promise.due)} tercatat.`
                : 'Hasil telepon tercatat.',
              next: promise
                ? 'Selama janji berjalan tidak ada surat peringatan.'
                : 'Terlihat di bagian Penagihan halaman kontrak.',
            },
            onClose,
          ),
      }),
  });
  return (
    <FormDialog
      {...dialog}
      title={`Catat telepon, ${base.customer_name}`}
      sendLabel="Catat"
      namesKeys
      onClose={onClose}
    >
      <CallForm {...form} basis={base} notice={problem && <SaveProblem {...problem} />} />
    </FormDialog>
  );
}

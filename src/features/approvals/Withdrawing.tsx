import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { useToast } from '@/components/Toast/useToast';
import type { Withdraw } from '@/lib/approvals/Evidence';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import { isDefiniteRefusal } from '@/lib/http/idempotencyKeys';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { keyOf } from './domain/chosenTogether';

export interface WithdrawingProps {
  /** One's own request. */
  row: ApprovalRow;
  /** How its kind is taken back. */
  withdraw: Withdraw;
  /** Asked to be closed. */
  onClose: () => void;
}

const UNSURE = 'Belum pasti apakah sudah ditarik. Coba lagi; tidak terjadi dua kali.';

/** Asks once, and takes one's own request back. */
export default function Withdrawing({ row: current, withdraw, onClose }: WithdrawingProps) {
  const toast = useToast();
  const client = useQueryClient();
  /** As it was when its question was opened. */
  const [row] = useState(current);
  const { send, isPending, error, problem } = useWrite({
    target: keyOf(row),
    send: (one: ApprovalRow, idempotencyKey) => withdraw(one, idempotencyKey),
    // Also after a failure: its answer may have been lost.
    onSettled: () => markAffected(client, 'contractRequest'),
  });
  const named = `${row.what} ${row.record.label}`;
  const handleConfirm = () =>
    send(row, {
      onSuccess: () =>
        toast.tell(
          { message: `${named} ditarik kembali.`, next: 'Semua tetap seperti sebelumnya.' },
          onClose,
        ),
    });
  return (
    <ConfirmDialog
      open
      title={`Tarik kembali ${named}?`}
      confirmLabel="Tarik kembali"
      busy={isPending}
      error={error && (isDefiniteRefusal(error) ? problem : `${problem} ${UNSURE}`)}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <p>{row.summary}</p>
      <p>
        Yang diminta tidak terjadi. Permintaan ini hilang dari daftar penyetuju; Anda dapat memintanya lagi.
      </p>
    </ConfirmDialog>
  );
}

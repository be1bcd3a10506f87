import { useState } from 'react';
import { useToast } from '@/components/Toast/useToast';
import type { ImportBatch } from '@/lib/contract/imports';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { errorMessage } from '@/lib/http/ApiError';
import { useDivision } from './api/useDivision';
import { usePostImport } from './api/usePostImport';
import { useWarnOnLeaving } from './api/useWarnOnLeaving';
import { PostingDialog } from './components/PostingDialog';
import { dueOf, figuresOf } from './domain/batchFigures';

export interface ImportPostingProps {
  /** As it is now; its figures are what the progress is measured by. */
  batch: ImportBatch;
  /** The statement was posted. */
  onPosted: () => void;
  /** Asked for the lines that were refused. */
  onShowRefused: () => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Posts what matched. What is done is read from the server's figures, so a lost answer is counted rightly. */
export function ImportPosting({ batch, onPosted, onShowRefused, onClose }: ImportPostingProps) {
  const posting = usePostImport(batch.id, onPosted);
  const toast = useToast();
  useWarnOnLeaving(posting.phase === 'posting');
  const asks = posting.phase === 'idle';
  const now = { due: dueOf(batch), posted: figuresOf(batch, 'POSTED') };
  const [pressed, setPressed] = useState(now);
  const { due, posted: before } = asks ? now : pressed;
  const { division, error, retry } = useDivision(batch, asks);
  const handlePost = () => {
    if (asks) setPressed(now);
    void posting.post();
  };
  const done = { rows: now.posted.rows - before.rows, amount: now.posted.amount - before.amount };
  const { refused } = posting;
  /** What it came to stays to be read where the button was that began it. */
  const handleClose = () => {
    if (posting.phase !== 'done') return onClose();
    const message = `${formatNumber(done.rows)} baris terposting, ${formatRupiah(done.amount)} menjadi nota.`;
    const next =
      refused > 0
        ? `${formatNumber(refused)} baris ditolak; periksa di bawah Perlu diperiksa.`
        : 'Periksa baris yang belum cocok, bila ada.';
    toast.tell({ message, next }, onClose);
  };
  return (
    <PostingDialog
      phase={posting.phase}
      due={due}
      division={division}
      divisionProblem={error ? errorMessage(error) : undefined}
      onRetryDivision={retry}
      done={done}
      refused={refused}
      problem={posting.error ? problemOf(posting.error) : undefined}
      onPost={handlePost}
      onShowRefused={onShowRefused}
      onClose={handleClose}
    />
  );
}

function problemOf(error: unknown): string {
  if (error instanceof Error && error.name === 'NothingMoves')
    return 'Server tidak memposting baris yang tersisa.';
  return errorMessage(error);
}

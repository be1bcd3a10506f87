import { useState } from 'react';
import type { ImportBatch } from '@/lib/contract/imports';
import { errorMessage } from '@/lib/http/ApiError';
import { useDivision } from './api/useDivision';
import { usePostImport } from './api/usePostImport';
import { useWarnOnLeaving } from './api/useWarnOnLeaving';
import { PostingDialog } from './components/PostingDialog';
import { figuresOf } from './domain/batchFigures';

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
  useWarnOnLeaving(posting.phase === 'posting');
  const asks = posting.phase === 'idle';
  const now = { due: figuresOf(batch, 'MATCHED'), posted: figuresOf(batch, 'POSTED') };
  const [pressed, setPressed] = useState(now);
  const { due, posted: before } = asks ? now : pressed;
  const { division, error, retry } = useDivision(batch, asks);
  const handlePost = () => {
    if (asks) setPressed(now);
    void posting.post();
  };
  return (
    <PostingDialog
      phase={posting.phase}
      due={due}
      division={division}
      divisionProblem={error ? errorMessage(error) : undefined}
      onRetryDivision={retry}
      done={{ rows: now.posted.rows - before.rows, amount: now.posted.amount - before.amount }}
      refused={posting.refused}
      problem={posting.error ? problemOf(posting.error) : undefined}
      onPost={handlePost}
      onShowRefused={onShowRefused}
      onClose={onClose}
    />
  );
}

function problemOf(error: unknown): string {
  if (error instanceof Error && error.name === 'NothingMoves')
    return 'Server tidak memposting baris yang tersisa.';
  return errorMessage(error);
}

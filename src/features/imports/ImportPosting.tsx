import { useState } from 'react';
import type { ImportBatch } from '@/lib/contract/imports';
import { errorMessage } from '@/lib/http/ApiError';
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
  const [start] = useState(() => ({ due: figuresOf(batch, 'MATCHED'), posted: figuresOf(batch, 'POSTED') }));
  const posted = figuresOf(batch, 'POSTED');
  return (
    <PostingDialog
      phase={posting.phase}
      due={start.due}
      done={{ rows: posted.rows - start.posted.rows, amount: posted.amount - start.posted.amount }}
      refused={posting.refused}
      problem={posting.error ? problemOf(posting.error) : undefined}
      onPost={() => void posting.post()}
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

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageAction } from '@/components/PageHeader/PageAction';
import { formatNumber } from '@/lib/format/rupiah';
import { useSession } from '@/lib/session/useSession';
import { batchOptions } from './api/imports.queries';
import { figuresOf, isAtWork } from './domain/batchFigures';
import { FIRST_ROWS } from './domain/importAddress';
import { ImportPosting } from './ImportPosting';
import { ImportUndo } from './ImportUndo';
import { useImportAddress } from './useImportAddress';

/**
 * What can be done with a statement: post what matched, take it back as a whole.
 * @param id of the statement
 * @param onReceiptsChanged receipts were written or voided
 */
export function useBatchActs(id: number, onReceiptsChanged: () => void) {
  const { data: batch } = useQuery(batchOptions(id));
  const mayPost = useSession()?.access.is_credit_add === 1;
  const { filter } = useImportAddress();
  const [doing, setDoing] = useState<'post' | 'undo' | null>(null);
  const close = () => setDoing(null);
  if (!batch) return { post: null, undo: null, shown: null };
  const due = figuresOf(batch, 'MATCHED').rows;
  const post: PageAction | null =
    mayPost && isAtWork(batch) && due > 0
      ? {
          label: batch.status === 'POSTING' ? 'Lanjutkan posting' : `Posting ${formatNumber(due)} baris`,
          onSelect: () => setDoing('post'),
        }
      : null;
  const undo: PageAction | null = batch.may_undo
    ? {
        label: batch.posted_by ? 'Batalkan posting' : 'Batalkan unggahan',
        onSelect: () => setDoing('undo'),
      }
    : null;
  return {
    post,
    undo,
    shown: (
      <>
        {doing === 'post' && (
          <ImportPosting
            batch={batch}
            onPosted={onReceiptsChanged}
            onClose={close}
            onShowRefused={() => {
              close();
              filter(id, { ...FIRST_ROWS, state: 'DOUBTFUL' }, true);
            }}
          />
        )}
        {doing === 'undo' && <ImportUndo batch={batch} onUndone={onReceiptsChanged} onClose={close} />}
      </>
    ),
  };
}

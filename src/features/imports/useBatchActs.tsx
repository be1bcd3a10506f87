import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageAction } from '@/components/PageHeader/PageAction';
import { formatNumber } from '@/lib/format/rupiah';
import { useSession } from '@/lib/session/useSession';
import { batchOptions } from './api/imports.queries';
import { dueOf, isAtWork } from './domain/batchFigures';
import { FIRST_ROWS } from './domain/importAddress';
import { CheckQuestion } from './CheckQuestion';
import { ImportPosting } from './ImportPosting';
import { ImportUndo } from './ImportUndo';
import { useImportAddress } from './useImportAddress';

/**
 * What can be done with a statement: post what matched, compare it with the bank, take it back as a whole.
 * @param id of the statement
 * @param onReceiptsChanged receipts were written or voided
 */
export function useBatchActs(id: number, onReceiptsChanged: () => void) {
  const { data: batch } = useQuery(batchOptions(id));
  const mayPost = useSession()?.access.is_credit_add === 1;
  const { filter } = useImportAddress();
  const [doing, setDoing] = useState<'post' | 'undo' | 'check' | null>(null);
  const close = () => setDoing(null);
  if (!batch) return { post: null, undo: null, check: null, shown: null };
  const due = dueOf(batch).rows;
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
  const check: PageAction | null = batch.may_check
    ? { label: 'Cocokkan dengan bank', onSelect: () => setDoing('check') }
    : null;
  return {
    post,
    undo,
    check,
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
        {doing === 'check' && <CheckQuestion batch={batch} onChecked={onReceiptsChanged} onClose={close} />}
        {doing === 'undo' && <ImportUndo batch={batch} onUndone={onReceiptsChanged} onClose={close} />}
      </>
    ),
  };
}

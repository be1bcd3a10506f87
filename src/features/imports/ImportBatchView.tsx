import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { PageParts } from '@/components/PageGrid/PageParts';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { formatNumber } from '@/lib/format/rupiah';
import { useSession } from '@/lib/session/useSession';
import { batchOptions } from './api/imports.queries';
import { BatchHead } from './components/BatchHead';
import { BatchObstacles } from './components/BatchObstacles';
import { BatchNotice } from './components/BatchNotice';
import { figuresOf, isAtWork } from './domain/batchFigures';
import { FIRST_ROWS, UPLOAD_SEARCH, type RowsState } from './domain/importAddress';
import { ImportPosting } from './ImportPosting';
import { ImportRows, type ImportRowsProps } from './ImportRows';
import { ImportUndo } from './ImportUndo';
import { useFromTheTop } from './useFromTheTop';

export interface ImportBatchViewProps extends Pick<ImportRowsProps, 'hrefOfContract' | 'hrefOfReceipt'> {
  /** Id of the statement. */
  id: number;
  /** Address of this screen, `/payment/import`. */
  href: string;
  /** Which of its lines are shown, as the address keeps it. */
  rows: RowsState;
  /** Another filter or page; `step`: going back leads here again. */
  onRows: (rows: RowsState, step: boolean) => void;
  /** Receipts were written or voided. */
  onReceiptsChanged: () => void;
}

/** One statement: how it stands, its rows, and what can be done with it. */
export function ImportBatchView(props: ImportBatchViewProps) {
  const { id, href, rows, onRows, onReceiptsChanged } = props;
  const { data: batch, error, isFetching, refetch } = useQuery(batchOptions(id));
  const mayPost = useSession()?.access.is_credit_add === 1;
  useFromTheTop();
  const [doing, setDoing] = useState<'post' | 'undo' | null>(null);
  const handleRetry = () => void refetch();
  if (!batch) {
    if (!error) return <SkeletonLines lines={14} />;
    return <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />;
  }
  const due = figuresOf(batch, 'MATCHED');
  const close = () => setDoing(null);
  return (
    <PageParts>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <BatchHead batch={batch}>
        {batch.may_undo && (
          <Button kind="danger" onClick={() => setDoing('undo')}>
            {batch.posted_by ? 'Batalkan posting' : 'Batalkan unggahan'}
          </Button>
        )}
        {mayPost && isAtWork(batch) && due.rows > 0 && (
          <Button kind="primary" onClick={() => setDoing('post')}>
            {batch.status === 'POSTING' ? 'Lanjutkan posting' : `Posting ${formatNumber(due.rows)} baris`}
          </Button>
        )}
      </BatchHead>
      <BatchObstacles batch={batch} isCashier={mayPost} />
      <BatchNotice batch={batch} uploadHref={href + UPLOAD_SEARCH} />
      <ImportRows
        batch={batch}
        state={rows}
        onState={onRows}
        hrefOfContract={props.hrefOfContract}
        hrefOfReceipt={props.hrefOfReceipt}
      />
      {doing === 'post' && (
        <ImportPosting
          batch={batch}
          onPosted={onReceiptsChanged}
          onClose={close}
          onShowRefused={() => {
            close();
            onRows({ ...FIRST_ROWS, state: 'DOUBTFUL' }, true);
          }}
        />
      )}
      {doing === 'undo' && <ImportUndo batch={batch} onUndone={onReceiptsChanged} onClose={close} />}
    </PageParts>
  );
}

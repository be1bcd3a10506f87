import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { PageParts } from '@/components/PageGrid/PageParts';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { useSession } from '@/lib/session/useSession';
import { batchOptions } from './api/imports.queries';
import { BatchHead } from './components/BatchHead';
import { BatchObstacles } from './components/BatchObstacles';
import { BatchNotice } from './components/BatchNotice';
import { UPLOAD_SEARCH, type RowsState } from './domain/importAddress';
import { HeldRows } from './HeldRows';
import { KeptStatement } from './KeptStatement';
import { ImportRows, type ImportRowsProps } from './ImportRows';

export interface ImportBatchViewProps extends Pick<ImportRowsProps, 'hrefOfContract' | 'hrefOfReceipt'> {
  /** Id of the statement. */
  id: number;
  /** Address of this screen, `/payment/import`. */
  href: string;
  /** Which of its lines are shown, as the address keeps it. */
  rows: RowsState;
  /** Another filter or page; `step`: going back leads here again. */
  onRows: (rows: RowsState, step: boolean) => void;
}

/** One statement: how it stands, and its rows. */
export function ImportBatchView(props: ImportBatchViewProps) {
  const { id, href, rows, onRows } = props;
  const { data: batch, error, isFetching, refetch } = useQuery(batchOptions(id));
  const mayPost = useSession()?.access.is_credit_add === 1;
  useFromTheTop();
  const handleRetry = () => void refetch();
  if (!batch) {
    if (!error) return <SkeletonLines lines={14} />;
    return <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />;
  }
  return (
    <PageParts>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <BatchHead batch={batch} />
      <BatchObstacles batch={batch} isCashier={mayPost} />
      <BatchNotice batch={batch} uploadHref={href + UPLOAD_SEARCH} />
      {batch.posted_by && batch.status !== 'UNDONE' && !batch.before_checks && (
        <KeptStatement batch={batch} />
      )}
      <HeldRows batch={batch} />
      <ImportRows
        batch={batch}
        state={rows}
        onState={onRows}
        hrefOfContract={props.hrefOfContract}
        hrefOfReceipt={props.hrefOfReceipt}
      />
    </PageParts>
  );
}

/** A part that takes the place of a whole page under the same address begins at its top, as a page of its own would. */
function useFromTheTop(): void {
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { Pagination } from '@/components/Pagination/Pagination';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { hasNoSuchCall } from '@/lib/http/hasNoSuchCall';
import { contractVisitsOptions } from './api/contractVisits.queries';
import { VisitList, type VisitListProps } from './components/VisitList';

export interface ContractVisitsProps extends Pick<VisitListProps, 'FileView'> {
  /** The contract code. */
  code: string;
}

/** Rows of a page of `listContractVisits` where it is not asked for another number. */
const SIZE = 10;

/** The visits to a contract's borrower, on its page. */
export function ContractVisits({ code, FileView }: ContractVisitsProps) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(contractVisitsOptions(code, page));
  const handleRetry = () => void refetch();
  if (!data) {
    if (!error) return <SkeletonLines lines={3} />;
    if (hasNoSuchCall(error)) return <p>Server perusahaan Anda tidak menyediakan kunjungan.</p>;
    return <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />;
  }
  return (
    <>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <VisitList visits={data.rows} FileView={FileView} />
      {data.count > SIZE && (
        <Pagination page={page} size={SIZE} count={data.count} busy={isPlaceholderData} onPage={setPage} />
      )}
    </>
  );
}

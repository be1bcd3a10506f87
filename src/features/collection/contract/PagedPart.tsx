import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { Pagination } from '@/components/Pagination/Pagination';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { COLLECTION_PAGE_SIZE } from '@/lib/contract/calls';

interface Page<T> {
  rows: T[];
  count: number;
}

export interface PagedPartProps<T, K extends readonly unknown[]> {
  /** The query of a page, from 1. */
  optionsOf: (page: number) => UseQueryOptions<Page<T>, Error, Page<T>, K>;
  /** The rows of a page. */
  children: (rows: readonly T[]) => ReactNode;
}

/** One list of a part of a page, in pages of its own. */
export function PagedPart<T, K extends readonly unknown[]>({ optionsOf, children }: PagedPartProps<T, K>) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch, isPlaceholderData } = useQuery(optionsOf(page));
  const handleRetry = () => void refetch();
  if (!data) {
    if (!error) return <SkeletonLines lines={3} />;
    return <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />;
  }
  return (
    <>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      {children(data.rows)}
      {data.count > COLLECTION_PAGE_SIZE && (
        <Pagination
          page={page}
          size={COLLECTION_PAGE_SIZE}
          count={data.count}
          busy={isPlaceholderData}
          onPage={setPage}
        />
      )}
    </>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { lazySection } from '@/components/LazyPart/lazyPart';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Pagination } from '@/components/Pagination/Pagination';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { ToolsPlace } from '@/components/TableTools/ToolsPlace';
import { useListTools } from '@/components/TableTools/useListTools';
import { IMPORT_PAGE_SIZE } from '@/lib/contract/importRows';
import { type ImportBatch } from '@/lib/contract/imports';
import { useColumnChoice } from '@/lib/session/columnChoice';
import { useSession } from '@/lib/session/useSession';
import { importListOptions } from './api/imports.queries';
import { BatchTable } from './components/BatchTable';
import { batchSearch, UPLOAD_SEARCH } from './domain/importAddress';

const ImportListTools = lazySection(() => import('./ImportListTools'));

const keyOf = (batch: ImportBatch) => batch.id;
const labelOf = (batch: ImportBatch) => `Pilih ${batch.file_name}`;

export interface ImportListProps {
  /** Address of this screen, `/payment/import`. */
  href: string;
  /** From 1. */
  page: number;
  /** Another page was chosen. */
  onPage: (page: number) => void;
}

/** Uploaded bank statements, newest first. */
export function ImportList({ href, page, onPage }: ImportListProps) {
  const mayUpload = useSession()?.access.is_credit_add === 1;
  const client = useQueryClient();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(importListOptions(page));
  const hrefOf = useCallback((batch: ImportBatch) => href + batchSearch(batch.id), [href]);
  const { choice, selection, bar } = useListTools(useColumnChoice('mutasi'), data?.rows, keyOf, labelOf);
  const handleRetry = () => void refetch();
  if (error && !data) return <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />;
  return (
    <PageParts>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <ToolsPlace ready={data !== undefined && data.count > 0}>
        <ImportListTools {...bar} />
      </ToolsPlace>
      <BatchTable
        choice={choice}
        selection={selection}
        rows={data?.rows}
        hrefOf={hrefOf}
        loading={isPlaceholderData}
        empty={
          <EmptyState
            title="Belum ada mutasi"
            action={mayUpload && <LinkButton href={href + UPLOAD_SEARCH}>Unggah mutasi</LinkButton>}
          >
            Unggah mutasi bank sebagai CSV atau XLSX; setiap uang masuk dicocokkan dengan kontraknya.
          </EmptyState>
        }
      />
      {data && data.count > IMPORT_PAGE_SIZE && (
        <Pagination
          page={page}
          size={IMPORT_PAGE_SIZE}
          count={data.count}
          busy={isPlaceholderData}
          onPage={onPage}
          onPrefetch={(next) => void client.prefetchQuery(importListOptions(next))}
        />
      )}
    </PageParts>
  );
}

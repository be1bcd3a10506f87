import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { listBankMappings } from '@/lib/contract/bankMappings';
import { getImportDivision } from '@/lib/contract/importPosting';
import { IMPORT_PAGE_SIZE, listImportRows } from '@/lib/contract/importRows';
import { getImport, type ImportBatch } from '@/lib/contract/imports';
import { findContracts } from '@/lib/contract/paymentCard';
import { call } from '@/lib/http/request';
import type { RowsState } from '../domain/importAddress';
import { IMPORTS } from '../domain/importList';

/** From general to special. */
export const importKeys = {
  all: IMPORTS.root,
  lists: () => IMPORTS.key,
  mappings: () => [...importKeys.all, 'mappings'] as const,
  batch: (id: number) => [...importKeys.all, 'batch', id] as const,
  division: (id: number, version: number) => [...importKeys.all, 'division', id, version] as const,
  rows: (id: number) => [...importKeys.all, 'rows', id] as const,
  rowsPage: (id: number, state: RowsState) => [...importKeys.rows(id), state] as const,
  found: (search: string) => [...importKeys.all, 'found', search] as const,
};

/** How each bank's statement was read the last time. */
export function mappingsOptions() {
  return queryOptions({
    queryKey: importKeys.mappings(),
    queryFn: ({ signal }) => call(listBankMappings, { signal }),
  });
}

/** One statement. Money is posted from it, so it is always asked for again. */
export function batchOptions(id: number) {
  return queryOptions({
    queryKey: importKeys.batch(id),
    queryFn: ({ signal }) => call(getImport, { params: { id: String(id) }, signal }),
    staleTime: 0,
  });
}

/** What posting a statement's matched rows pays; asked for each time that it is confirmed. */
export function divisionOptions({ id, version }: Pick<ImportBatch, 'id' | 'version'>) {
  return queryOptions({
    queryKey: importKeys.division(id, version),
    queryFn: ({ signal }) => call(getImportDivision, { params: { id: String(id) }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** One page of a statement's rows; the page before stays while the next one comes. */
export function rowsOptions(id: number, state: RowsState) {
  const query = {
    page: state.page,
    size: IMPORT_PAGE_SIZE,
    ...(state.state === 'all' ? {} : { state: state.state }),
    ...(state.line === null ? {} : { line: state.line }),
    ...(state.search ? { search: state.search } : {}),
  };
  return queryOptions({
    queryKey: importKeys.rowsPage(id, state),
    queryFn: ({ signal }) => call(listImportRows, { params: { id: String(id) }, query, signal }),
    staleTime: 0,
    // Rows of another statement are never shown under this one's name.
    placeholderData: (before, query) => (query?.queryKey[2] === id ? before : undefined),
  });
}

/** Contracts to choose from, as on the payment screen. */
export function foundOptions(search: string) {
  return queryOptions({
    queryKey: importKeys.found(search),
    queryFn: ({ signal }) => call(findContracts, { query: { search }, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
}

/** Keeps what an answer said of a statement; its rows and the list are asked for again. */
export function keepBatch(client: QueryClient, batch: ImportBatch): void {
  client.setQueryData(importKeys.batch(batch.id), batch);
  void client.invalidateQueries({ queryKey: importKeys.lists() });
}

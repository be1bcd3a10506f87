import { IMPORT_ROW_STATES, type ImportRowState } from '@/lib/contract/imports';

/** What the address says is open: the list, the upload, or one statement with its filter. */
export type ImportPlace =
  { view: 'list'; page: number } | { view: 'upload' } | { view: 'batch'; id: number; rows: RowsState };

/** Filter and page of a statement's rows. */
export interface RowsState {
  state: ImportRowState | 'all';
  search: string;
  /** From 1. */
  page: number;
}

const positive = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Reads an address; what makes no sense there is left at its start. */
export function readPlace(params: URLSearchParams): ImportPlace {
  const page = positive(params.get('page')) ?? 1;
  if (params.get('upload') === '1') return { view: 'upload' };
  const id = positive(params.get('batch'));
  if (id === null) return { view: 'list', page };
  const state = IMPORT_ROW_STATES.find((one) => one === params.get('state')) ?? 'all';
  return { view: 'batch', id, rows: { state, search: params.get('search') ?? '', page } };
}

/** The query part of a place; what is at its start is left out. */
export function writePlace(place: ImportPlace): Record<string, string> {
  if (place.view === 'upload') return { upload: '1' };
  const page = place.view === 'list' ? place.page : place.rows.page;
  const paged: Record<string, string> = page > 1 ? { page: String(page) } : {};
  if (place.view === 'list') return paged;
  const { state, search } = place.rows;
  return {
    batch: String(place.id),
    ...(state === 'all' ? {} : { state }),
    ...(search ? { search } : {}),
    ...paged,
  };
}

/** Query part of one statement's address, from the start of its rows. */
export function batchSearch(id: number): string {
  return `?${new URLSearchParams(writePlace({ view: 'batch', id, rows: FIRST_ROWS })).toString()}`;
}

/** All rows, from the first. */
export const FIRST_ROWS: RowsState = { state: 'all', search: '', page: 1 };

/** Query part of the upload's address. */
export const UPLOAD_SEARCH = '?upload=1';

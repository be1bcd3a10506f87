import { addressCodec, flag, oneOf, orNull, orWord, page, rowId, text } from '@/lib/address/addressCodec';
import { IMPORT_ROW_STATES, type ImportRowState } from '@/lib/contract/importRows';

/** What the address says is open: the list, the upload, or one statement with its filter. */
export type ImportPlace =
  | { view: 'list'; page: number }
  | { view: 'upload' }
  | { view: 'batch'; id: number; rows: RowsState };

/** Filter and page of a statement's rows. */
export interface RowsState {
  state: ImportRowState | 'all';
  search: string;
  /** Only this line of the file; null: all. */
  line: number | null;
  /** From 1. */
  page: number;
}

/** A place as it stands in the address. */
interface FlatPlace extends RowsState {
  upload: boolean;
  batch: number | null;
}

export const IMPORT_START: FlatPlace = {
  upload: false,
  batch: null,
  state: 'all',
  search: '',
  line: null,
  page: 1,
};

export const IMPORT_ADDRESS = addressCodec<FlatPlace>({
  upload: flag,
  batch: orNull(rowId),
  state: orWord(oneOf(IMPORT_ROW_STATES), 'all'),
  search: text(100),
  line: orNull(rowId),
  page,
});

/** What the address says is open. */
export function placeOf({ upload, batch, ...rows }: FlatPlace): ImportPlace {
  if (upload) return { view: 'upload' };
  return batch === null ? { view: 'list', page: rows.page } : { view: 'batch', id: batch, rows };
}

/** A place for the address; what it does not have is at its start. */
export function flatPlace(place: ImportPlace): FlatPlace {
  if (place.view === 'upload') return { ...IMPORT_START, upload: true };
  if (place.view === 'list') return { ...IMPORT_START, page: place.page };
  return { ...IMPORT_START, batch: place.id, ...place.rows };
}

/** Query part of one statement's address, from the start of its rows. */
export function batchSearch(id: number): string {
  return IMPORT_ADDRESS.search({ ...IMPORT_START, batch: id }, IMPORT_START);
}

/** All rows, from the first. */
export const FIRST_ROWS: RowsState = { state: 'all', search: '', line: null, page: 1 };

/** Query part of the upload's address. */
export const UPLOAD_SEARCH = IMPORT_ADDRESS.search({ ...IMPORT_START, upload: true }, IMPORT_START);

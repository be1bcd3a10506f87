import { useMemo } from 'react';
import { useAddressState } from '@/lib/address/useAddressState';
import {
  FIRST_ROWS,
  flatPlace,
  IMPORT_ADDRESS,
  IMPORT_START,
  placeOf,
  type ImportPlace,
  type RowsState,
} from './domain/importAddress';

/** What the address says is open, and ways to go on. Opening and paging are steps in the history, filtering is not. */
export function useImportAddress() {
  const [flat, change] = useAddressState(IMPORT_ADDRESS, IMPORT_START);
  const place = useMemo(() => placeOf(flat), [flat]);
  const go = (next: ImportPlace, replace = false) => change(flatPlace(next), { replace });
  return {
    place,
    /** After an upload: going back must not lead to the form again. */
    opened: (id: number) => go({ view: 'batch', id, rows: FIRST_ROWS }, true),
    filter: (id: number, rows: RowsState, step: boolean) => go({ view: 'batch', id, rows }, !step),
  };
}

import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FIRST_ROWS, readPlace, writePlace, type ImportPlace, type RowsState } from './domain/importAddress';

/** What the address says is open, and ways to go on. Opening and paging are steps in the history, filtering is not. */
export function useImportPlace() {
  const [address, setAddress] = useSearchParams();
  const place = useMemo(() => readPlace(address), [address]);
  const go = (next: ImportPlace, replace = false) => setAddress(writePlace(next), { replace });
  return {
    place,
    page: (page: number) => go({ view: 'list', page }),
    /** After an upload: going back must not lead to the form again. */
    opened: (id: number) => go({ view: 'batch', id, rows: FIRST_ROWS }, true),
    filter: (id: number, rows: RowsState, step: boolean) => go({ view: 'batch', id, rows }, !step),
  };
}

import { useEffect, useRef, useState } from 'react';
import { exportCredits } from '@/lib/contract/creditExport';
import { saveFile } from '@/lib/files/saveFile';
import { requestFile } from '@/lib/http/requestFile';
import { exportQuery } from './api/creditExport.queries';
import type { CreditListState } from './domain/creditListState';

/** How far an export is. */
export type ExportRun =
  | { step: 'ready' }
  | { step: 'running'; rows: number; total: number }
  | { step: 'done'; rows: number }
  | { step: 'failed'; error: unknown };

/** Fetches the file, row by row counted, and hands it over when it is whole. Leaving the page gives it up. */
export function useCreditExport(state: CreditListState, fileName: string) {
  const [run, setRun] = useState<ExportRun>({ step: 'ready' });
  const giving = useRef<AbortController | null>(null);
  useEffect(() => () => giving.current?.abort(), []);

  const start = async () => {
    const giveUp = new AbortController();
    giving.current = giveUp;
    let rows = 0;
    setRun({ step: 'running', rows, total: 0 });
    try {
      const file = await requestFile(exportCredits, {
        query: exportQuery(state),
        signal: giveUp.signal,
        onRows: (come, total) => {
          rows = come;
          setRun({ step: 'running', rows, total });
        },
      });
      saveFile(file, fileName);
      setRun({ step: 'done', rows });
    } catch (error) {
      setRun(giveUp.signal.aborted ? { step: 'ready' } : { step: 'failed', error });
    }
  };
  return { run, start: () => void start(), cancel: () => giving.current?.abort() };
}

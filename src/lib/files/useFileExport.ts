import { useEffect, useRef, useState } from 'react';
import type { FileEndpoint } from '../contract/fileEndpoint';
import { requestFile } from '../http/requestFile';
import { saveFile } from './saveFile';

/** How far an export is. */
export type ExportRun =
  | { step: 'ready' }
  | { step: 'running'; rows: number; total: number }
  | { step: 'done'; rows: number }
  | { step: 'failed'; error: unknown };

/** Fetches a file, row by row counted, and hands it over when it is whole. Leaving the page gives it up. */
export function useFileExport(endpoint: FileEndpoint, query: object, fileName: string) {
  const [run, setRun] = useState<ExportRun>({ step: 'ready' });
  const giving = useRef<AbortController | null>(null);
  useEffect(() => () => giving.current?.abort(), []);

  const start = async () => {
    const giveUp = new AbortController();
    giving.current = giveUp;
    let rows = 0;
    setRun({ step: 'running', rows, total: 0 });
    try {
      const file = await requestFile(endpoint, {
        query,
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

import { useEffect, useRef, useState } from 'react';
import type { ExportFormat, FileEndpoint } from '../contract/fileEndpoint';
import { requestFile } from '../http/requestFile';
import { saveFile } from './saveFile';

/** How far an export is. */
export type ExportRun =
  | { step: 'ready' }
  | { step: 'running'; rows: number; total: number }
  | { step: 'done'; rows: number; fileName: string }
  | { step: 'failed'; error: unknown };

/**
 * Fetches a file, row by row counted, and hands it over when it is whole. Leaving the page gives it up.
 * @param name without ending
 */
export function useFileExport(endpoint: FileEndpoint, query: object, name: string) {
  const [run, setRun] = useState<ExportRun>({ step: 'ready' });
  const giving = useRef<AbortController | null>(null);
  const asked = useRef<ExportFormat>('csv');
  useEffect(() => () => giving.current?.abort(), []);

  const start = async (format: ExportFormat) => {
    const giveUp = new AbortController();
    giving.current = giveUp;
    asked.current = format;
    let all = 0;
    setRun({ step: 'running', rows: 0, total: 0 });
    try {
      const file = await requestFile(endpoint, {
        query: { ...query, format },
        signal: giveUp.signal,
        onRows: (rows, total) => {
          all = total;
          setRun({ step: 'running', rows, total });
        },
      });
      const fileName = `${name}.${format}`;
      saveFile(file, fileName);
      setRun({ step: 'done', rows: all, fileName });
    } catch (error) {
      setRun(giveUp.signal.aborted ? { step: 'ready' } : { step: 'failed', error });
    }
  };
  return {
    run,
    start: (format: ExportFormat) => void start(format),
    /** In the format that failed. */
    retry: () => void start(asked.current),
    cancel: () => giving.current?.abort(),
  };
}

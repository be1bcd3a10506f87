import { openReader } from '@/lib/tables/openReader';
import type { StatementReader } from './StatementReader';

/** Starts a reader of its own; close it when its file is no longer needed. */
export function openStatementReader() {
  return openReader<StatementReader>(
    new Worker(new URL('./statementWorker.ts', import.meta.url), { type: 'module' }),
  );
}

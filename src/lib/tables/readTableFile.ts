import { openReader, type TableKind } from './openReader';
import type { TableReaders } from './tableWorker';

/** Kinds of files that are read whole. A statement is not: its mapping may change while it is open. */
export type WholeKind = Exclude<TableKind, 'statement'>;
/** What a file of a kind says. */
export type TableReading<K extends WholeKind> = Awaited<ReturnType<TableReaders[K]['read']>>;

/** Reads a file in a worker of its own. @throws TableError in words for people */
export async function readTableFile<K extends WholeKind>(kind: K, file: Blob): Promise<TableReading<K>> {
  const { reader, broken, close } = openReader<WholeKind>(kind);
  try {
    return (await Promise.race([reader.read(file), broken])) as TableReading<K>;
  } finally {
    close();
  }
}

import { useEffect, useRef, useState } from 'react';
import { openReader, type TableKind } from './openReader';
import { LARGEST_FILE, tooLarge } from './readTable';
import { isTableError } from './TableError';
import type { TableReaders } from './tableWorker';

/** A file on the device and what it says. Every choice has its own `id`. */
export type TableFile<R> = { id: number; name: string } & (
  | { phase: 'reading' }
  | { phase: 'failed'; problem: string }
  | { phase: 'read'; reading: R }
);

/** Reads the chosen file of this kind in a worker; the latest choice wins. Nothing leaves the device here. */
export function useTableFile<K extends WholeKind>(kind: K) {
  const [file, setFile] = useState<TableFile<TableReading<K>> | null>(null);
  const turn = useRef(0);
  useEffect(() => () => void (turn.current += 1), []);

  const choose = async (chosen: File) => {
    const id = (turn.current += 1);
    const { name } = chosen;
    const show = (next: TableFile<TableReading<K>>) => id === turn.current && setFile(next);
    if (chosen.size > LARGEST_FILE)
      return show({ id, name, phase: 'failed', problem: tooLarge(chosen.size) });
    show({ id, name, phase: 'reading' });
    try {
      show({ id, name, phase: 'read', reading: await readTableFile(kind, chosen) });
    } catch (error) {
      if (!isTableError(error)) console.warn('Table file', error);
      show({ id, name, phase: 'failed', problem: problemOf(error) });
    }
  };
  return { file, choose };
}

/** Kinds of files that are read whole. A statement is not: its mapping may change while it is open. */
type WholeKind = Exclude<TableKind, 'statement'>;
/** What a file of a kind says. */
type TableReading<K extends WholeKind> = Awaited<ReturnType<TableReaders[K]['read']>>;

/** Reads a file in a worker of its own. @throws TableError in words for people */
async function readTableFile<K extends WholeKind>(kind: K, file: Blob): Promise<TableReading<K>> {
  const { reader, broken, close } = openReader<WholeKind>(kind);
  try {
    return (await Promise.race([reader.read(file), broken])) as TableReading<K>;
  } finally {
    close();
  }
}

const problemOf = (error: unknown) =>
  isTableError(error)
    ? error.message
    : 'Berkas ini tidak dapat dibaca. Simpan ulang sebagai CSV atau XLSX, lalu coba lagi.';

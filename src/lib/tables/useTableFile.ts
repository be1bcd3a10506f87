import { useEffect, useRef, useState } from 'react';
import { LARGEST_FILE, tooLarge } from './readTable';
import { readTableFile, type TableReading, type WholeKind } from './readTableFile';
import { isTableError } from './TableError';

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

const problemOf = (error: unknown) =>
  isTableError(error)
    ? error.message
    : 'Berkas ini tidak dapat dibaca. Simpan ulang sebagai CSV atau XLSX, lalu coba lagi.';

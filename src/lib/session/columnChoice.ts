import { useState } from 'react';
import { readEntry, writeEntry, type ColumnsEntryName } from './storage';

/** Lists whose columns can be chosen. */
export type ChosenList =
  | 'nota'
  | 'kontrak'
  | 'tempo'
  | 'registrasi'
  | 'mutasi'
  | 'baris-mutasi'
  | 'harga'
  | 'perhitungan'
  | 'finance'
  | 'jenis-kontrak'
  | 'kantor'
  | 'kategori-petty-cash'
  | 'tempat-bpkb'
  | 'kota'
  | 'status-pengajuan'
  | 'wilayah'
  | 'kasir'
  | 'uang-kasir';

/** Each person on a device has a choice of their own. */
const entryOf = (list: ChosenList): ColumnsEntryName => `kolom.${readEntry('id') ?? ''}.${list}`;

function readChoice(list: ChosenList): readonly string[] | null {
  const kept = readEntry(entryOf(list));
  return kept === null ? null : kept.split(' ').filter(Boolean);
}

/**
 * The columns that the signed-in person chose for a list on this device, by their keys in order; null: none.
 * @param list null: one whose columns can't be chosen
 */
export function useColumnChoice(
  list: ChosenList | null,
): [choice: readonly string[] | null, change: (choice: readonly string[] | null) => void] {
  const [choice, setChoice] = useState(() => (list === null ? null : readChoice(list)));
  const change = (next: readonly string[] | null) => {
    if (list === null) return;
    writeEntry(entryOf(list), next && next.join(' '));
    setChoice(next);
  };
  return [choice, change];
}

import type { BpkbFindingRow } from '@/lib/contract/bpkbCounts';
import { formatInstant } from '@/lib/format/tanggal';

export const numberOf = ({ number }: Pick<BpkbFindingRow, 'number'>): string =>
  number === '' ? 'Belum diketahui' : number;

/** Where it should have been. */
export const expectedText = ({ expected_place: place }: Pick<BpkbFindingRow, 'expected_place'>): string =>
  place === '' ? 'Tidak di sini' : place;

/** Where it was seen. */
export const foundText = ({ found_place: place }: Pick<BpkbFindingRow, 'found_place'>): string =>
  place === '' ? 'Tidak dihitung' : place;

/** By whom, when and how it was seen; '' where it was not. */
export const foundBy = ({ found_by: by, found_at: at, found_way: way }: BpkbFindingRow): string =>
  at === null ? '' : `${by}, ${formatInstant(at)}${way === 'KEYS' ? ', diketik' : ', dipindai'}`;

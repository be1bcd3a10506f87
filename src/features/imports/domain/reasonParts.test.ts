import { expect, it } from 'vitest';
import { reasonParts } from './reasonParts';

it.each([
  [
    'Kode kontrak ada di keterangan; melunasi angsuran ke-8',
    'Kode kontrak ada di keterangan',
    'Melunasi angsuran ke-8',
  ],
  [
    'Kode kontrak ada di keterangan; tetapi sama persis dengan baris 7 berkas ini; bila diposting: melunasi angsuran ke-9',
    'Sama persis dengan baris 7 berkas ini',
    'Kode kontrak ada di keterangan; bila diposting: melunasi angsuran ke-9',
  ],
  ['Diabaikan oleh Sri Wahyuni', 'Diabaikan oleh Sri Wahyuni', ''],
  ['', '', ''],
])('%s', (reason, cause, rest) => {
  expect(reasonParts(reason)).toEqual({ cause, rest });
});

it('loses no word', () => {
  const reason = 'A; tetapi b; bila diposting: c; d';
  const { cause, rest } = reasonParts(reason);
  expect(`${cause} ${rest}`.toLowerCase()).toBe('b a; bila diposting: c; d');
});

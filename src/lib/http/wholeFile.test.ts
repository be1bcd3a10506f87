import { describe, expect, it } from 'vitest';
import { buildXlsx } from '../mocks/buildXlsx';
import { EXPORT_TYPES } from '../contract/fileEndpoint';
import { wholeFile } from './wholeFile';

const CSV = new TextEncoder().encode('\uFEFFNo;Jumlah\r\n"A\nb";1\r\nB;2\r\nJumlah 2;3\r\n');
const FILES = [
  ['csv', `${EXPORT_TYPES.csv}; charset=utf-8`, CSV],
  ['xlsx', EXPORT_TYPES.xlsx, buildXlsx([['A'], ['B']])],
] as const;

describe.each(FILES)('a file as %s', (_, type, bytes) => {
  it('is whole as it is, however it comes, and nowhere before its end', () => {
    for (const size of [1, 2, 3, 21, 22, 23, bytes.length]) {
      const follow = wholeFile(type, 2);
      for (let at = 0; at < bytes.length; at += size) {
        expect(follow?.isWhole(), `${at} of ${bytes.length}`).toBe(false);
        follow?.add(bytes.subarray(at, at + size));
      }
      expect(follow?.isWhole()).toBe(true);
    }
  });

  it('is not whole with something missing on the way', () => {
    const follow = wholeFile(type, 2);
    follow?.add(bytes.subarray(0, 10));
    follow?.add(bytes.subarray(30));
    expect(follow?.isWhole()).toBe(false);
  });
});

it('counts packed rows by the flushes after each thousand, also across pieces', () => {
  const follow = wholeFile(EXPORT_TYPES.xlsx, 2500);
  const seen = [
    [1, 0, 0, 255],
    [255, 7, 0],
    [0, 255, 255, 0, 0, 255, 255],
    [255, 0, 0, 255, 255],
  ].map((bytes) => {
    follow?.add(Uint8Array.from(bytes));
    return follow?.rows();
  });
  expect(seen).toEqual([0, 1000, 2500, 2500]);
});

it('knows no other file', () => {
  expect(wholeFile('text/html', 2)).toBeNull();
});

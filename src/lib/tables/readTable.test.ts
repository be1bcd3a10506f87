import { describe, expect, it, vi } from 'vitest';
import { textOf, type Cell } from './cell';
import { LARGEST_FILE, readTable } from './readTable';

const utf8 = (text: string) => new TextEncoder().encode(text);
const score = (row: readonly Cell[]) => row.filter((cell) => textOf(cell) === 'Tanggal').length;
const readRows = (bytes: Uint8Array) => readTable(bytes, score);
const ROW = 'Tanggal;Jumlah\n01/11/2026;"1.250,00"';

describe('readTable', () => {
  it('reads UTF-8, with and without its mark', async () => {
    expect(await readRows(utf8('Tanggal;Jumlah\nRéné;1'))).toEqual([
      ['Tanggal', 'Jumlah'],
      ['Réné', '1'],
    ]);
    expect((await readRows(utf8(`\ufeff${ROW}`)))[0]).toEqual(['Tanggal', 'Jumlah']);
  });

  it('reads Windows-1252 where the bytes are no UTF-8', async () => {
    const bytes = Uint8Array.from(
      [...'Tanggal;Jumlah\nRen'].map((c) => c.charCodeAt(0)).concat([0xe9, 0x3b, 0x31]),
    );
    expect((await readRows(bytes))[1]).toEqual(['René', '1']);
  });

  it('reads UTF-16, as Excel saves “Unicode text”', async () => {
    const units = Uint16Array.from(`\ufeffTanggal\tJumlah\n1\t2`, (c) => c.charCodeAt(0));
    expect(await readRows(new Uint8Array(units.buffer))).toEqual([
      ['Tanggal', 'Jumlah'],
      ['1', '2'],
    ]);
  });

  it('keeps line breaks inside quotes and blank lines between', async () => {
    expect(await readRows(utf8('Tanggal,Jumlah\n\n"a\nb",2'))).toEqual([
      ['Tanggal', 'Jumlah'],
      [''],
      ['a\nb', '2'],
    ]);
  });

  it.each([
    ['nothing', new Uint8Array(), 'Berkas ini kosong.'],
    ['blank lines', utf8('\n\n'), 'Berkas ini tidak berisi baris.'],
    ['a web page', utf8('<html><table>'), /halaman web/],
    ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1]), /Excel lama/],
    ['a picture', Uint8Array.from([0x89, 0x50, 0, 0, 0]), /bukan CSV atau XLSX/],
    ['a broken workbook', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]), /rusak atau terkunci/],
    ['too much', new Uint8Array(LARGEST_FILE + 1), /paling besar 10 MB/],
  ])('refuses %s in words', async (_, bytes, words) => {
    await expect(readRows(bytes)).rejects.toThrow(words);
  });

  it('blames the network, not the file, for a reader that did not come', async () => {
    vi.doMock('./readCsv', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await expect(readRows(utf8(ROW))).rejects.toThrow(/^Pembaca berkas belum dapat dimuat/);
    vi.doUnmock('./readCsv');
    expect(await readRows(utf8(ROW))).toHaveLength(2);
  });
});

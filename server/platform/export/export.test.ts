import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { csvCells } from '../../testing/csvCells';
import { inBatches, NASTY, shown, tableOf, xlsxOf } from '../../testing/exportedTexts';
import { xlsxSheets } from '../../testing/xlsxSheets';
import type { Cell, ExportTable } from './columns';
import { csvLines } from './csvLines';
import { xlsxBytes } from './xlsx/xlsxBytes';

async function csvOf(table: ExportTable): Promise<string[][]> {
  let all = '';
  for await (const piece of csvLines(table)) all += piece;
  return all.split('\r\n').slice(0, -1).map(csvCells);
}

const texts = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.constantFrom(...NASTY), { maxLength: 3 }).map((parts) => parts.join('')),
);
/** PostgreSQL holds no NUL; an empty text is an empty cell. */
const text = texts.map((one) => one.replaceAll('\0', '')).filter((one) => one !== '');

describe('text in is text out', () => {
  it('in CSV, after taking off what keeps it text; breaks are LF', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 30 }), async (values) => {
        const [, ...rows] = await csvOf(
          tableOf(
            ['text'],
            values.map((one) => [one]),
          ),
        );
        expect(rows.slice(0, -1).map(([cell]) => shown(cell))).toEqual(
          values.map((one) => one.replace(/\r\n?/g, '\n')),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('in XLSX, to two readers that share nothing with the writer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 60 }), async (values) => {
        const bytes = await xlsxOf(
          tableOf(
            ['text'],
            values.map((one) => [one]),
          ),
          values.length,
        );
        const [sheet = {}] = xlsxSheets(bytes);
        // 49 is the format of text: what is edited stays text.
        expect(values.map((_, at) => sheet[`A${at + 2}`])).toEqual(
          values.map((value) => ({ value, format: 49 })),
        );
        const { sheets } = await readXlsx(bytes);
        expect(sheets[0]?.rows.slice(1).map(([cell]) => cell)).toEqual(values);
      }),
      { numRuns: 8 },
    );
  });
});

it('cuts a cell at what a spreadsheet takes, says so, and keeps every other whole', async () => {
  const values = ['a'.repeat(32_767), 'b'.repeat(32_768), `${'c'.repeat(32_754)}${'😀'.repeat(20)}`];
  const [sheet = {}] = xlsxSheets(
    await xlsxOf(
      tableOf(
        ['text'],
        values.map((one) => [one]),
      ),
      3,
    ),
  );
  const [whole, cut, halved] = ['A2', 'A3', 'A4'].map((place) => String(sheet[place]?.value));
  expect(whole).toBe(values[0]);
  expect([cut?.length, cut?.slice(-13)]).toEqual([32_767, 'b… (dipotong)']);
  expect(halved?.slice(-14)).toBe('c… (dipotong)'.padStart(14, 'c'));
  const csv = await csvOf(
    tableOf(
      ['text'],
      values.map((one) => [one]),
    ),
  );
  expect(csv[2]?.[0]).toBe(values[1]);
});

it('writes days as days, rupiah as numbers, and what is neither as the text that it is', async () => {
  const kinds = ['day', 'time', 'rupiah', 'number', 'words', 'percent'] as const;
  const rows: Cell[][] = [
    ['2026-11-20', '2026-11-20 13:30:00', '1250000', -3, 'Berlaku', 1234],
    ['2024-02-29', '1900-03-01 00:00', '-999999999999999', '0.5', '-5', '10000'],
    ['1899-01-01', '', '1234567890123456', null, null, 0],
  ];
  const [sheet = {}] = xlsxSheets(
    await xlsxOf(tableOf(kinds, rows, ['Jumlah 3', null, '1250001', null, null, null]), 3),
  );
  const row = (nth: number) => ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => sheet[letter + nth]?.value);
  expect(row(1)).toEqual(['day 1', 'time 2', 'rupiah 3', 'number 4', 'words 5', 'percent 6']);
  expect(row(2)).toEqual([46_346, 46_346.5625, 1_250_000, -3, 'Berlaku', 0.1234]);
  expect(row(3)).toEqual([45_351, 61, -999_999_999_999_999, 0.5, '-5', 1]);
  expect(row(4)).toEqual(['1899-01-01', undefined, '1234567890123456', undefined, undefined, 0]);
  expect(row(5)).toEqual(['Jumlah 3', undefined, 1_250_001, undefined, undefined, undefined]);
  expect(['A2', 'B2', 'C2', 'F2'].map((place) => sheet[place]?.format)).toEqual([164, 165, 3, 10]);
  const csv = await csvOf(tableOf(kinds, rows));
  expect(csv.slice(1, 4).map((cells) => cells[5])).toEqual(['12,34%', '100,00%', '0,00%']);
});

it('goes on in another sheet below the same headings, when rows or bytes are full', async () => {
  const rows = Array.from({ length: 20 }, (_, at) => [at + 1]);
  for (const limits of [
    { rows: 6, bytes: 1e9 },
    { rows: 1e6, bytes: 700 },
  ]) {
    const sheets = xlsxSheets(await xlsxOf(tableOf(['number'], rows, [210]), 20, limits));
    expect(sheets.length).toBeGreaterThan(2);
    const columns = sheets.map((sheet) => Object.values(sheet).map(({ value }) => value));
    expect(columns.map(([heading]) => heading)).toEqual(sheets.map(() => 'number 1'));
    expect(columns.flatMap(([, ...values]) => values)).toEqual([...rows.flat(), 210]);
    if (limits.rows === 6) expect(Math.max(...columns.map(({ length }) => length))).toBe(6);
  }
});

it('tells a reader of each thousand rows by a flush, whatever they come in', async () => {
  const rows = Array.from({ length: 2500 }, (_, at) => [at]);
  for (const size of [7, 1000, 2500]) {
    const table = { ...tableOf(['number'], []), batches: inBatches(rows, size) };
    const flushes = (await xlsxOf(table, rows.length)).toString('latin1').split('\0\0\u00ff\u00ff');
    // After 1,000, after 2,000, and after the rest.
    expect(flushes).toHaveLength(4);
  }
});

it('has room for a thousand rows of the longest cells', async () => {
  const long = `${'é'.repeat(32_766)}€`;
  const rows = Array.from({ length: 1000 }, () => [long]);
  const table = { ...tableOf(['text'], []), batches: inBatches(rows, 1000) };
  const [sheet = {}] = xlsxSheets(await xlsxOf(table, rows.length));
  expect(sheet.A1001?.value).toBe(long);
});

describe('the thread that writes', () => {
  const threads = () =>
    process.getActiveResourcesInfo().filter((name) => name === 'MessagePort' || name === 'Worker').length;
  const rows = Array.from({ length: 30_000 }, (_, at) => [`baris ${at}`]);

  it('ends with the file, with a reader that leaves, and with a database that fails', async () => {
    const before = threads();
    await xlsxOf(tableOf(['text'], rows), rows.length);
    for await (const piece of xlsxBytes(tableOf(['text'], rows), rows.length)) {
      expect(piece.length).toBeGreaterThan(0);
      expect(threads()).toBeGreaterThan(before);
      break;
    }
    const failing = {
      ...tableOf(['text'], []),
      batches: (async function* fail() {
        yield rows.slice(0, 10);
        await Promise.reject(new Error('lost'));
      })(),
    };
    await expect(xlsxOf(failing, 10)).rejects.toThrow('lost');
    expect(threads()).toBe(before);
  });

  it('makes no file of other rows than were announced', async () => {
    await expect(xlsxOf(tableOf(['text'], rows.slice(0, 9)), 10)).rejects.toThrow(
      'an export of 10 rows has 9',
    );
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTable } from '../readTable';
import { guessMapping } from './guessMapping';
import { headingScore } from './headings';
import { readStatement } from './readStatement';

const TODAY = '2026-11-26';
const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(`./cases/${name}`, import.meta.url)));

async function read(name: string) {
  const table = await readTable(bytesOf(name), headingScore);
  const draft = guessMapping(table, TODAY);
  return readStatement(table, { ...draft, reference: draft.reference || null }, TODAY);
}

/** File, money in as day and amount, lines of money out, lines that are named. */
const CASES: [name: string, lines: string[], out: number, named: number[]][] = [
  ['L01-klikbca-bisnis.csv', ['20 1250000'], 1, [10, 11, 12, 13, 14]],
  ['L02-klikbca-individual.csv', ['20 1250000'], 1, [8, 9, 10, 11, 12, 13]],
  ['L03-klikbca-bisnis-old.csv', ['20 1250000'], 1, [10, 11, 12, 13, 14]],
  ['L04-mandiri-kopra.csv', ['20 1250000', '23 987000'], 1, [9, 10]],
  ['L05-mandiri-mcm.csv', ['20 1250000', '23 987000'], 2, []],
  ['L06-mandiri-postdate.csv', ['20 1250000'], 1, []],
  ['L07-bri-cms-18.csv', ['20 1250000', '23 987000'], 1, []],
  ['L08-bri-ib.csv', ['20 1250000'], 1, []],
  ['L10-bni-direct.csv', ['20 1250000', '24 987000'], 1, []],
  ['L12-cimb-octo.csv', ['20 1250000'], 1, []],
  ['L16-jago.csv', ['20 1250000'], 1, []],
  ['L18-reversal.csv', ['20 1250000', '21 987000'], 0, [3]],
  ['03-repeated-headings.csv', ['02 1250000', '04 987000'], 3, [5]],
  ['X17-page-headings.xlsx', ['02 1250000', '04 987000'], 2, [4, 5]],
  ['04-two-line-headings.csv', ['20 1250000', '21 987000'], 1, []],
  ['X13-merged-two-line-head.xlsx', ['20 1250000', '21 987000'], 1, []],
  ['05-debit-kredit-mark.csv', ['20 1250000'], 1, []],
  ['06-loose-quote.csv', ['20 1250000', '20 987000', '21 1100000', '22 850000'], 0, []],
  ['06b-loose-quote-start.csv', ['20 1250000', '20 987000', '21 1100000', '22 850000'], 0, []],
  ['12-total-rows.csv', ['20 1250000', '21 987000'], 0, [2, 5, 6, 7]],
  ['09-date-yyyymmdd.csv', ['20 1250000', '21 987000'], 0, []],
  ['09b-date-dots.csv', ['20 1250000', '21 987000'], 0, []],
  ['09d-date-day-name.csv', ['20 1250000', '21 987000'], 0, []],
  ['09g-date-slash-month-name.csv', ['20 1250000', '21 987000'], 0, []],
  ['08-dash-sen.csv', ['20 1250000', '20 987000'], 0, []],
  ['10a-utf8-bom-semicolon-sep.csv', ['20 1250000'], 0, []],
  ['10b-cp1252.csv', ['20 1250000'], 0, []],
  ['10c-utf16le-bom.csv', ['20 1250000'], 0, []],
  ['10d-utf16le-nobom.csv', ['20 1250000'], 0, []],
  ['11-line-break-in-cell.csv', ['20 1250000', '21 987000'], 0, []],
  ['13-scientific.csv', ['20 1250000'], 0, [3]],
  ['17-space-groups.csv', ['20 1250000', '20 987000'], 0, [4]],
  ['18-only-groups.csv', ['20 1250000', '20 987000', '21 1000'], 0, []],
  ['18b-mixed.csv', ['20 1250000'], 0, [3, 4]],
  ['19-signed-amount.csv', ['20 1250000'], 3, []],
  ['15a-html.xls', ['20 1250000'], 0, []],
  ['X01-plain.xlsx', ['20 1250000', '23 987000'], 1, []],
  ['X12-text-numbers.xlsx', ['20 1250000', '23 987000'], 0, []],
  ['X16-bni-mobile.xlsx', ['20 1250000', '23 987000'], 1, []],
  ['X18-long-numbers.xlsx', ['20 1250000', '21 987000'], 0, []],
];

describe('what banks give', () => {
  it.each(CASES)('%s', async (name, lines, out, named) => {
    const reading = await read(name);
    expect(reading.lines.map(({ date, amount }) => `${date.slice(8)} ${amount}`)).toEqual(lines);
    expect(new Set(reading.lines.map(({ date }) => date.slice(0, 7)))).toEqual(
      new Set(lines.length > 0 ? ['2026-11'] : []),
    );
    expect(reading.out).toBe(out);
    expect(reading.unreadable.map(({ line }) => line)).toEqual(named);
    expect(reading.lines.every(({ description }) => description !== '')).toBe(true);
    expect(reading.lines.length + reading.out + reading.unreadable.length).toBe(reading.rows);
  });

  it('09c: month first in the whole column', async () => {
    const { lines } = await read('09c-date-month-first.csv');
    expect(lines.map(({ date }) => date)).toEqual(['2026-10-11', '2026-11-05', '2026-11-20', '2026-11-23']);
  });

  it('L16: payer and note stand in the description', async () => {
    const { lines } = await read('L16-jago.csv');
    expect(lines[0]?.description).toBe('BUDI SANTOSO Transfer Masuk ANGSURAN');
  });

  it.each([
    ['16a-pdf-ascii.pdf', 'Ini PDF. Unduh datanya sebagai CSV atau XLSX'],
    ['16b-pdf-binary.pdf', 'Ini PDF. Unduh datanya sebagai CSV atau XLSX'],
    ['X23-old.xls', 'Ini berkas Excel lama (XLS). Simpan sebagai CSV atau XLSX'],
  ])('%s is said for what it is', async (name, words) => {
    await expect(read(name)).rejects.toThrow(words);
  });

  it.each(['15b-spreadsheetml.xls', '15c-mhtml.xls'])('%s is read', async (name) => {
    expect(await readTable(bytesOf(name), headingScore)).toEqual([['Tanggal', 'Kredit']]);
  });
});

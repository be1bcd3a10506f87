import { describe, expect, it } from 'vitest';
import type { Cell, Table } from '../cell';
import { fitMapping, guessMapping } from './guessMapping';
import { readStatement } from './readStatement';
import { serialDay } from './serialDays';

const TODAY = '2026-11-26';
const HEADINGS = ['Tanggal', 'Keterangan', 'Debet', 'Kredit'];
const PERIOD = ['Periode : 01/11/2026 - 30/11/2026'];

/** Days in and out of a file with these cells as the days of money in. */
function read(days: readonly Cell[], above: Table = []) {
  const rows = days.map((day, at) => [day, `SETORAN ${at}`, '', '500']);
  const table: Table = [...above, HEADINGS, ...rows, [days[0] ?? '', 'BIAYA', '100', '']];
  const draft = guessMapping(table, TODAY);
  return readStatement(table, { ...draft, reference: draft.reference || null }, TODAY);
}

describe('serialDay', () => {
  it.each<[Cell, string | null]>([
    [46_346, '2026-11-20'],
    ['46346', '2026-11-20'],
    [46_346.4271, '2026-11-20'],
    ['46346,42712', '2026-11-20'],
    [45_000, '2023-03-15'],
    [50_000, '2036-11-21'],
    [44_999, null],
    [50_001, null],
    [46_345.999_999_9, null],
    ['46.346', null],
    ['046346', null],
    ['46346,00', null],
    [new Date('2026-11-20'), null],
    [true, null],
    ['', null],
  ])('%s is %s', (cell, day) => expect(serialDay(cell)?.toISOString().slice(0, 10) ?? null).toBe(day));
});

describe('days as numbers of Excel', () => {
  it('are read where all lines hold one, in the period that the file states', () => {
    const reading = read([46_346, 46_347.5, '46350'], [PERIOD]);
    expect(reading.lines.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21', '2026-11-24']);
    expect(reading).toMatchObject({ out: 1, unreadable: [], doubts: [] });
  });

  it('are asked about where no period is stated', () => {
    const reading = read([46_346, 46_347]);
    expect(reading.lines.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21']);
    expect(reading.doubts).toMatchObject([
      { kind: 'days', text: expect.stringContaining('20 November 2026 sampai 21 November 2026') as string },
    ]);
  });

  it.each<[string, Cell[], Table]>([
    ['one line lies outside the period', [46_346, 46_327 - 1], [PERIOD]],
    ['one line lies after today', [46_346, 46_353], []],
    ['they are a year old and no period is stated', [46_346 - 367], []],
    ['they count from 1904', [46_346 - 1462], []],
  ])('are named where %s', (_, days, above) => {
    const reading = read(days, above);
    expect(reading.lines).toEqual([]);
    expect(reading.unreadable).toHaveLength(days.length + 1);
    expect(reading.unreadable[0]?.problem).toMatch(
      /^Tanggal “\d+” (berupa angka, dan harinya tidak pasti|tidak terbaca)$/,
    );
  });

  it('are named where others are written out', () => {
    const reading = read([46_346, '21/11/2026'], [PERIOD]);
    expect(reading.lines.map(({ date }) => date)).toEqual(['2026-11-21']);
    expect(reading.unreadable).toHaveLength(2);
  });

  it('do not end at a total, a page foot or a line that is not booked', () => {
    const table: Table = [
      PERIOD,
      HEADINGS,
      [46_346, 'A', '', '500'],
      ['PEND', 'B', '', '100'],
      ['Halaman 1', '', '', ''],
      HEADINGS,
      [46_347, 'C', '50', ''],
      [46_400, 'Saldo akhir', '', '450'],
    ];
    const draft = guessMapping(table, TODAY);
    const reading = readStatement(table, { ...draft, reference: null }, TODAY);
    expect(reading.lines).toMatchObject([{ line: 3, date: '2026-11-20', amount: 500 }]);
    expect(reading).toMatchObject({ out: 1, rows: 6, doubts: [] });
    const kept = { ...draft, reference: null };
    expect(fitMapping(kept, table, TODAY)).toMatchObject({ date: 'Tanggal', amount: 'Kredit' });
  });
});

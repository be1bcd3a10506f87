import { describe, expect, it } from 'vitest';
import { readTable } from '../readTable';
import type { StatementMapping } from '@/lib/contract/bankMappings';
import { BCA_CSV, manyLines } from '@/features/imports/mocks/statementFiles';
import { headingScore } from './headings';
import { readStatement } from './readStatement';

const TODAY = '2026-11-20';
const MAPPING: StatementMapping = {
  header_line: 6,
  date: 'Tanggal Transaksi',
  date_format: 'DD/MM',
  amount: 'Jumlah',
  direction: null,
  description: ['Keterangan', 'Cabang'],
  reference: 'Cabang',
  decimal: '.',
};
const tableOf = (text: string) => readTable(new TextEncoder().encode(text), headingScore);

describe('readStatement', () => {
  it('takes money in, passes over the rest, and names what it cannot read', async () => {
    const reading = readStatement(await tableOf(BCA_CSV), MAPPING, TODAY);
    expect(reading.lines.map(({ line, date, amount }) => [line, date, amount])).toEqual([
      [7, '2026-11-02', 2_832_000],
      [9, '2026-11-05', 1_150_000],
      [10, '2026-11-09', 4_875_000],
    ]);
    expect(reading).toMatchObject({
      amount: 8_857_000,
      dateFrom: '2026-11-02',
      dateTo: '2026-11-09',
      out: 1,
      rows: 7,
    });
    expect(reading.unreadable.map(({ line, problem }) => [line, problem])).toEqual([
      [11, 'Belum dibukukan bank (PEND)'],
      [12, 'Jumlah “1,250,000.50 CR” memuat sen'],
      [13, 'Saldo atau total'],
    ]);
  });

  it('takes a blank line for none, and still counts lines as the file does', async () => {
    const [heading = '', ...lines] = BCA_CSV.split('Saldo Awal')[0]?.split('\r\n').slice(5) ?? [];
    const spread = [heading, ...lines.flatMap((line) => [line, ',,,,'])].join('\r\n');
    const reading = readStatement(await tableOf(spread), { ...MAPPING, header_line: 1 }, TODAY);
    expect(reading.lines.map(({ line }) => line)).toEqual([2, 6, 8]);
  });

  it('joins descriptions and keeps leading zeros', async () => {
    const { lines } = readStatement(await tableOf(BCA_CSV), MAPPING, TODAY);
    expect(lines[2]).toMatchObject({ description: 'SETORAN TUNAI AGUS SETIAWAN 0035', reference: '0035' });
  });

  it('tells money in by another column', () => {
    const mapping = {
      ...MAPPING,
      header_line: 1,
      date: 'T',
      amount: 'J',
      description: ['K'],
      reference: null,
      direction: { column: 'A', credit: 'CR' },
      date_format: 'DD/MM/YYYY' as const,
    };
    const table = [
      ['T', 'K', 'J', 'A'],
      ['01/11/2026', 'masuk', 500, 'cr'],
      ['01/11/2026', 'keluar', 700, 'DB'],
      ['01/11/2026', 'tanpa tanda', 900, ''],
    ];
    const reading = readStatement(table, mapping, TODAY);
    expect(reading.lines.map(({ amount }) => amount)).toEqual([500]);
    expect(reading.out).toBe(1);
    expect(reading.unreadable.map(({ line, group }) => [line, group])).toEqual([
      [4, 'Tanda masuk atau keluar tidak dikenal'],
    ]);
  });

  it('reads 20,000 lines', async () => {
    const mapping = { ...MAPPING, header_line: 1, date: 'Tanggal', date_format: 'DD/MM/YYYY' as const };
    const table = await tableOf(manyLines(20_000));
    const reading = readStatement(
      table,
      { ...mapping, amount: 'Kredit', description: ['Keterangan'], reference: 'No. Referensi', decimal: ',' },
      TODAY,
    );
    expect(reading.lines).toHaveLength(20_000);
    expect(reading.amount).toBe(25_000_000_000);
    expect(reading.lines[41]).toMatchObject({ line: 43, reference: '00042' });
  });
});

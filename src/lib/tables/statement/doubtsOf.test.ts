import { describe, expect, it } from 'vitest';
import { readTable } from '../readTable';
import { guessMapping } from './guessMapping';
import { headingScore } from './headings';
import { readStatement } from './readStatement';

const TODAY = '2026-11-26';

async function read(...lines: string[]) {
  const table = await readTable(new TextEncoder().encode(lines.join('\n')), headingScore);
  const draft = guessMapping(table, TODAY);
  return readStatement(table, { ...draft, reference: draft.reference || null }, TODAY);
}
const kindsOf = async (...lines: string[]) => (await read(...lines)).doubts.map(({ kind }) => kind);

const APART = 'Tanggal;Keterangan;Debet;Kredit;Saldo';
const ONE = 'Tanggal;Keterangan;Jumlah;Saldo';

describe('what speaks against a reading', () => {
  it.each<[string, string[], string[]]>([
    ['nothing: balances follow', [APART, '01/11/2026;A;;500;1.500', '02/11/2026;B;100;;1.400'], []],
    ['nothing: balances from below up', [APART, '02/11/2026;B;100;;1.400', '01/11/2026;A;;500;1.500'], []],
    [
      'a balance that does not follow',
      [APART, '01/11/2026;A;;500;1.500', '02/11/2026;B;;100;1.400', '03/11/2026;C;50;;1.350'],
      ['balance'],
    ],
    ['one column, no marks, no balance', ['Tanggal;Keterangan;Jumlah', '01/11/2026;A;500'], ['direction']],
    [
      'one column whose balances prove each line',
      [ONE, '01/11/2026;A;500;1.500', '02/11/2026;B;100;1.600', '03/11/2026;C;50;1.650'],
      [],
    ],
    [
      'one column whose balances fall',
      [ONE, '01/11/2026;A;500;1.500', '02/11/2026;B;100;1.400', '03/11/2026;C;50;1.350'],
      ['direction', 'balance'],
    ],
    [
      'marks of money out alone',
      ['Tanggal;Keterangan;Jumlah;Tipe', '01/11/2026;A;500;', '02/11/2026;B;100;DB', '03/11/2026;C;50;'],
      ['direction'],
    ],
    ['no money out beside a fee', [APART, '01/11/2026;A;;500;', '01/11/2026;BIAYA ADM;;15;'], ['none-out']],
    [
      'a stated sum that is not what was read',
      [APART, '01/11/2026;A;;500;', '02/11/2026;B;100;;', 'Mutasi Kredit : 700'],
      ['total'],
    ],
    [
      'a stated sum that a named line explains',
      [APART, '01/11/2026;A;;500;', '02/11/2026;B;100;;', 'PEND;C;;200;', 'Mutasi Kredit : 700'],
      [],
    ],
    [
      'a stated count that is not what was read',
      [APART, '01/11/2026;A;;500;', '02/11/2026;B;100;;', 'Mutasi Kredit : 500;3'],
      ['total'],
    ],
    [
      'a total under the column that is not what was read',
      [APART, '01/11/2026;A;;500;', '02/11/2026;B;100;;', ';Total;100;900;'],
      ['total'],
    ],
    [
      'a total of one page, and of all',
      [
        APART,
        '01/11/2026;A;;500;',
        '02/11/2026;B;100;;',
        ';Total;;500;',
        '03/11/2026;C;;50;',
        ';Total;;50;',
        ';Total;;550;',
      ],
      [],
    ],
    [
      'a line that is the sum of those above',
      [APART, '01/11/2026;A;;500;', '02/11/2026;B;100;;', '03/11/2026;C;;50;', '03/11/2026;;;550;'],
      ['total'],
    ],
    [
      'days outside the period that stands above',
      ['Periode : 01/10/2026 - 31/10/2026', APART, '05/11/2026;A;;500;', '06/11/2026;B;100;;'],
      ['days'],
    ],
  ])('%s', async (_, lines, kinds) => expect(await kindsOf(...lines)).toEqual(kinds));

  it('a mark of a column that is not used', async () => {
    const table = await readTable(
      new TextEncoder().encode('Tanggal;Keterangan;Jumlah;D/K\n01/11/2026;A;500;K\n01/11/2026;B;100;D'),
      headingScore,
    );
    const draft = guessMapping(table, TODAY);
    const { doubts } = readStatement(table, { ...draft, reference: null, direction: null }, TODAY);
    expect(doubts.map(({ kind }) => kind)).toEqual(['direction', 'marked']);
  });
});

it('reads the words of a bank as marks', async () => {
  const reading = await read(
    'Tanggal;Uraian;Jenis Transaksi;Nominal',
    '01/11/2026;BUDI;Setoran;500',
    '02/11/2026;KAS;Penarikan;100',
  );
  expect(reading).toMatchObject({ amount: 500, out: 1, doubts: [] });
});

describe('the period above the headings', () => {
  it('gives days without a year their year, and names those that lie outside', async () => {
    const reading = await read(
      'Periode : 01/11/2025 - 30/11/2025',
      'Tanggal;Keterangan;Kredit',
      '20/11;A;500',
      '03/12;B;100',
    );
    expect(reading.lines.map(({ date }) => date)).toEqual(['2025-11-20']);
    expect(reading.unreadable).toMatchObject([{ line: 4, group: 'Tanggal tidak terbaca' }]);
  });

  it('tells day and month apart where both orders can be read', async () => {
    const reading = await read(
      'Period: 1 Oct 2026 to 31 Oct 2026',
      'Date,Description,Credit',
      '10/05/2026,A,500',
    );
    expect(reading.lines.map(({ date }) => date)).toEqual(['2026-10-05']);
  });
});

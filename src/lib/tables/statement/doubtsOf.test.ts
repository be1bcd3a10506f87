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
      'one column whose balances prove each line but the first',
      [ONE, '01/11/2026;A;500;1.500', '02/11/2026;B;100;1.600', '03/11/2026;C;50;1.650'],
      ['direction'],
    ],
    [
      'one column whose balances prove each line, across pages',
      [ONE, ';Saldo Awal;;1.000', '01/11/2026;A;500;1.500', 'Halaman 1', ONE, '02/11/2026;B;100;1.600'],
      [],
    ],
    [
      'one column whose balances prove each line, the newest first',
      [ONE, '02/11/2026;B;100;1.600', '01/11/2026;A;500;1.500', ';Saldo Awal;;1.000'],
      [],
    ],
    [
      'one column whose first line went the other way',
      [ONE, ';Saldo Awal;;2.000', '01/11/2026;A;500;1.500', '02/11/2026;B;100;1.600'],
      ['direction'],
    ],
    [
      'one column whose lines lead from the opening to the closing balance',
      [
        'Tanggal;Keterangan;Jumlah',
        'Saldo Awal;1.000;',
        '01/11/2026;A;500',
        '02/11/2026;B;100',
        'Saldo Akhir;1.600;',
      ],
      [],
    ],
    [
      'balances that do not follow across pages',
      [APART, '01/11/2026;A;;500;1.500', 'Halaman 1', APART, '02/11/2026;B;100;;1.300'],
      ['balance'],
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
    [
      'opening and closing balances between which the lines lie',
      [APART, ';Saldo Awal;;;1.000', '01/11/2026;A;;500;', '02/11/2026;B;100;;', ';Saldo Akhir;;;1.400'],
      [],
    ],
    [
      'a closing balance that is not reached',
      [APART, ';Saldo Awal;;;1.000', '01/11/2026;A;;500;', '02/11/2026;B;100;;', ';Saldo Akhir;;;1.600'],
      ['closing'],
    ],
    [
      'a closing balance that a line left out explains',
      [
        APART,
        ';Saldo Awal;;;1.000',
        '01/11/2026;A;;500;',
        '02/11/2026;B;100;;',
        'PEND;C;;200;',
        ';Saldo Akhir;;;1.600',
      ],
      [],
    ],
    [
      'a closing balance that a line of money out, left out, explains',
      [
        APART,
        ';Saldo Awal;;;1.000',
        '01/11/2026;A;;500;',
        '02/11/2026;B;100;;',
        'PEND;C;50;;',
        ';Saldo Akhir;;;1.350',
      ],
      [],
    ],
    [
      'a closing balance that a reversal explains',
      [
        APART,
        ';Saldo Awal;;;1.000',
        '01/11/2026;A;;500;',
        '01/11/2026;A;;-500;',
        '02/11/2026;B;100;;',
        ';Saldo Akhir;;;900',
      ],
      [],
    ],
    [
      'balances above the headings, each below its label',
      [
        'Saldo Awal;Mutasi Debet;Mutasi Kredit;Saldo Akhir',
        '1.000;100;500;1.401',
        APART,
        '01/11/2026;A;;500;',
        '02/11/2026;B;100;;',
      ],
      ['closing'],
    ],
    [
      'balances beside their labels, and a line that nobody can read',
      [
        'Saldo Awal;Rp;1.000;Saldo Akhir;Rp;2.400',
        APART,
        '01/11/2026;A;;500;',
        '02/11/2026;B;100;;',
        '03/11/2026;C;;x;',
      ],
      ['closing'],
    ],
    [
      'balances behind their labels, with sen, the newest line first',
      [
        'Ending Balance = 1.384,50',
        APART,
        '02/11/2026;B;115,50;;',
        '01/11/2026;A;;500;',
        'Opening Balance: 1.000',
      ],
      [],
    ],
    [
      'the same with one sen too many',
      [
        'Ending Balance = 1.384,51',
        APART,
        '02/11/2026;B;115,50;;',
        '01/11/2026;A;;500;',
        'Opening Balance: 1.000',
      ],
      ['closing'],
    ],
    [
      'balances below 0',
      [APART, ';Saldo Awal;;;-1.000', '01/11/2026;A;;500;', '02/11/2026;B;100;;', ';Saldo Akhir;;;(600)'],
      [],
    ],
    [
      'balances of every page',
      [
        APART,
        ';Saldo Awal;;;1.000',
        '01/11/2026;A;;500;',
        ';Saldo Akhir;;;1.500',
        APART,
        ';Saldo Awal;;;1.500',
        '02/11/2026;B;100;;',
        ';Saldo Akhir;;;1.400',
      ],
      [],
    ],
    [
      'balances of every page, the newest first',
      [
        APART,
        ';Saldo Akhir;;;1.400',
        '02/11/2026;B;100;;',
        ';Saldo Awal;;;1.500',
        APART,
        ';Saldo Akhir;;;1.500',
        '01/11/2026;A;;500;',
        ';Saldo Awal;;;1.000',
      ],
      [],
    ],
    [
      'balances in their column, behind a branch',
      [
        'Tanggal;Keterangan;Cabang;Debet;Kredit;Saldo',
        '01/11/2026;SALDO AWAL;0035;;;1.000',
        '01/11/2026;A;0035;;500;1.500',
        '02/11/2026;B;0035;100;;1.400',
        '02/11/2026;SALDO AKHIR;0035;;;1.401',
      ],
      ['closing'],
    ],
    [
      'an opening balance alone, and a year behind its label',
      [APART, ';Saldo Awal 2026;;;', '01/11/2026;A;;500;', '02/11/2026;B;100;;', ';Saldo Akhir;;;1.400'],
      [],
    ],
    [
      'columns of balances, which state none',
      [
        'Tanggal;Keterangan;Saldo Awal;Debet;Kredit;Saldo Akhir',
        '01/11/2026;A;1.000;;500;1.500',
        '02/11/2026;B;1.500;100;;1.400',
      ],
      [],
    ],
    [
      'money out that was rounded, so that nothing can be compared',
      [APART, ';Saldo Awal;;;1.000', '01/11/2026;A;;500;', '02/11/2026;B;1,3E+04;;', ';Saldo Akhir;;;1.600'],
      [],
    ],
  ])('%s', async (_, lines, kinds) => expect(await kindsOf(...lines)).toEqual(kinds));

  it('says both balances, what the lines make of them, and the difference', async () => {
    const { doubts } = await read(
      APART,
      ';Saldo Awal;;;25.000.000,00',
      '01/11/2026;A;;1.250.000,00;',
      '02/11/2026;B;15.000,50;;',
      ';Saldo Akhir;;;27.222.000,00',
    );
    expect(doubts.map(({ text }) => text)).toEqual([
      'Saldo awal Rp25.000.000 (baris 2) dengan uang masuk dan keluar yang terbaca menjadi Rp26.234.999,50, tetapi saldo akhir di baris 5 Rp27.222.000: selisih Rp987.000,50. Periksa baris yang tidak ikut, jumlah, dan arahnya.',
    ]);
  });

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

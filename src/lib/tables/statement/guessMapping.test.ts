import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readTable } from '../readTable';
import { BCA_CSV } from '@/features/imports/mocks/statementFiles';
import type { Table } from '../cell';
import { fitMapping, guessMapping } from './guessMapping';
import { headingScore } from './headings';

const TODAY = '2026-11-20';
const tableOf = (text: string) => readTable(new TextEncoder().encode(text), headingScore);

describe('guessMapping', () => {
  it("reads BCA's file: days without a year, the direction behind the amount", async () => {
    expect(guessMapping(await tableOf(BCA_CSV), TODAY)).toEqual({
      header_line: 6,
      date: 'Tanggal Transaksi',
      date_format: 'DD/MM',
      amount: 'Jumlah',
      direction: null,
      description: ['Keterangan'],
      reference: '',
      decimal: '.',
    });
  });

  it("reads BCA's other file: the direction in a column without a name", async () => {
    const table = await tableOf(
      [
        'Tanggal;Keterangan;Cabang;Jumlah;;Saldo',
        '01/11/2026;TRSF;0000;1.250.000,00;CR;1,00',
        '02/11/2026;ADM;0000;15.000,00;DB;1,00',
      ].join('\n'),
    );
    expect(guessMapping(table, TODAY)).toMatchObject({
      date_format: 'DD/MM/YYYY',
      amount: 'Jumlah',
      direction: { column: 'Kolom 5', credit: 'CR' },
      decimal: ',',
    });
  });

  it("reads Mandiri's file: two descriptions, debit and credit apart", async () => {
    const table = await tableOf(
      [
        'Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit',
        '1230001,01/11/26,01/11/26,2901,MCM INHOUSETRF DARI BAMBANG,JKT-2604-00118,0012,.00,"2,832,000.00"',
      ].join('\n'),
    );
    expect(guessMapping(table, TODAY)).toMatchObject({
      date: 'Date',
      date_format: 'DD/MM/YY',
      amount: 'Credit',
      direction: null,
      description: ['Description', 'Description (2)'],
      reference: 'Reference No.',
      decimal: '.',
    });
  });

  it("reads BRI's and BNI's headings", async () => {
    const bri = await tableOf('TANGGAL|TRANSAKSI|DEBET|KREDIT|SALDO\n2026-11-01|TRF|0.00|500000.00|1.00');
    expect(guessMapping(bri, TODAY)).toMatchObject({
      date_format: 'YYYY-MM-DD',
      amount: 'KREDIT',
      description: ['TRANSAKSI'],
    });
    const bni = await tableOf(
      'Post Date,Value Date,Branch,Journal No.,Description,Debit,Credit\n01 Nov 2026,x,1,000123,TRF,0,500000',
    );
    expect(guessMapping(bni, TODAY)).toMatchObject({
      date: 'Post Date',
      date_format: 'DD MMM YYYY',
      reference: 'Journal No.',
    });
  });

  it('joins no line above to headings that are whole', async () => {
    const headings = 'Tanggal;Keterangan;Debet;Kredit;Saldo';
    for (const above of ['Periode : 01/11/2026 - 20/11/2026', ';Saldo Awal;;;1.500', 'Nama;PT ANGSUR'])
      expect(
        guessMapping(await tableOf(`${above}\n${headings}\n01/11/2026;A;;500;2.000`), TODAY),
      ).toMatchObject({
        header_line: 2,
        date: 'Tanggal',
        amount: 'Kredit',
        description: ['Keterangan'],
      });
    const two = await tableOf(`Tgl;Uraian;Debit;Credit;Balance\n${headings}\n01/11/2026;A;;500;2.000`);
    expect(guessMapping(two, TODAY)).toMatchObject({ header_line: 1, amount: 'Credit Kredit' });
  });

  it('leaves empty what cannot be told', async () => {
    expect(guessMapping(await tableOf('a,b\n1,2'), TODAY)).toMatchObject({
      date: '',
      amount: '',
      description: [],
    });
  });
});

describe('fitMapping', () => {
  const kept = {
    header_line: 2,
    date: 'Tanggal',
    date_format: 'DD/MM/YYYY',
    amount: 'Kredit',
    direction: null,
    description: ['Uraian'],
    reference: null,
    decimal: ',',
  } as const;
  const headings = ['Tanggal', 'Uraian', 'Kredit'];
  const keptMapping = { ...kept, description: [...kept.description] };

  it('is used as it was, and where the headings moved it finds them', () => {
    const same: Table = [['Bank'], headings, ['01/11/2026', 'x', '1']];
    const moved: Table = [['Bank'], ['Periode'], [], headings];
    expect(fitMapping(keptMapping, same, TODAY)).toMatchObject({ header_line: 2 });
    expect(fitMapping(keptMapping, moved, TODAY)).toMatchObject({ header_line: 4 });
  });

  it('is dropped when a column is gone', () => {
    expect(fitMapping(keptMapping, [['Bank'], ['Tanggal', 'Uraian', 'Jumlah']], TODAY)).toBeNull();
  });
});

describe('a mapping that was kept, where the lines speak against it', () => {
  const kept = {
    header_line: 1,
    date: 'Tanggal',
    date_format: 'DD/MM/YYYY' as const,
    amount: 'Jumlah',
    direction: null,
    description: ['Uraian'],
    reference: null,
    decimal: ',' as const,
  };

  it('is dropped when a column of marks is not used: money out would count as money in', () => {
    const table: Table = [
      ['Tanggal', 'Uraian', 'Jumlah', 'D/K'],
      ['01/11/2026', 'SETORAN', '1.000', 'K'],
      ['01/11/2026', 'BIAYA', '500', 'D'],
    ];
    expect(fitMapping(kept, table, TODAY)).toBeNull();
  });

  it('gets the format of the days that stand here', () => {
    const table: Table = [
      ['Tanggal', 'Uraian', 'Jumlah'],
      ['2026-11-01', 'SETORAN', '1.000'],
    ];
    expect(fitMapping(kept, table, TODAY)).toMatchObject({ date_format: 'YYYY-MM-DD' });
  });
});

describe('a workbook', () => {
  it('keeps leading zeros, days and numbers', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Ringkasan', rows: [['Saldo', 1]] },
        ...[{ hidden: true }, { veryHidden: true }].map((how, at) => ({
          ...{ name: `Lama ${at}`, ...how },
          rows: [
            ['Tanggal', 'Keterangan', 'Referensi', 'Kredit'],
            [new Date('2026-10-01T00:00:00Z'), 'JKT-2604-00117', '000122', 1],
          ],
        })),
        {
          name: 'Mutasi',
          rows: [
            ['Tanggal', 'Keterangan', 'Referensi', 'Kredit'],
            [new Date('2026-11-01T00:00:00Z'), 'JKT-2604-00118', '000123', 2832000],
          ],
        },
      ],
    });
    expect(await readTable(bytes, headingScore)).toEqual([
      ['Tanggal', 'Keterangan', 'Referensi', 'Kredit'],
      [new Date('2026-11-01T00:00:00Z'), 'JKT-2604-00118', '000123', 2832000],
    ]);
  });
});

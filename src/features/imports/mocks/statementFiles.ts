const BCA = [
  'Informasi Rekening - Mutasi Rekening',
  'No. rekening : 0351234567',
  'Nama : PT ANGSUR MULTIFINANCE',
  'Periode : 01/11/2026 - 20/11/2026',
  '',
  'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo',
];

/** A statement as BCA gives it: lines above the headings, days without a year, the direction behind the amount. */
export const BCA_CSV = [
  ...BCA,
  `'02/11,TRSF E-BANKING CR 0211/FTSCY/WS95031 2832000.00 JKT-2604-00118 BAMBANG SUTRISNO,'0000,"2,832,000.00 CR","102,832,000.00"`,
  `'03/11,BIAYA ADM,'0000,"15,000.00 DB","102,817,000.00"`,
  `'05/11,TRSF E-BANKING CR 0511/FTSCY B 3307 KZA SITI NURHALIZA,'0000,"1,150,000.00 CR","103,967,000.00"`,
  `'09/11,SETORAN TUNAI AGUS SETIAWAN,'0035,"4,875,000.00 CR","108,842,000.00"`,
  `PEND,TRSF E-BANKING CR DEWI LESTARI,'0000,"985,000.00 CR","109,827,000.00"`,
  `'12/11,KR OTOMATIS LLG-BANK DKI,'0998,"1,250,000.50 CR","111,077,000.50"`,
  `Saldo Awal,:,"100,000,000.00",,`,
].join('\r\n');

/** A statement that does not say which way the money of a line went. */
export const UNMARKED_CSV = [
  'Tanggal;Keterangan;Jumlah',
  '02/11/2026;SETORAN BUDI SANTOSO;1.250.000',
  '03/11/2026;BIAYA ADM;15.000',
  '04/11/2026;SETORAN SITI RAHMAWATI;987.000',
].join('\n');

/** A statement whose lines do not lead from its opening to its closing balance: one is missing. */
export const MISSING_LINE_CSV = [
  'Tanggal;Keterangan;Debet;Kredit;Saldo',
  ';Saldo Awal;;;25.000.000,00',
  '02/11/2026;SETORAN BUDI SANTOSO;;1.250.000,00;26.250.000,00',
  '03/11/2026;BIAYA ADM;15.000,00;;26.235.000,00',
  ';Saldo Akhir;;;27.222.000,00',
].join('\n');

/** Saved by Excel: days became numbers, one amount was rounded; spaces stand between threes. */
export const RESAVED_CSV = [
  'Tanggal;Keterangan;Debet;Kredit',
  '46328;SETORAN BUDI SANTOSO;;1 250 000,00',
  '46329;BIAYA ADM;15 000,00;',
  '46330;SETORAN SITI RAHMAWATI;;9,87E+05',
].join('\n');

/** `count` lines of money in, as a file that grows with the company. */
export function manyLines(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const day = String((index % 20) + 1).padStart(2, '0');
    return `${day}/11/2026,TRSF JKT-2604-${String(index + 1).padStart(5, '0')},000${index + 1},"1.250.000,00"`;
  });
  return ['Tanggal,Keterangan,No. Referensi,Kredit', ...lines].join('\n');
}

/** A file as somebody picks it. */
export function asFile(content: string | Uint8Array, name = 'mutasi-bca-november.csv'): File {
  const part = typeof content === 'string' ? content : new Uint8Array(content);
  return new File([part], name, { type: 'text/csv' });
}

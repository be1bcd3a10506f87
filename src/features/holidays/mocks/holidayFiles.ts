/** The calendar of a coming year as a ministry's table has it, with a day off that is none of ours and two days in one line. */
export const HOLIDAY_CSV = [
  'No,Tanggal,Hari,Keterangan',
  '1,1 Januari 2027,Jumat,Tahun Baru Masehi',
  '2,6 Februari 2027,Sabtu,Tahun Baru Imlek 2578 Kongzili',
  '3,10 Maret 2027,Rabu,Hari Raya Idul Fitri 1448 Hijriah',
  '4,17 Agustus 2027,Selasa,Hari Kemerdekaan Republik Indonesia',
  '5,24 Desember 2027,Jumat,Cuti Bersama Hari Raya Natal',
  '6,26-27 Desember 2027,Minggu,Libur dua hari',
].join('\n');

/** A file as somebody picks it. */
export const asHolidayFile = (content = HOLIDAY_CSV, name = 'skb-2027.csv'): File =>
  new File([content], name, { type: 'text/csv' });

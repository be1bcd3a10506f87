/** A file as the public lists are, with a line that Excel cut, and one that lies nowhere. */
export const REGION_CSV = [
  'kode,nama',
  '31,Daerah Khusus Ibukota Jakarta',
  '31.71,Kota Adm. Jakarta Pusat',
  '31.71.01,Gambir',
  '31.71.01.1001,Gambir',
  '31.71.01.1002,Cideng',
  '91.1,Kabupaten Sarmi',
  '47.01,Kabupaten Entah',
].join('\n');

/** A file as somebody picks it. */
export const asRegionFile = (content = REGION_CSV, name = 'wilayah.csv'): File =>
  new File([content], name, { type: 'text/csv' });

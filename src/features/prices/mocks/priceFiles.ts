/** Headings as an office writes them, and two lines. */
export const PRICE_CSV = [
  'Daftar harga mulai Desember 2026',
  'Wilayah;Jenis;Merk;Type;Tahun;Harga OTR;Pencairan Maks.;DP Min',
  'Jabodetabek;Motor;Honda;Beat;2024;18.900.000;14.150.000;3.700.000',
  'Jabodetabek;Motor;Honda;Beat Street;2026;19.750.000;14.800.000;3.950.000',
].join('\r\n');

/** Lines that can't be read. */
export const UNREADABLE_CSV = [
  PRICE_CSV,
  'Jabodetabek;Becak;Honda;Vario 125;2024;23.400.000;17.900.000;4.700.000',
  'Jabodetabek;Motor;Yamaha;NMAX;24;32,5 juta;24.300.000;',
].join('\r\n');

/** A file as somebody picks it. */
export const asFile = (content: string, name = 'Harga Desember 2026.csv'): File =>
  new File([content], name, { type: 'text/csv' });

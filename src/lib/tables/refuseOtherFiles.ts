import { decodeText } from './decodeText';
import { TableError } from './TableError';

const CSV_OR_XLSX = 'sebagai CSV atau XLSX, lalu unggah lagi.';
const save = (what: string) => `Ini ${what}. Simpan ${CSV_OR_XLSX}`;
const download = (what: string) => `Ini ${what}. Unduh datanya ${CSV_OR_XLSX}`;

/** What people pick by mistake, by the bytes that it begins with. */
const STARTS: readonly [start: string, words: string][] = [
  ['%PDF', download('PDF')],
  ['{\\rtf', download('dokumen RTF')],
  ['\x1f\x8b', 'Ini berkas GZ. Buka isinya dulu, lalu unggah CSV atau XLSX di dalamnya.'],
  ['Rar!', 'Ini berkas RAR. Buka isinya dulu, lalu unggah CSV atau XLSX di dalamnya.'],
  ['7z\xbc\xaf', 'Ini berkas 7Z. Buka isinya dulu, lalu unggah CSV atau XLSX di dalamnya.'],
  ['BZh', 'Ini berkas BZ2. Buka isinya dulu, lalu unggah CSV atau XLSX di dalamnya.'],
  ['\xfd7zXZ', 'Ini berkas XZ. Buka isinya dulu, lalu unggah CSV atau XLSX di dalamnya.'],
  ['\x89PNG', download('gambar')],
  ['\xff\xd8\xff', download('gambar')],
  ['GIF8', download('gambar')],
  ['II*\0', download('gambar')],
  ['MM\0*', download('gambar')],
  ['SQLite format', download('basis data')],
  ['PAR1', download('berkas Parquet')],
  // BIFF 2 to 4, before there were compound files.
  ['\x09\0\x04\0', save('berkas Excel lama (XLS)')],
  ['\x09\x02\x06\0', save('berkas Excel lama (XLS)')],
  ['\x09\x04\x06\0', save('berkas Excel lama (XLS)')],
  ['\x09\x08', save('berkas Excel lama (XLS)')],
];

/** Names of streams in a compound file, which are UTF-16, and of parts in a ZIP. */
const COMPOUND: readonly [part: string, words: string][] = [
  [
    'EncryptedPackage',
    'Berkas Excel ini terkunci kata sandi. Buka di Excel, simpan tanpa sandi sebagai XLSX, lalu unggah lagi.',
  ],
  ['WordDocument', download('dokumen Word')],
  ['PowerPoint', download('presentasi PowerPoint')],
  ['__substg1', 'Ini surel Outlook. Simpan lampirannya (CSV atau XLSX), lalu unggah lampiran itu.'],
];
const ZIPPED: readonly [part: string, words: string][] = [
  ['xl/workbook.bin', save('berkas Excel biner (XLSB)')],
  ['opendocument.spreadsheet', save('berkas OpenDocument (ODS)')],
  ['opendocument', download('dokumen OpenDocument')],
  ['word/document.xml', download('dokumen Word')],
  ['ppt/presentation.xml', download('presentasi PowerPoint')],
  ['Index/Document.iwa', save('berkas Numbers atau Pages')],
  ['Index.zip', save('berkas Numbers atau Pages')],
];

/** Says of a file that is no table what it is and what to do, by its content. @throws TableError in words for people */
export function refuseOtherFiles(bytes: Uint8Array): void {
  // Not a TextDecoder: its “latin1” is Windows-1252, where 0x89 and 0x8b become other signs.
  const start = String.fromCharCode(...bytes.subarray(0, 64));
  const known = STARTS.find(([begin]) => start.startsWith(begin));
  if (known) throw new TableError(known[1]);
  if (start.startsWith('\xd0\xcf\x11\xe0')) {
    const inside = latin(bytes).replaceAll('\0', '');
    throw new TableError(partOf(inside, COMPOUND) ?? save('berkas Excel lama (XLS)'));
  }
  if (/^(RIFF|....ftyp)/s.test(start)) throw new TableError(download('gambar atau rekaman'));
  if (start.startsWith('PK')) {
    const inside = latin(bytes);
    const words = partOf(inside, ZIPPED);
    if (words) throw new TableError(words);
    if (!inside.includes('xl/')) {
      throw new TableError('Ini berkas ZIP. Buka isinya dulu, lalu unggah CSV atau XLSX di dalamnya.');
    }
    return;
  }
  const text = decodeText(bytes.subarray(0, 4096)).replace(/^\ufeff/, '');
  if (/^\s*%PDF/.test(text)) throw new TableError(download('PDF'));
  if (/^\s*[[{]\s*["{[\]}]/.test(text)) throw new TableError(download('berkas JSON'));
  if (/^:\d{2}[A-Z]?:|^\{1:/m.test(text)) throw new TableError(download('berkas MT940'));
  if (/^\s*<\?xml/i.test(text) && !/<(?:\w+:)?(?:Workbook|html|table)\b/i.test(text)) {
    throw new TableError(download('berkas XML'));
  }
  if (/^OFXHEADER|<OFX>/i.test(text)) throw new TableError(download('berkas OFX'));
  if (/^!Type:/i.test(text)) throw new TableError(download('berkas QIF'));
  if (/^ID;P/.test(text)) throw new TableError(save('berkas SYLK'));
  if (/^TABLE\r?\n0,1/.test(text)) throw new TableError(save('berkas DIF'));
  if (/\0/.test(text)) {
    throw new TableError(`Berkas ini bukan CSV atau XLSX. Simpan ${CSV_OR_XLSX}`);
  }
}

const partOf = (inside: string, parts: readonly [string, string][]) =>
  parts.find(([part]) => inside.includes(part))?.[1];

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

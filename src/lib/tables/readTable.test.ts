import { describe, expect, it, vi } from 'vitest';
import { textOf, type Cell } from './cell';
import { LARGEST_FILE, readTable } from './readTable';

const utf8 = (text: string) => new TextEncoder().encode(text);
const score = (row: readonly Cell[]) => row.filter((cell) => textOf(cell) === 'Tanggal').length;
const readRows = (bytes: Uint8Array) => readTable(bytes, score);
/** A compound file, which names its streams in UTF-16. */
const ole = (stream: string) =>
  Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...[...stream].flatMap((sign) => [sign.charCodeAt(0), 0])]);
const ROW = 'Tanggal;Jumlah\n01/11/2026;"1.250,00"';

describe('readTable', () => {
  it('reads UTF-8, with and without its mark', async () => {
    expect(await readRows(utf8('Tanggal;Jumlah\nRéné;1'))).toEqual([
      ['Tanggal', 'Jumlah'],
      ['Réné', '1'],
    ]);
    expect((await readRows(utf8(`\ufeff${ROW}`)))[0]).toEqual(['Tanggal', 'Jumlah']);
  });

  it('reads Windows-1252 where the bytes are no UTF-8', async () => {
    const bytes = Uint8Array.from(
      [...'Tanggal;Jumlah\nRen'].map((c) => c.charCodeAt(0)).concat([0xe9, 0x3b, 0x31]),
    );
    expect((await readRows(bytes))[1]).toEqual(['René', '1']);
  });

  it('reads UTF-16, as Excel saves “Unicode text”', async () => {
    const units = Uint16Array.from(`\ufeffTanggal\tJumlah\n1\t2`, (c) => c.charCodeAt(0));
    expect(await readRows(new Uint8Array(units.buffer))).toEqual([
      ['Tanggal', 'Jumlah'],
      ['1', '2'],
    ]);
  });

  it('keeps line breaks inside quotes and blank lines between', async () => {
    expect(await readRows(utf8('Tanggal,Jumlah\n\n"a\nb",2'))).toEqual([
      ['Tanggal', 'Jumlah'],
      [''],
      ['a\nb', '2'],
    ]);
  });

  it.each([
    ['nothing', new Uint8Array(), 'Berkas ini kosong.'],
    ['blank lines', utf8('\n\n'), 'Berkas ini tidak berisi baris.'],
    ['a web page without a table', utf8('<html><p>Sesi berakhir'), /halaman web tanpa tabel/],
    ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1]), /Excel lama/],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d]), /Ini gambar/],
    ['a broken workbook', utf8('PK\x03\x04xl/workbook.xml'), /rusak atau terkunci/],
    ['a locked workbook', ole('EncryptedPackage'), /terkunci kata sandi/],
    ['a Word document', ole('WordDocument'), /Ini dokumen Word/],
    ['a packed file', utf8('PK\x03\x04mutasi.csv'), /Ini berkas ZIP/],
    ['a binary workbook', utf8('PK\x03\x04xl/workbook.bin'), /XLSB/],
    [
      'an OpenDocument sheet',
      utf8('PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
      /ODS/,
    ],
    ['a Word document of today', utf8('PK\x03\x04word/document.xml'), /Ini dokumen Word/],
    ['a file of Numbers', utf8('PK\x03\x04Index/Document.iwa'), /Numbers/],
    ['a PDF', utf8('%PDF-1.4'), /^Ini PDF/],
    ['a PDF behind a blank line', utf8('\n%PDF-1.4'), /^Ini PDF/],
    ['a photo', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), /Ini gambar/],
    ['a photo of an iPhone', utf8('\0\0\0\x18ftypheic'), /Ini gambar/],
    ['RTF', utf8('{\\rtf1'), /RTF/],
    ['GZ', Uint8Array.from([0x1f, 0x8b, 8, 0]), /GZ/],
    ['RAR', utf8('Rar!\x1a\x07'), /RAR/],
    ['JSON', utf8('[{"a":1}]'), /JSON/],
    ['XML', utf8('<?xml version="1.0"?><Document><BkToCstmrStmt/></Document>'), /Ini berkas XML/],
    ['MT940', utf8(':20:STARTUMS\n:25:123'), /MT940/],
    ['bytes of no known kind', Uint8Array.from([1, 2, 0, 0, 5, 0, 0]), /bukan CSV atau XLSX/],
    ['too much', new Uint8Array(LARGEST_FILE + 1), /paling besar 10 MB/],
  ])('refuses %s in words', async (_, bytes, words) => {
    await expect(readRows(bytes)).rejects.toThrow(words);
  });

  it('reads a table of a web page: spans, entities, nested tables, nothing of scripts', async () => {
    const page = `<!DOCTYPE html><!ENTITY x "no"><script>"<table><tr><td>no"</script><table><tr><td>Menu</table>
      <table><thead><tr><th>Tanggal<th colspan=2>Jumlah</thead><tr><td rowspan=2>1<td>A&amp;B&nbsp;C<br>D<td>2
      <tr><td>&x;<td>4</table>`;
    expect(await readRows(utf8(page))).toEqual([
      ['Tanggal', 'Jumlah', null],
      ['1', 'A&B\u00a0C\nD', '2'],
      [null, '&x;', '4'],
    ]);
  });

  it('reads the XML of Excel 2003: skipped cells, numbers, days, no entities of its own', async () => {
    const xml = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e "no">]><ss:Workbook xmlns:ss="urn:x"><ss:Worksheet><ss:Table>
      <ss:Row><ss:Cell><ss:Data ss:Type="String">Tanggal</ss:Data></ss:Cell><ss:Cell ss:Index="3"><ss:Data ss:Type="String">Jumlah</ss:Data></ss:Cell></ss:Row>
      <ss:Row ss:Index="3"><ss:Cell><ss:Data ss:Type="DateTime">2026-11-01T00:00:00.000</ss:Data></ss:Cell><ss:Cell><ss:Data ss:Type="String">&e;&lt;</ss:Data></ss:Cell><ss:Cell><ss:Data ss:Type="Number">1250000</ss:Data></ss:Cell></ss:Row>
      </ss:Table></ss:Worksheet></ss:Workbook>`;
    expect(await readRows(utf8(xml))).toEqual([
      ['Tanggal', null, 'Jumlah'],
      [null, null, null],
      [new Date('2026-11-01'), '&e;<', 1_250_000],
    ]);
  });

  it('leaves as text what Excel 2003 would not write: browsers would each make another day of it', async () => {
    const cell = (type: string, text: string) => `<Cell><Data ss:Type="${type}">${text}</Data></Cell>`;
    const xml = `<?xml version="1.0"?><Workbook><Worksheet><Table><Row>${cell('String', 'Tanggal')}</Row>
      <Row>${cell('DateTime', '11/05/2026')}${cell('Number', '1,25')}${cell('DateTime', '2026-11-05T00:00:00Z')}</Row>
      </Table></Worksheet></Workbook>`;
    expect((await readRows(utf8(xml)))[1]).toEqual(['11/05/2026', '1,25', new Date('2026-11-05')]);
  });

  it('reads the page in a web archive, also as quoted-printable', async () => {
    const archive =
      'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<table border=3D1><tr><td>Tang=\r\ngal</td></tr></table>\r\n--b--';
    expect(await readRows(utf8(archive))).toEqual([['Tanggal']]);
    const page = btoa('<table><tr><td>Tanggal</td></tr></table>');
    const base64 = archive.replace('quoted-printable', 'base64').replace(/<table[\s\S]*<\/table>/, page);
    expect(await readRows(utf8(base64))).toEqual([['Tanggal']]);
    const packed = archive.replace('quoted-printable', 'x-uuencode');
    await expect(readRows(utf8(packed))).rejects.toThrow(/arsip web/);
    const broken = base64.replace(page, 'PHRhYmxl=PHR');
    await expect(readRows(utf8(broken))).rejects.toThrow(/arsip web/);
  });

  it('blames the network, not the file, for a reader that did not come', async () => {
    vi.doMock('./readCsv', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await expect(readRows(utf8(ROW))).rejects.toThrow(/^Pembaca berkas belum dapat dimuat/);
    vi.doUnmock('./readCsv');
    expect(await readRows(utf8(ROW))).toHaveLength(2);
  });
});

// @ts-check
import { rowWriter, SHEET_END, sheetHead, STYLES } from './sheet.js';
import { ZipWriter } from './zip.js';

/** @typedef {import('../columns').Cell} Cell */
/** @typedef {import('../columns').Heading} Heading */

/** Of a sheet: rows that Excel takes, and bytes that stay well below what a part of a zip may have. */
export const LIMITS = { rows: 1_048_576, bytes: 3_500_000_000 };
/** Text that is packed at a time, characters. */
const PIECE = 131_072;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * An XLSX file, in pieces as they are ready; no more than what came at once is held. A sheet that is full goes on in the
 * next one, below the same headings.
 * @param {readonly Heading[]} columns
 * @param {AsyncIterable<readonly (readonly Cell[])[]>} batches
 * @param {number} flushed after so many rows comes a flush, by which a reader counts them
 * @param {typeof LIMITS} [limits]
 * @returns {AsyncGenerator<Buffer>}
 */
export async function* workbook(columns, batches, flushed, limits = LIMITS) {
  const zip = new ZipWriter();
  const { heading, row } = rowWriter(columns);
  let sheets = 1;
  let nth = 1;
  let count = 0;
  const begin = () => {
    zip.begin(`xl/worksheets/sheet${sheets}.xml`);
    nth = 1;
    return XML + sheetHead(columns) + heading();
  };
  let text = begin();
  for await (const rows of batches) {
    for (const cells of rows) {
      if (nth >= limits.rows || zip.size + text.length > limits.bytes) {
        await zip.write(text + SHEET_END);
        await zip.end();
        sheets += 1;
        text = begin();
      }
      nth += 1;
      count += 1;
      text += row(nth, cells);
      const isDue = count % flushed === 0;
      if (!isDue && text.length < PIECE) continue;
      await zip.write(text);
      if (isDue) await zip.flush();
      text = '';
      yield zip.taken();
    }
  }
  await zip.write(text);
  await zip.flush();
  await zip.write(SHEET_END);
  await zip.end();
  for (const [path, xml] of frame(sheets)) {
    zip.begin(path);
    await zip.write(XML + xml);
    await zip.end();
  }
  zip.finish();
  yield zip.taken();
}

/**
 * What makes sheets a workbook.
 * @param {number} sheets
 * @returns {[path: string, xml: string][]}
 */
function frame(sheets) {
  const all = Array.from({ length: sheets }, (_, at) => at + 1);
  const relation = (
    /** @type {number | string} */ id,
    /** @type {string} */ what,
    /** @type {string} */ target,
  ) => `<Relationship Id="rId${id}" Type="${OFFICE}/${what}" Target="${target}"/>`;
  const part = (/** @type {string} */ path, /** @type {string} */ what) =>
    `<Override PartName="/xl/${path}.xml" ContentType="${SPREADSHEET}.${what}+xml"/>`;
  return [
    ['xl/styles.xml', STYLES],
    [
      'xl/workbook.xml',
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets>` +
        all
          .map((at) => `<sheet name="Data${at > 1 ? ` ${at}` : ''}" sheetId="${at}" r:id="rId${at}"/>`)
          .join('') +
        '</sheets></workbook>',
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">` +
        all.map((at) => relation(at, 'worksheet', `worksheets/sheet${at}.xml`)).join('') +
        relation('Styles', 'styles', 'styles.xml') +
        '</Relationships>',
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        part('workbook', 'sheet.main') +
        part('styles', 'styles') +
        all.map((at) => part(`worksheets/sheet${at}`, 'worksheet')).join('') +
        '</Types>',
    ],
  ];
}

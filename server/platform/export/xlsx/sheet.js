// @ts-check

/** @typedef {import('../columns').Cell} Cell */
/** @typedef {import('../columns').Heading} Heading */
/** @typedef {import('../columns').ColumnKind} ColumnKind */

/** What a cell takes, in UTF-16 units, as Excel counts. */
const LONGEST_TEXT = 32_767;
/** Stands at the end of a text that was longer. */
const CUT = '… (dipotong)';

/** Of each kind its style in `STYLES` and its width in characters. */
const LOOKS = {
  text: { style: 1, width: 22 },
  words: { style: 0, width: 18 },
  number: { style: 0, width: 12 },
  rupiah: { style: 5, width: 16 },
  day: { style: 3, width: 12 },
  time: { style: 4, width: 20 },
  percent: { style: 6, width: 12 },
};
const HEADING_STYLE = 2;

/**
 * Cells look like what they are. Typed text has the format of text (49), so that editing a cell leaves 007 as it is;
 * amounts are grouped (3), shares are percent (10), days and moments are written as in the CSV.
 */
export const STYLES =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>' +
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="7">' +
  [0, 49, 0, 164, 165, 3, 10]
    .map(
      (format, at) =>
        `<xf numFmtId="${format}" fontId="${at === HEADING_STYLE ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
    )
    .join('') +
  '</cellXfs></styleSheet>';

/**
 * What stands before a sheet's rows: the first one stays in sight.
 * @param {readonly Heading[]} columns
 */
export const sheetHead = (columns) =>
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  `<cols>${columns
    .map(
      ({ kind }, at) => `<col min="${at + 1}" max="${at + 1}" width="${LOOKS[kind].width}" customWidth="1"/>`,
    )
    .join('')}</cols><sheetData>`;

export const SHEET_END = '</sheetData></worksheet>';

/**
 * Writes rows of a sheet.
 * @param {readonly Heading[]} columns
 */
export function rowWriter(columns) {
  const letters = columns.map((_, at) => lettersOf(at));
  const writers = columns.map(({ kind }, at) => cellWriter(kind, letters[at] ?? '', LOOKS[kind].style));
  const headings = letters.map((letter) => cellWriter('words', letter, HEADING_STYLE));
  return {
    heading: () =>
      rowXml(
        1,
        columns.map(({ header }) => header),
        headings,
      ),
    /** @type {(nth: number, cells: readonly Cell[]) => string} */
    row: (nth, cells) => rowXml(nth, cells, writers),
  };
}

/**
 * @param {number} nth
 * @param {readonly Cell[]} cells
 * @param {readonly ((nth: number, value: string) => string)[]} writers
 */
function rowXml(nth, cells, writers) {
  let xml = `<row r="${nth}">`;
  for (let at = 0; at < writers.length; at += 1) {
    const value = cells[at];
    if (value !== null && value !== undefined && value !== '') xml += writers[at]?.(nth, String(value)) ?? '';
  }
  return `${xml}</row>`;
}

/**
 * @param {ColumnKind} kind
 * @param {string} letter
 * @param {number} style
 * @returns {(nth: number, value: string) => string}
 */
function cellWriter(kind, letter, style) {
  const begin = `<c r="${letter}`;
  const styled = style === 0 ? '' : ` s="${style}"`;
  /** @param {number} nth @param {string} value */
  const asText = (nth, value) => `${begin}${nth}"${styled} t="inlineStr"><is>${textXml(value)}</is></c>`;
  if (kind === 'text' || kind === 'words') return asText;
  const numberOf =
    kind === 'percent' ? shareOf : kind === 'number' || kind === 'rupiah' ? plainNumber : serialOf;
  return (nth, value) => {
    const number = numberOf(value);
    return number === null ? asText(nth, value) : `${begin}${nth}"${styled}><v>${number}</v></c>`;
  };
}

/** A number that a spreadsheet holds to its last digit. */
const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;
/** @param {string} value */
const plainNumber = (value) => (NUMBER.test(value) ? value : null);

/** Of hundredths of a percent. @param {string} value */
const shareOf = (value) => (/^-?\d{1,9}$/.test(value) ? String(Number(value) / 10_000) : null);

const DAY_OR_TIME = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d)(?::(\d\d))?)?$/;
/** Days are counted from here; before this one Excel counts a day that never was. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const FIRST_SERIAL = 61;

/** Days since 1899-12-30, as spreadsheets keep a date. @param {string} value */
function serialOf(value) {
  const [, year, month, day, hour = 0, minute = 0, second = 0] = DAY_OR_TIME.exec(value) ?? [];
  if (year === undefined) return null;
  const moment = Date.UTC(+year, Number(month) - 1, Number(day), +hour, +minute, +second);
  const serial = (moment - FIRST_DAY) / 86_400_000;
  return serial >= FIRST_SERIAL ? serial : null;
}

/** What must be written otherwise: marks of XML, signs that it can't hold, and text that reads like such a sign. */
const TO_ESCAPE = /[&<>\ufffe\uffff]|(?![\t\n\u007f-\u009f])\p{Cc}|_(?=x[0-9A-Fa-f]{4}_)/gu;
const HAS_ESCAPE = new RegExp(TO_ESCAPE.source, 'u');
/** @type {Record<string, string>} */
const MARKS = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** What readers may leave out where nobody says that it stays. */
const SPACE_TO_KEEP = /^\s|\s$|[\n\t]/;

/** @param {string} value */
function textXml(value) {
  const text = value.length > LONGEST_TEXT ? cutText(value) : value;
  const xml = HAS_ESCAPE.test(text) ? text.replace(TO_ESCAPE, escaped) : text;
  return SPACE_TO_KEEP.test(text) ? `<t xml:space="preserve">${xml}</t>` : `<t>${xml}</t>`;
}

/** @param {string} sign */
const escaped = (sign) =>
  MARKS[sign] ?? `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** @param {string} value */
function cutText(value) {
  const kept = value.slice(0, LONGEST_TEXT - CUT.length);
  // Half a sign of two would be no sign at all.
  return (/[\ud800-\udbff]$/.test(kept) ? kept.slice(0, -1) : kept) + CUT;
}

/** A, B … Z, AA … @param {number} at */
function lettersOf(at) {
  const last = String.fromCharCode(65 + (at % 26));
  /** @type {string} */
  const before = at < 26 ? '' : lettersOf(Math.floor(at / 26) - 1);
  return before + last;
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvCells } from '../../testing/csvCells';
import { NASTY, shown, tableOf, xlsxOf } from '../../testing/exportedTexts';
import { csvLines } from './csvLines';

/** Debian's LibreOffice, which the nightly run has: `SOFFICE=soffice npx vitest run …`. */
const { SOFFICE } = process.env;
/** Semicolons, quotes, UTF-8, every text quoted; in: guess numbers and days, as who only opens the file does. */
const WRITES = 'csv:Text - txt - csv (StarCalc):59,34,76,1,,0,true,false,false';
const GUESSES = 'CSV:59,34,76,1,,0,false,true';

const TEXTS = [...NASTY, 'a'.repeat(32_767)];
const ROWS = TEXTS.map((text, at) => [text, at]);

describe.skipIf(!SOFFICE)('LibreOffice opens what was written', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'angsur-office-'))));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The texts that it shows, by their number in the second column. */
  function opened(name: string, how: readonly string[] = []): string[] {
    const out = path.join(folder, 'out');
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const args = [profile, '--headless', ...how, '--convert-to', WRITES, '--outdir', out];
    execFileSync(SOFFICE ?? '', [...args, path.join(folder, name)], { stdio: 'pipe' });
    const all = readFileSync(path.join(out, name.replace(/\.\w+$/, '.csv')), 'utf8');
    const texts: string[] = [];
    // A break inside of quotes ends no row.
    for (const row of all.match(/(?:"(?:[^"]|"")*"|[^"\n])+/g) ?? []) {
      const [text = '', at = ''] = csvCells(row);
      if (/^\d+$/.test(at)) texts[Number(at)] = text;
    }
    return texts;
  }

  it('each text of a workbook as it was', async () => {
    writeFileSync(path.join(folder, 'a.xlsx'), await xlsxOf(tableOf(['text', 'number'], ROWS), ROWS.length));
    expect(opened('a.xlsx')).toEqual(TEXTS);
  });

  it('each text of a CSV, after taking off the apostrophe of what would be run', async () => {
    let all = '';
    for await (const line of csvLines(tableOf(['text', 'number'], ROWS))) all += line;
    writeFileSync(path.join(folder, 'b.csv'), all);
    expect(opened('b.csv', [`--infilter=${GUESSES}`]).map(shown)).toEqual(TEXTS);
  });
});

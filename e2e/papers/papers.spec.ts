import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { PAPER_SIZES, PAPERS, type PaperSize } from '../../src/lib/paper/papers';
import { serveFolder } from '../push/staticServer';
import { buildPapersPage } from './buildPapersPage';
import type { Shown } from './papersPage';
import { compact, readPdf, type PdfPage } from './readPdf';

/*
 * Every paper of the stories on every paper size, as Chromium prints it: its size, its pages, that nothing is lost, torn
 * or cut, and that its preview says where it breaks. PAPERS=folder keeps the files, to look at.
 */

let built: Awaited<ReturnType<typeof buildPapersPage>>;
let server: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  built = await buildPapersPage();
  server = await serveFolder(built.folder);
});
test.afterAll(async () => {
  await server.close();
  await built.remove();
});

/** Documents that take more than one sheet, and how many; all others are to fit on one of A4. */
const LONG: Record<string, number> = {
  'SchedulePrint/SixtyMonths': 2,
  'CardPrint/SixtyMonths': 3,
  'FormPrint/Default': 2,
  'FormPrint/OnEveryPaper': 2,
  'FormPrint/WithAGuarantor': 2,
  'FormPrint/Alone': 2,
  'TermsPrint/SixtyMonths': 2,
  'JournalPrint/Long': 4,
  'CountPrint/Long': 3,
  'ReportPrint/Long': 3,
};

/** Documents that say little with numbers. */
const FEW = /^(DocumentsPrint\/|FormPrint\/ADraft|TtsPrint\/)/;

/** Documents of a few lines. */
const SHORT = /^TtsPrint\//;

/** Nobody told the phone whose paper it is: the letterhead is the company's name. */
const WITHOUT_OFFICE = /\/WithoutOffice$/;

for (const size of PAPER_SIZES) {
  test(`everything is printed whole on ${PAPERS[size].label}`, async ({ page }) => {
    await page.goto(`${server.origin}/e2e/papers/index.html`);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    const names = await page.evaluate(() => papersOfStories.names());
    expect(names).toEqual(expect.arrayContaining(Object.keys(LONG)));
    expect(names.length).toBeGreaterThan(9);
    for (const name of names) {
      await test.step(name, async () => {
        const { pages, shown } = await printed(page, name, size);
        // What is too wide would not be cut but make Chromium print the whole paper smaller.
        expect(shown.beyond).toEqual([]);
        expect(shown.found.length).toBeGreaterThan(FEW.test(name) ? 1 : 5);
        expect(shown.torn).toEqual([]);
        holdsItsSize(pages, size);
        expect(pages.length).toBe(pagesOf(name, size, pages.length));
        expect(shown.blocks.length).toBeGreaterThan(SHORT.test(name) ? 9 : 15);
        isWhole(pages, shown, WITHOUT_OFFICE.test(name) ? 'Angsur' : 'AngsurKantorJakarta');
        if (PAPERS[size].height !== null) hasNumbersAndHeads(pages, shown);
      });
    }
  });
}

async function printed(page: Page, name: string, size: PaperSize) {
  const shown = await page.evaluate(([paper, on]) => papersOfStories.show(paper, on), [name, size] as const);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const { PAPERS: folder } = process.env;
  if (folder) await writeFile(path.join(folder, `${name.replace('/', '-')}-${size}.pdf`), pdf);
  return { pages: await readPdf(pdf), shown };
}

/** Rolls have no second page, and receipts and quotes none on a sheet of A4. */
function pagesOf(name: string, size: PaperSize, pages: number): number {
  if (size === 'A4') return LONG[name] ?? 1;
  const many = size === 'A5' && !name.startsWith('ReceiptPrint');
  return many ? pages : 1;
}

/** As large as the paper, with its margins free; a roll ends where its text does. */
function holdsItsSize(pages: readonly PdfPage[], size: PaperSize) {
  const { width, height, margin } = PAPERS[size];
  for (const page of pages) {
    expect(page.width).toBeCloseTo(width, 0);
    expect(page.left).toBeGreaterThan(margin.side - 0.3);
    expect(page.right).toBeLessThan(width - margin.side + 0.3);
    expect(page.top).toBeGreaterThan(margin.top);
    expect(page.bottom).toBeLessThan(page.height);
    if (height !== null) expect(page.height).toBeCloseTo(height, 0);
    else expect(page.height - page.bottom).toBeLessThan(margin.bottom + 12);
  }
}

/** The letterhead stands at the top, and every line in one piece on the page that the preview says. */
function isWhole(pages: readonly PdfPage[], { blocks }: Shown, letterhead: string) {
  expect(pages[0]?.text).toContain(letterhead);
  const lost = blocks.filter(({ text, sheet }) => !pages[sheet - 1]?.text.includes(compact(text)));
  expect(lost).toEqual([]);
  expect(Math.max(...blocks.map(({ sheet }) => sheet))).toBe(pages.length);
}

/** Every sheet says which of how many it is; a table that goes on has its heads there again. */
function hasNumbersAndHeads(pages: readonly PdfPage[], { tables }: Shown) {
  for (const [index, { text }] of pages.entries()) {
    expect(text).toContain(`Halaman${index + 1}dari${pages.length}`);
    for (const { head, rows } of tables) {
      if (rows.some((row) => text.includes(compact(row)))) expect(text).toContain(compact(head));
    }
  }
}

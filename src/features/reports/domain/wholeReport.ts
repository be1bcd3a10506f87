import type { Report } from '@/lib/contract/reports';

/** More rows are not printed: a file has them all. */
export const PRINTED_MOST = 1000;
/** Rows of a page while it is read whole: the most that the call gives. */
export const PRINT_PAGE = 100;

/** Pages of one report as one; null: it changed between them, and they do not belong together. */
export function joined(pages: readonly Report[]): Report | null {
  const [first] = pages;
  if (!first) return null;
  const agree = pages.every(
    ({ count, totals }) => count === first.count && String(totals) === String(first.totals),
  );
  const rows = pages.flatMap((page) => page.rows);
  return agree && rows.length === Math.min(first.count, pages.length * PRINT_PAGE)
    ? { ...first, rows }
    : null;
}

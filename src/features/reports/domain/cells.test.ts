import { describe, expect, it } from 'vitest';
import { PAPER_SIZES } from '@/lib/paper/papers';
import { REPORT_GAPS, REPORT_KEYS, type ReportKey } from '@/lib/contract/reportTerms';
import { buildReport } from '../mocks/buildReport';
import { cellText } from './cellText';
import { gapWords } from './gapWords';
import { acrossPaper } from './printLayout';
import { namingColumn, openingColumn } from './recordCell';
import { definitionOf, shownColumns } from './reportColumns';
import { REPORT_PLACE } from './reportPlace';
import { daysOf } from './reportSpan';
import { joined } from './wholeReport';

it('shows cells as tables do', () => {
  expect(cellText('rupiah', -75_000)).toBe('(75.000)');
  expect(cellText('number', 0)).toBe('0');
  expect(cellText('percent', 1850)).toBe('18,5 %');
  expect(cellText('day', '2026-11-20')).toBe('20/11/2026');
  expect(cellText('text', '0042')).toBe('0042');
  expect(cellText('rupiah', null)).toBe('');
});

describe('what opens a record', () => {
  const asked = (key: ReportKey, columns?: string) => {
    const { rows, columns: keys } = buildReport(key, { columns });
    return [rows, shownColumns(definitionOf(key), keys)] as const;
  };
  const opener = (key: ReportKey, columns?: string) => {
    const [[row], shown] = asked(key, columns);
    return row && openingColumn(row, shown);
  };
  it('is the column that names it, or the first', () => {
    expect(opener('corrections')).toBe('invoice');
    expect(opener('unassigned')).toBe('code');
    expect(opener('petty_cash')).toBe('number');
    expect(opener('corrections', 'customer,before')).toBe('customer');
    expect(opener('aging')).toBeNull();
  });
  it('names rows that open one kind; of several they are known by the contract', () => {
    const [rows, shown] = asked('transfers');
    expect(namingColumn(rows, shown)).toBe('invoice');
    const [first, ...others] = rows;
    const deposit = {
      cells: first?.cells ?? [],
      opens: { record: 'contract' as const, id: 'JKT-2604-00118' },
    };
    expect(namingColumn([deposit, ...others], shown)).toBe('code');
    expect(namingColumn(...asked('aging'))).toBeNull();
    expect(namingColumn([], shown)).toBeNull();
  });
});

describe('pages read one after the other', () => {
  const page = (at: number, count = 130) => buildReport('transfers', { rows: count, page: at, size: 100 });
  it('are one report where nothing changed between them', () => {
    expect(joined([page(1), page(2)])?.rows).toHaveLength(130);
    expect(joined([page(1, 0)])?.rows).toEqual([]);
  });
  it('do not belong together where rows came or went', () => {
    expect(joined([page(1), page(2, 131)])).toBeNull();
    expect(joined([page(1), { ...page(2), rows: page(2).rows.slice(1) }])).toBeNull();
    expect(joined([])).toBeNull();
  });
});

it('every report has its first column and what it comes to across every paper', () => {
  for (const key of REPORT_KEYS) {
    const columns = shownColumns(definitionOf(key), Object.keys(definitionOf(key).columns));
    for (const size of PAPER_SIZES) {
      const across = acrossPaper(columns, size);
      expect(across.has(columns[0]?.key ?? '')).toBe(true);
      expect(across.size).toBeGreaterThan(0);
      expect(across.size).toBeLessThanOrEqual(size.endsWith('mm') ? 2 : columns.length);
    }
  }
});

it('every gap has a reason of its own', () => {
  const days = daysOf('movements', REPORT_PLACE.startFor(null), '2026-11-20');
  const titles = REPORT_GAPS.map((gap) => gapWords(gap, definitionOf('movements'), days).title);
  expect(new Set(titles).size).toBe(REPORT_GAPS.length);
});

import { expect, it } from 'vitest';
import { REPORT_PLACE } from './reportPlace';
import { daysOf, monthChoices, reportQueryOf, spanProblem, spanText } from './reportSpan';

const START = REPORT_PLACE.startFor(null);
const TODAY = '2026-11-20';
const days = daysOf('collections', START, TODAY);

it('begins with this month or today, and with the last month where a month must be over', () => {
  expect(days).toEqual({ from: '2026-11-01', to: '2026-11-30', month: '2026-11', day: TODAY });
  expect(daysOf('movements', START, '2026-01-31').month).toBe('2025-12');
});

it('asks for what belongs to the span alone', () => {
  const state = { ...START, office: 2, columns: 'office,outstanding' } as const;
  expect(reportQueryOf('aging', state, daysOf('aging', state, TODAY))).toEqual({
    ...{ report: 'aging', day: TODAY, office: 2, columns: 'office,outstanding' },
  });
  expect(reportQueryOf('collections', START, days)).toEqual({
    ...{ report: 'collections', from: '2026-11-01', to: '2026-11-30' },
  });
  expect(reportQueryOf('movements', START, days)).toEqual({ report: 'movements', month: '2026-11' });
  expect(reportQueryOf('transfers', START, days)).toEqual({ report: 'transfers' });
});

it('asks for nothing that cannot be', () => {
  expect(spanProblem('period', days, TODAY)).toBeNull();
  expect(spanProblem('period', { ...days, to: '2026-10-31' }, TODAY)).toMatch(/sebelum/);
  expect(spanProblem('period', { ...days, from: '2021-11-30' }, TODAY)).toBe('Paling lama 5 tahun.');
  expect(spanProblem('day', { ...days, day: '2026-11-21' }, TODAY)).toBe('Hari itu belum datang.');
  expect(spanProblem('month', { ...days, month: '2026-12' }, TODAY)).toBe('Bulan itu belum datang.');
  expect(spanProblem('month', days, TODAY)).toBeNull();
  expect(spanProblem('now', { ...days, from: '', to: '' }, TODAY)).toBeNull();
});

it('says of when it is', () => {
  const texts = (['period', 'month', 'day', 'now'] as const).map((span) => spanText(span, days));
  expect(texts).toEqual(['November 2026', 'November 2026', '20 November 2026', 'Keadaan sekarang']);
});

it('offers sixty months, and one beside them that is looked at', () => {
  const offered = monthChoices(TODAY, '2026-11').map(({ value }) => value);
  expect(offered).toHaveLength(60);
  expect([offered[0], offered.at(-1)]).toEqual(['2026-11', '2021-12']);
  expect(monthChoices(TODAY, '2027-03')[0]).toEqual({ value: '2027-03', label: 'Maret 2027' });
});

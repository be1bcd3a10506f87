import { describe, expect, it } from 'vitest';
import type { QueueState } from '@/lib/device/QueueState';
import { buildKeptVisit, buildPaidVisit, FACTS, REFUSAL } from '../mocks/buildKeptVisit';
import { buildPlan, buildPlanRows } from '../mocks/buildPlan';
import { dayRows, isSearched, orderedRows, partCounts } from './dayRows';

const NOTHING: QueueState = new Map();
const plan = buildPlan();
const rowOf = (kept: Parameters<typeof dayRows>[1], rows = plan.rows) =>
  dayRows({ ...plan, rows }, kept, NOTHING)[0];

describe('the rows of a day', () => {
  it('say what is due by the day, with penalty', () => {
    expect(rowOf([])).toMatchObject({ due: 1_994_900, state: 'open', visits: [] });
  });

  it('have what the device keeps, and what the server alone has', () => {
    const [first] = plan.rows;
    const at = {
      id: 'server',
      result: 'NOT_MET' as const,
      at: '2026-11-20T02:00:00.000Z',
      amount: 0,
      corrects: null,
    };
    const rows = [{ ...first!, visits: [at, { ...at, id: buildPaidVisit().id }] }];
    const row = rowOf([buildPaidVisit()], rows);
    expect(row?.visits.map(({ id, status }) => [id, status.label])).toEqual([
      ['server', 'Terkirim'],
      [buildPaidVisit().id, 'Menunggu dikirim'],
    ]);
    expect(row?.state).toBe('done');
  });

  it('need a hand where one was refused or is not finished', () => {
    expect(rowOf([buildKeptVisit()])?.state).toBe('mend');
    expect(rowOf([buildKeptVisit({ step: 'refused', refusal: REFUSAL })])).toMatchObject({ state: 'mend' });
  });

  it('have what was not sent of the day before, and not what was', () => {
    const before = { visitedAt: '2026-11-19T03:00:00.000Z' };
    expect(rowOf([buildKeptVisit({ ...before, step: 'sent' })])?.state).toBe('open');
    expect(rowOf([buildPaidVisit(before)])).toMatchObject({ state: 'open', visits: [{ isToday: false }] });
  });

  it('stand in the plan’s order or by the way: what needs a hand first, what is visited last', () => {
    const facts = (nth: number) => ({ ...FACTS, code: plan.rows[nth]!.contract_code });
    const kept = [buildPaidVisit({ facts: facts(0) }), buildKeptVisit({ id: 'x', facts: facts(6) })];
    const rows = dayRows(plan, kept, NOTHING);
    const order = (by: 'plan' | 'route') =>
      orderedRows(rows, by, { latitude: -6.24, longitude: 106.866 }).map(({ row }) => row.nth);
    expect(order('plan')).toEqual([7, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 1]);
    expect(order('route')[0]).toBe(7);
    expect(order('route').slice(-2)).toEqual([5, 1]);
    expect(order('route').toSorted()).toEqual(order('plan').toSorted());
    expect(partCounts(rows)).toEqual({ all: 12, open: 10, mend: 1, done: 1 });
  });

  it.each([
    ['bambang', 1],
    ['B 3821', 1],
    ['b3821tkl', 1],
    ['matraman kebon', 2],
    ['00118', 1],
    ['', 12],
    ['tidak ada', 0],
  ])('%j finds %i', (search, count) => {
    const rows = dayRows({ ...plan, rows: buildPlanRows() }, [], NOTHING);
    expect(rows.filter((row) => isSearched(row, search))).toHaveLength(count);
  });
});

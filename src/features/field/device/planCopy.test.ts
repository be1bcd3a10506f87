import { beforeEach, expect, it, vi } from 'vitest';
import { collectorPlanSchema } from '@/lib/contract/collectorPlan';
import { buildPlan } from '../mocks/buildPlan';
import { dismissStrip, isStripDismissed, readPlanCopy, writePlanCopy } from './planCopy';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

it('is read as it was kept, with what the spec names', () => {
  writePlanCopy('7', buildPlan(), new Date('2026-11-20T00:41:00.000Z'));
  expect(JSON.parse(kept.get('offline_collector_customers') ?? '')).toMatchObject({
    ...{ saved_at: '2026-11-20T00:41:00.000Z', staff_id: '7', office_base: 1, date: '2026-11-20' },
    rows: buildPlan().rows,
  });
  expect(readPlanCopy('7')).toEqual(buildPlan());
});

it('is looked through where another build of the app wrote it, and taken as it is from this one', () => {
  const write = (change: Record<string, unknown>) => {
    writePlanCopy('7', buildPlan());
    const copy = JSON.parse(kept.get('offline_collector_customers') ?? '') as object;
    kept.set('offline_collector_customers', JSON.stringify({ ...copy, ...change }));
  };
  write({ written_by: 'another' });
  expect(readPlanCopy('7')).toEqual(buildPlan());
  write({ written_by: 'another', rows: [{ nth: 1 }] });
  expect(readPlanCopy('7')).toBeNull();
  const parse = vi.spyOn(collectorPlanSchema, 'safeParse');
  write({});
  expect(readPlanCopy('7')).toEqual(buildPlan());
  expect(parse).not.toHaveBeenCalled();
});

it('is deleted by another person', () => {
  writePlanCopy('7', buildPlan());
  expect(readPlanCopy('12')).toBeNull();
  expect(kept.size).toBe(0);
});

it.each(['', 'null', '{"staff_id":"7"}', '[', '7'])('is none where it says %j', (text) => {
  kept.set('offline_collector_customers', text);
  expect(readPlanCopy('7')).toBeNull();
});

it('keeps the strip away for its day', () => {
  dismissStrip('2026-11-20');
  expect(isStripDismissed('2026-11-20')).toBe(true);
  expect(isStripDismissed('2026-11-21')).toBe(false);
});

import { expect, it } from 'vitest';
import type { FlowStep } from '@/lib/contract/registrationStatuses';
import { statusTiles } from './statusTiles';

const step = (id: number, name: string, over: Partial<FlowStep> = {}): FlowStep => ({
  ...{ id, name, code: name.toUpperCase(), kind: 'SURVEY', active: true, transitions: [] },
  ...over,
});
const STEPS = [
  step(1, 'Draf'),
  step(3, 'Survei'),
  step(7, 'Cair', { kind: 'DISBURSED' }),
  step(8, 'Lama', { active: false }),
];
const figure = (status_id: number, count: number, count_more = false) => ({ status_id, count, count_more });
const labels = (...given: Parameters<typeof statusTiles>) => statusTiles(...given).map(({ label }) => label);

it('counts what is under way and all, and says where there are more than are counted', () => {
  const tiles = statusTiles(STEPS, [figure(1, 4), figure(3, 9), figure(7, 1000, true)], 'all');
  expect(tiles.map(({ rows, more }) => [rows, more])).toEqual([
    [13, false],
    [1013, true],
    [4, false],
    [9, false],
    [1000, true],
  ]);
});

it('shows a status that is off only where something stands there, or it is chosen', () => {
  expect(labels(STEPS, [], 'all')).toEqual(['Dalam proses', 'Semua', 'Draf', 'Survei', 'Cair']);
  expect(labels(STEPS, [figure(8, 1)], 'all')).toContain('Lama');
  expect(labels(STEPS, [], 8)).toContain('Lama');
});

it('has tiles without figures while they are counted', () => {
  expect(statusTiles(STEPS, undefined, 'all').every(({ rows }) => rows === undefined)).toBe(true);
});

import { expect, it } from 'vitest';
import { buildKeptVisit, buildPaidVisit, REFUSAL } from '../mocks/buildKeptVisit';
import { timedVisit } from './KeptVisit';

const NOW = new Date('2026-11-21T03:00:00.000Z');

it('a draft that was put down is as late as it is finished', () => {
  const yesterday = buildKeptVisit({ clockDifference: 5000 });
  expect(timedVisit(yesterday, NOW)).toEqual({
    ...yesterday,
    ...{ visitedAt: NOW.toISOString(), clockDifference: null },
  });
});

it('what was finished before, or whose number was given, keeps its time', () => {
  for (const visit of [
    buildKeptVisit({ step: 'refused', refusal: REFUSAL }),
    buildPaidVisit({ step: 'refused', refusal: REFUSAL }),
    buildPaidVisit({ step: 'draft' }),
  ])
    expect(timedVisit(visit, NOW)).toEqual(visit);
});

import { expect, it } from 'vitest';
import { buildKeptSurvey } from '../mocks/buildKeptSurvey';
import { keptSurveySchema } from './keptSurveySchema';

const kept = buildKeptSurvey();

it('is read as it was kept', () => {
  expect(keptSurveySchema.parse(kept)).toEqual(kept);
});

it('asks again what an older version of the app did not keep, or kept otherwise', () => {
  const { note, ...others } = kept.findings;
  expect(note).toBe('');
  const findings = { ...others, met: 'NEIGHBOUR', income: 0.5, seen: 7 };
  expect(keptSurveySchema.parse({ ...kept, findings, position: {}, refusal: 'x' })).toEqual({
    ...kept,
    findings: { ...kept.findings, met: null, income: null, seen: '' },
    position: null,
    refusal: null,
  });
});

it.each([{ id: 7 }, { facts: null }, { step: 'gone' }, { photos: [{}] }])('is none with %o', (odd) => {
  expect(keptSurveySchema.safeParse({ ...kept, ...odd }).success).toBe(false);
});

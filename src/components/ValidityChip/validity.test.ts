import { expect, it } from 'vitest';
import { validityOn } from './validity';

const TODAY = '2026-11-20';

it.each([
  ['2020-01-01', null, true, 'IN_FORCE'],
  ['2020-01-01', TODAY, true, 'IN_FORCE'],
  ['2020-01-01', '2026-11-19', true, 'ENDED'],
  ['2020-01-01', '2026-11-19', false, 'ENDED'],
  ['2026-11-21', null, true, 'COMING'],
  ['2020-01-01', null, false, 'OFF'],
] as const)('from %s to %s (active %s): %s', (valid_from, valid_to, active, validity) => {
  expect(validityOn({ valid_from, valid_to, active }, TODAY)).toBe(validity);
});

import { expect, it } from 'vitest';
import { asOfText } from './asOf';

const at = (...parts: [number, number, number, number, number]) => new Date(...parts);

it('says the time, and the day where it is another one', () => {
  const instant = at(2026, 10, 20, 14, 5).toISOString();
  expect(asOfText(instant, at(2026, 10, 20, 23, 59))).toBe('per 14.05');
  expect(asOfText(instant, at(2026, 10, 21, 0, 0))).toBe('per 20 Nov 2026, 14.05');
});

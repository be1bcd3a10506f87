import { expect, it } from 'vitest';
import { formatCountdown } from './formatCountdown';

it.each([
  [0, '00:00'],
  [42, '00:42'],
  [899, '14:59'],
  [3600, '1:00:00'],
  [3905, '1:05:05'],
])('%i s reads %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});

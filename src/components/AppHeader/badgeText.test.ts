import { expect, test } from 'vitest';
import { badgeText } from './badgeText';

test.each([
  [undefined, undefined],
  [-3, undefined],
  [0, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%s unread shows %s', (unread, text) => {
  expect(badgeText(unread)).toBe(text);
});

import { expect, test } from 'vitest';
import { isNewerVersion } from './isNewerVersion';

test.each([
  ['1.0.1', '1.0.0'],
  ['1.10.0', '1.9.9'],
  ['2', '1.99.99'],
  ['1.0.0.1', '1.0.0'],
  ['10.0', '9.9'],
])('%s is newer than %s', (other, own) => {
  expect(isNewerVersion(other, own)).toBe(true);
});

test.each([
  [null, '1.0.0'],
  ['', '1.0.0'],
  ['1.0.0', '1.0.0'],
  ['1.0', '1.0.0'],
  ['1', '1.0.0'],
  ['0.9.9', '1.0.0'],
  ['1.9.0', '1.10.0'],
  ['n/a', '1.0.0'],
  ['2.x', '1.0.0'],
  ['2.0.0-beta', '1.0.0'],
  ['99..1', '1.0.0'],
])('%s is not newer than %s', (other, own) => {
  expect(isNewerVersion(other, own)).toBe(false);
});

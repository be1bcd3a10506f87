import { expect, it } from 'vitest';
import { buildDiff } from '../mocks/buildPrices';
import { changeOf, countsOf, firstPart, whyNot } from './diffView';

const nothing = buildDiff({ added: [], changed: [], missing: [] });

it('counts each part and shows the most urgent first', () => {
  expect(countsOf(buildDiff())).toEqual({ wrong: 0, changed: 3, added: 1, missing: 1, same: 55 });
  expect(firstPart(buildDiff())).toBe('changed');
  expect(firstPart(buildDiff({ wrong: [{ line: 2, reason: 'x' }] }))).toBe('wrong');
  expect(firstPart(nothing)).toBe('same');
});

it('takes no list with a wrong line, and none that changes nothing', () => {
  expect(whyNot(buildDiff(), false)).toBeNull();
  expect(whyNot(buildDiff({ wrong: [{ line: 2, reason: 'x' }] }), false)).toMatch(/^Betulkan/);
  expect(whyNot(nothing, true)).toMatch(/^Isinya sama/);
  const onlyMissing = buildDiff({ added: [], changed: [] });
  expect(whyNot(onlyMissing, false)).toMatch(/^Isinya sama/);
  expect(whyNot(onlyMissing, true)).toBeNull();
});

it('marks a digit too many', () => {
  expect(changeOf(18_450_000, 18_900_000)).toEqual({ share: 240, striking: false });
  expect(changeOf(32_500_000, 325_000_000)).toEqual({ share: 90_000, striking: true });
  expect(changeOf(200, 100)).toEqual({ share: -5000, striking: true });
  expect(changeOf(0, 100)).toBeNull();
});

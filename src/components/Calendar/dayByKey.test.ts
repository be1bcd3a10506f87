import { describe, expect, it } from 'vitest';
import { dayByKey } from './dayByKey';
import { weeksOf } from './weeksOf';

describe('dayByKey', () => {
  it.each([
    ['ArrowLeft', false, '2026-11-01', '2026-10-31'],
    ['ArrowRight', false, '2026-12-31', '2027-01-01'],
    ['ArrowUp', false, '2026-11-20', '2026-11-13'],
    ['ArrowDown', false, '2026-11-27', '2026-12-04'],
    ['Home', false, '2026-11-20', '2026-11-16'],
    ['Home', false, '2026-11-16', '2026-11-16'],
    ['End', false, '2026-11-20', '2026-11-22'],
    ['PageUp', false, '2026-03-31', '2026-02-28'],
    ['PageDown', false, '2026-01-31', '2026-02-28'],
    ['PageUp', true, '2028-02-29', '2027-02-28'],
    ['PageDown', true, '2026-11-20', '2027-11-20'],
    ['PageDown', true, '2199-11-20', '2199-12-31'],
    ['ArrowLeft', false, '1900-01-01', '1900-01-01'],
  ])('%s (shift %s) from %s goes to %s', (key, shift, from, to) => {
    expect(dayByKey(key, shift, from)).toBe(to);
  });

  it('leaves other keys alone', () => expect(dayByKey('Enter', false, '2026-11-20')).toBeNull());
});

describe('weeksOf', () => {
  it('begins on Monday, with nothing outside of the month', () => {
    const weeks = weeksOf('2026-11-20');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
    expect(weeks).toHaveLength(6);
  });

  it('has four weeks in a February that begins on Monday', () => {
    expect(weeksOf('2027-02-14')).toHaveLength(4);
    expect(weeksOf('2027-02-14').flat()).not.toContain(null);
  });
});

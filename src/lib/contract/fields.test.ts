import { describe, expect, it } from 'vitest';
import { calendarDate, enteredRupiah, officeId, pageNumber, recordVersion, wireInteger } from './fields';

const takes = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('a field type', () => {
  it.each(['2026-02-28', '2028-02-29', '1900-01-01', '2199-12-31'])('takes the day %s', (day) =>
    expect(takes(calendarDate, day)).toBe(true),
  );
  it.each([
    '2026-02-30',
    '2027-02-29',
    '2026-04-31',
    '0000-01-01',
    '1899-12-31',
    '2200-01-01',
    '9999-12-31',
    '',
  ])('refuses the day %s', (day) => expect(takes(calendarDate, day)).toBe(false));
  it('keeps ids and versions within the columns that hold them', () => {
    for (const id of [0, -1, 2_147_483_648, 1e21, 1.5, '', ' ', []]) expect(takes(officeId, id)).toBe(false);
    for (const id of [1, '3', 2_147_483_647]) expect(takes(officeId, id)).toBe(true);
    expect(takes(recordVersion, 2_147_483_648)).toBe(false);
    expect(takes(pageNumber, 1_000_001)).toBe(false);
  });
  it('keeps money far below where sums of it lose a rupiah', () => {
    expect(takes(enteredRupiah, 1e12)).toBe(true);
    for (const amount of [-1, 1e12 + 1, Number.MAX_SAFE_INTEGER, 0.5])
      expect(takes(enteredRupiah, amount)).toBe(false);
    expect(takes(wireInteger, '9'.repeat(40))).toBe(false);
  });
});

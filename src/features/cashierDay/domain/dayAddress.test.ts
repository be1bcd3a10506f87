import { describe, expect, it } from 'vitest';
import { daySearch, readDayPlace } from './dayAddress';

const read = (text: string) => readDayPlace(new URLSearchParams(text));

describe("the address of a cashier's day", () => {
  it.each([
    { day: null, staffId: null },
    { day: '2026-11-20', staffId: null },
    { day: '2026-11-20', staffId: 4 },
  ])('is read as it was written: %o', (place) => {
    expect(read(daySearch(place))).toEqual(place);
  });
  it('leaves out what makes no sense', () => {
    expect(read('day=2026-13-01&staff=0')).toEqual({ day: null, staffId: null });
    expect(read('day=kemarin&staff=-4')).toEqual({ day: null, staffId: null });
  });
});

import { describe, expect, it } from 'vitest';
import { DAY_ADDRESS, DAY_START, daySearch } from './dayAddress';

const read = (text: string) => DAY_ADDRESS.read(new URLSearchParams(text), DAY_START);

describe("the address of a cashier's day", () => {
  it.each([
    { day: null, staffId: null, by: 'entered' as const },
    { day: '2026-11-20', staffId: null, by: 'paid' as const },
    { day: '2026-11-20', staffId: 4, by: 'entered' as const },
    { day: null, staffId: 4, by: 'paid' as const },
  ])('is read as it was written: %o', (place) => {
    expect(read(daySearch(place))).toEqual(place);
  });
  it('leaves out what makes no sense', () => {
    expect(read('day=2026-13-01&staff=0&by=lunas')).toEqual({ day: null, staffId: null, by: 'entered' });
    expect(read('day=2026-02-30')).toEqual(DAY_START);
    expect(read('day=kemarin&staff=-4')).toEqual({ day: null, staffId: null, by: 'entered' });
  });
});

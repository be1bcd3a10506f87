import { describe, expect, it } from 'vitest';
import { officeTime, outsideCallHours } from './callHours';

const CHRISTMAS = new Set(['2026-12-25']);
const at = (text: string, zone = 'Asia/Jakarta') =>
  outsideCallHours(officeTime(zone, new Date(text)), CHRISTMAS);

describe('outsideCallHours', () => {
  it.each([
    ['00.00', '2026-11-20T00:00:00+07:00', 'HOURS'],
    ['07.59', '2026-11-20T07:59:59+07:00', 'HOURS'],
    ['08.00', '2026-11-20T08:00:00+07:00', null],
    ['12.00', '2026-11-20T12:00:00+07:00', null],
    ['20.00', '2026-11-20T20:00:00+07:00', null],
    ['20.01', '2026-11-20T20:01:00+07:00', 'HOURS'],
    ['20.05', '2026-11-20T20:05:00+07:00', 'HOURS'],
    ['Saturday', '2026-11-21T10:00:00+07:00', null],
    ['Sunday', '2026-11-22T10:00:00+07:00', 'SUNDAY'],
    ['a holiday', '2026-12-25T10:00:00+07:00', 'HOLIDAY'],
    ['the day after', '2026-12-26T10:00:00+07:00', null],
  ])('%s', (_name, instant, reason) => {
    expect(at(instant)).toBe(reason);
  });

  it.each([
    // One moment, three clocks: 19.30 in Jakarta, 20.30 in Makassar, 21.30 in Jayapura.
    ['2026-11-20T12:30:00Z', null, 'HOURS', 'HOURS'],
    // 06.00, 07.00, 08.00.
    ['2026-11-19T23:00:00Z', 'HOURS', 'HOURS', null],
    // 23.30 on Saturday in Jakarta is 01.30 on Sunday in Jayapura.
    ['2026-11-21T16:30:00Z', 'HOURS', 'SUNDAY', 'SUNDAY'],
    // The holiday begins in Jayapura first.
    ['2026-12-24T15:30:00Z', 'HOURS', 'HOURS', 'HOLIDAY'],
  ])('%s by the clock of each zone', (instant, jakarta, makassar, jayapura) => {
    expect(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'].map((zone) => at(instant, zone))).toEqual([
      jakarta,
      makassar,
      jayapura,
    ]);
  });

  it('says midnight as the first minute of its day', () => {
    expect(officeTime('Asia/Jakarta', new Date('2026-11-20T00:00:00+07:00'))).toEqual({
      day: '2026-11-20',
      minute: 0,
    });
  });
});

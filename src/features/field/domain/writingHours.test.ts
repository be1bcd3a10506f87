import { describe, expect, it } from 'vitest';
import { buildPlan } from '../mocks/buildPlan';
import { writingHours } from './writingHours';

const plan = buildPlan();
const at = (time: string) => new Date(`${time}+07:00`);
const consent = (id: number, kind: 'HOURS' | 'PLACE') => ({ id, kind, words: 'Boleh', until: '2026-12-31' });

describe('a text to a borrower', () => {
  it('goes from 08.00 to 20.00 by the office, Monday to Saturday', () => {
    const outside = (time: string) => writingHours(plan, { consents: [] }, at(time)).outside;
    expect(outside('2026-11-20T07:59:00')).toBe('HOURS');
    expect(outside('2026-11-20T08:00:00')).toBeNull();
    expect(outside('2026-11-20T20:01:00')).toBe('HOURS');
    expect(outside('2026-11-22T10:00:00')).toBe('SUNDAY');
  });

  it('does not go on a holiday of the day, and a consent to hours is named', () => {
    const holiday = { ...plan, holiday: 'Hari libur' };
    const consents = [consent(1, 'PLACE'), consent(2, 'HOURS')];
    const hours = writingHours(holiday, { consents }, at('2026-11-20T10:00:00'));
    expect(hours).toMatchObject({ outside: 'HOLIDAY', consents: [{ id: 2 }] });
  });
});

import { describe, expect, test } from 'vitest';
import { daysLeft, debtEndedOn, fiduciaryDeadline, urgencyOf } from './fiduciaryDeadline';

const secured = {
  ...{ status: 'ACTIVE', deedOn: '2026-10-01', certificateOn: null, removedOn: null, debtEndedOn: null },
};
const ended = { ...secured, status: 'SETTLED', certificateOn: '2026-10-20', debtEndedOn: '2026-11-06' };

describe('to register', () => {
  test('30 days after the deed is the last day', () => {
    expect(fiduciaryDeadline(secured)).toEqual({ task: 'register', since: '2026-10-01', due: '2026-10-31' });
    expect(daysLeft('2026-10-31', '2026-10-31')).toBe(0);
    expect(daysLeft('2026-10-31', '2026-11-01')).toBe(-1);
  });

  test.each(['ACTIVE', 'REPOSSESSED', 'WRITTEN_OFF'])('while the debt goes on: %s', (status) => {
    expect(fiduciaryDeadline({ ...secured, status })?.task).toBe('register');
  });

  test.each(['SETTLED', 'SETTLED_EARLY', 'CANCELLED', 'RESTRUCTURED'])('not once it ended: %s', (status) => {
    expect(fiduciaryDeadline({ ...secured, status, debtEndedOn: '2026-11-06' })).toBeNull();
  });

  test('not without a deed, nor with a certificate', () => {
    expect(fiduciaryDeadline({ ...secured, deedOn: null })).toBeNull();
    expect(fiduciaryDeadline({ ...secured, certificateOn: '2026-10-20' })).toBeNull();
  });
});

describe('to remove', () => {
  test('14 days after the debt ended is the last day', () => {
    expect(fiduciaryDeadline(ended)).toEqual({ task: 'remove', since: '2026-11-06', due: '2026-11-20' });
  });

  test.each(['SETTLED', 'SETTLED_EARLY', 'CANCELLED'])('once nothing is owed: %s', (status) => {
    expect(fiduciaryDeadline({ ...ended, status })?.task).toBe('remove');
  });

  test.each(['ACTIVE', 'REPOSSESSED', 'WRITTEN_OFF', 'RESTRUCTURED'])('not while it is: %s', (status) => {
    expect(fiduciaryDeadline({ ...ended, status })).toBeNull();
  });

  test('not without a certificate, nor when it was removed', () => {
    expect(fiduciaryDeadline({ ...ended, certificateOn: null })).toBeNull();
    expect(fiduciaryDeadline({ ...ended, removedOn: '2026-11-10' })).toBeNull();
  });

  test('the debt ended with the last fact, in whatever order they were entered', () => {
    expect(debtEndedOn(['2026-11-06', '2026-10-06', '2026-09-06'])).toBe('2026-11-06');
    expect(debtEndedOn([])).toBeNull();
  });
});

test('7 days left are near, none is the last day, fewer are late', () => {
  expect([8, 7, 0, -1].map(urgencyOf)).toEqual(['later', 'near', 'near', 'late']);
});

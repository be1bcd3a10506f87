import { expect, it } from 'vitest';
import { FLOW } from '../mocks/buildFlow';
import { buildRegistration, STATUSES } from '../mocks/buildRegistration';
import { awaited, wayOf } from './flowWay';

const states = (over: Parameters<typeof buildRegistration>[0] = {}) =>
  wayOf(FLOW, buildRegistration(over)).map(({ name, state }) => `${name} ${state}`);

it('says what is behind, where it stands and what lies ahead', () => {
  expect(states()).toEqual([
    ...['Draf done', 'Diajukan done', 'Survei done', 'Analisa now'],
    ...['Disetujui next', 'Tanda tangan next', 'Cair next'],
  ]);
});

it('has who was there last, and when', () => {
  const [draft, , , review] = wayOf(FLOW, buildRegistration());
  expect(draft).toMatchObject({ by: 'Sari Permata', at: '2026-11-17T02:05:00.000Z' });
  expect(review).toMatchObject({ by: 'Joko Purnomo', at: '2026-11-19T07:45:00.000Z' });
});

it('has everything ahead again after it was sent back', () => {
  expect(states({ status: STATUSES.draft }).slice(0, 3)).toEqual([
    'Draf now',
    'Diajukan next',
    'Survei next',
  ]);
});

it('ends where it was refused, after what it went through', () => {
  expect(states({ status: STATUSES.rejected })).toEqual([
    ...['Draf done', 'Diajukan done', 'Survei done', 'Ditolak now'],
  ]);
});

it('shows the end of the way as where it stands', () => {
  expect(states({ status: STATUSES.disbursed }).at(-1)).toBe('Cair now');
});

it('names who is waited for: a right, or the surveyor by name', () => {
  expect(awaited(FLOW, buildRegistration())).toBe('hak Persetujuan');
  expect(awaited(FLOW, buildRegistration({ status: STATUSES.survey }))).toBe('Surveyor Joko Purnomo');
  expect(awaited(FLOW, buildRegistration({ status: STATUSES.disbursed }))).toBeNull();
});

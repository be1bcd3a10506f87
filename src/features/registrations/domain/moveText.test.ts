import { expect, it } from 'vitest';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { buildRegistration, possible, STATUSES } from '../mocks/buildRegistration';
import { changesSince, moveEffect, moveLabel, wayOn } from './moveText';

it('says the verb of a step, and its status where a verb alone could be another', () => {
  const second = possible({ ...STATUSES.survey, id: 31, name: 'Survei ulang' });
  const moves = [possible(STATUSES.approved), possible(STATUSES.survey), second];
  expect(moves.map((move) => moveLabel(move, moves))).toEqual([
    'Setujui',
    'Minta survei: Survei',
    'Minta survei: Survei ulang',
  ]);
});

it('goes on by the step that is open, and ends a form last', () => {
  const [back, reject, approve] = [
    possible(STATUSES.draft),
    possible(STATUSES.rejected),
    possible(STATUSES.approved),
  ];
  expect(wayOn([reject, back, approve])).toEqual({ main: approve, others: [back, reject] });
  const barred = { ...approve, obstacle: 'Di atas batas.' };
  expect(wayOn([reject, barred, back])).toEqual({ main: undefined, others: [barred, back, reject] });
});

it('says what disbursing makes', () => {
  const by = { username: 'a', name: 'A' };
  const approved = {
    by,
    at: '',
    disbursed: 8_500_000,
    principal: 9_000_000,
    instalment: 900_000,
    first_due: '2026-12-05',
  };
  expect(moveEffect(possible(STATUSES.disbursed), { approved })).toMatch(/9\.000\.000.*900\.000/);
});

it('lists what somebody changed meanwhile', () => {
  const before = buildRegistration();
  const form = buildRegistrationForm({ structure: { tenor: 18 } });
  const now = buildRegistration({ form, status: STATUSES.approved });
  expect(changesSince(before, now)).toEqual([
    'Status: Analisa → Disetujui',
    'Struktur pembiayaan: Tenor (bulan)',
  ]);
  expect(changesSince(before, before)).toEqual([]);
});

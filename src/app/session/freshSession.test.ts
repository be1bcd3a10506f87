import { expect, it } from 'vitest';
import { buildProfile } from '@/features/account/mocks/fixtures';
import { profileSession } from '@/lib/session/profileSession';
import { freshSession } from './freshSession';

const profile = buildProfile('Kasir', { office_base: 1 });
const session = profileSession('t-1', profile);

it('takes over name, title and flags', () => {
  const promoted = buildProfile('Kepala Cabang', { name: 'Sri Wahyuni, S.E.' });
  expect(freshSession(session, promoted, 1)).toMatchObject({
    token: 't-1',
    name: 'Sri Wahyuni, S.E.',
    idTitle: promoted.id_title,
    access: promoted.access,
  });
});

it('leaves the chosen office alone while the person stays where they are', () => {
  expect(freshSession({ ...session, officeBase: 3 }, profile, 1).officeBase).toBe(3);
  expect(freshSession({ ...session, officeBase: 3 }, profile, null).officeBase).toBe(3);
  expect(freshSession({ ...session, officeBase: null }, profile, 1).officeBase).toBe(1);
});

it('follows whoever is moved to another office', () => {
  const moved = buildProfile('Kasir', { office_base: 2 });
  expect(freshSession(session, moved, 1).officeBase).toBe(2);
  expect(freshSession({ ...session, officeBase: 3 }, moved, 1).officeBase).toBe(2);
});

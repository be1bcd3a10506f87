import {
  changePassword,
  endAllSessions,
  endOtherSessions,
  endSession,
  listSessions,
} from '@/lib/contract/account';
import { getAuthenticator } from '@/lib/contract/authenticator';
import { getProfile } from '@/lib/contract/auth';
import { DEMO_TITLES } from '@/lib/contract/demoTitles';
import { forgetKnownDevice, listKnownDevices } from '@/lib/contract/knownDevices';
import { changeNotificationSettings, getNotificationSettings } from '@/lib/contract/notificationSettings';
import { passwordFault } from '@/lib/contract/passwordRule';
import { removePortrait, savePortrait } from '@/lib/contract/portrait';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { readSession } from '@/lib/session/session';
import { authenticatorWorld } from './authenticatorHandlers';
import { buildKnownDevices, buildOwnSessions, buildProfile, STORY_PASSWORD } from './fixtures';

/** The profile that fits whoever the story signed in, three sessions, and a password that is judged as the server does. */
export const accountHandlers = [
  mockEndpoint(getProfile, () => {
    const session = readSession();
    const title = DEMO_TITLES.find(({ id }) => id === session?.idTitle)?.name;
    return buildProfile(
      title,
      session ? { access: session.access, name: session.name, image: session.image } : {},
    );
  }),
  mockEndpoint(getAuthenticator, { enabled_at: null, recovery_left: 0 }),
  ...authenticatorWorld(false).slice(1),
  mockEndpoint(listKnownDevices, { rows: buildKnownDevices() }),
  mockEndpoint(forgetKnownDevice, { ended: 1 }),
  mockEndpoint(getNotificationSettings, { muted: [] }),
  mockEndpoint(changeNotificationSettings, ({ params, body }) => ({
    muted: body.wanted ? [] : [params.group],
  })),
  mockEndpoint(savePortrait, { image: null }),
  mockEndpoint(removePortrait, { image: null }),
  mockEndpoint(endAllSessions, { ended: 3 }),
  mockEndpoint(listSessions, { rows: buildOwnSessions() }),
  mockEndpoint(endSession, null),
  mockEndpoint(endOtherSessions, { ended: 2 }),
  mockEndpoint(changePassword, ({ body }) => {
    if (body.current_password !== STORY_PASSWORD) {
      return refuse(422, 'Isian belum benar. Periksa yang ditandai.', {
        errors: { current_password: 'Kata sandi saat ini salah.' },
      });
    }
    const { username = '', name = '' } = readSession() ?? {};
    const fault = passwordFault(body.new_password, { username, name });
    return fault === null
      ? { ended: 2 }
      : refuse(422, 'Isian belum benar. Periksa yang ditandai.', { errors: { new_password: fault } });
  }),
];

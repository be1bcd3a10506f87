import type { OwnSession } from '@/lib/contract/account';
import type { Authenticator } from '@/lib/contract/authenticator';
import type { Profile } from '@/lib/contract/auth';
import type { KnownDevice } from '@/lib/contract/knownDevices';
import { DEMO_TITLES } from '@/lib/contract/demoTitles';
import type { TitleName } from '@/lib/mocks/storySession';

/** The profile of the person whom stories sign in, with a demo title. */
export function buildProfile(title: TitleName = 'Kasir', over: Partial<Profile> = {}): Profile {
  const { id, name, access } = DEMO_TITLES.find((one) => one.name === title) ?? DEMO_TITLES[2];
  return {
    id: 7,
    id_title: id,
    title_name: name,
    username: 'sri.wahyuni',
    name: 'Sri Wahyuni',
    image: null,
    office_base: 1,
    office_name: 'Jakarta',
    office_active: true,
    access,
    ...over,
  };
}

/** The present password of the person whom stories sign in. */
export const STORY_PASSWORD = 'angsur-2026';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

/** This device's session, unless told otherwise. */
export function buildOwnSession(over: Partial<OwnSession> = {}): OwnSession {
  return {
    id: 31,
    device: CHROME,
    ip: '182.253.40.17',
    created_at: '2026-11-20T01:02:00.000Z',
    last_used_at: '2026-11-20T07:05:00.000Z',
    expires_at: '2026-11-20T13:02:00.000Z',
    is_current: true,
    ...over,
  };
}

/** This device, a phone, and another desk of the office. */
export function buildOwnSessions(): OwnSession[] {
  return [
    buildOwnSession(),
    buildOwnSession({
      id: 28,
      device: PHONE,
      ip: '114.122.68.201',
      created_at: '2026-11-19T22:41:00.000Z',
      last_used_at: '2026-11-20T06:58:00.000Z',
      is_current: false,
    }),
    buildOwnSession({
      id: 25,
      created_at: '2026-11-19T20:15:00.000Z',
      last_used_at: '2026-11-19T21:30:00.000Z',
      is_current: false,
    }),
  ];
}

/** What the app of stories is given. */
export const STORY_SECRET = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/Angsur:sri.wahyuni?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Angsur&algorithm=SHA1&digits=6&period=30',
};

/** A set-up that was just begun. */
export const STORY_SET_UP = { ...STORY_SECRET, sent_to: 's***@angsur.test' };

/** Ten recovery codes. */
export const STORY_CODES = Array.from(
  { length: 10 },
  (_, index) => `k3mf-9xqe-7hrt-${'abcdefghjk'[index] ?? 'z'}2ap`,
);

/** An authenticator app that is on. */
export function buildAuthenticator(over: Partial<Authenticator> = {}): Authenticator {
  return { enabled_at: '2026-10-02T02:15:00.000Z', recovery_left: 8, ...over };
}

/** This device, and a phone. */
export function buildKnownDevices(): KnownDevice[] {
  return [
    {
      id: 14,
      device: CHROME,
      ip: '182.253.40.17',
      first_at: '2026-06-01T01:00:00.000Z',
      last_at: '2026-11-20T01:02:00.000Z',
      is_current: true,
    },
    {
      id: 12,
      device: PHONE,
      ip: '114.122.68.201',
      first_at: '2026-08-17T03:30:00.000Z',
      last_at: '2026-11-19T22:41:00.000Z',
      is_current: false,
    },
  ];
}

import type { Challenge, Profile } from '@/lib/contract/auth';
import type { OpenedPasswordLink } from '@/lib/contract/passwordLinks';
import { DEMO_TITLES } from '@/lib/contract/demoTitles';
import { keepChallenge, keptFrom } from '../domain/keptChallenge';

/** The account that signs in everywhere in stories. */
export const ACCOUNT = {
  username: 'kasir.jkt',
  password: 'angsur-2026',
  code: '482915',
  recovery: 'k3mf-9xqe-7hrt-w2ap',
};

/** A challenge made now: a new code after a minute, good for five. */
export function buildChallenge(over: Partial<Challenge> = {}): Challenge {
  const after = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  return {
    challenge: 'story-challenge',
    sent_to: 's***@angsur.test',
    expires_at: after(5),
    resend_at: after(1),
    ...over,
  };
}

export function buildProfile(over: Partial<Profile> = {}): Profile {
  const { id, name, access } = DEMO_TITLES[2];
  return {
    id: 7,
    id_title: id,
    title_name: name,
    username: ACCOUNT.username,
    name: 'Sri Wahyuni',
    image: null,
    office_base: 1,
    office_name: 'Jakarta',
    office_active: true,
    access,
    ...over,
  };
}

/** Puts the story where the code has just been sent. */
export function keepStoryChallenge(over: Partial<Challenge> = {}): void {
  keepChallenge(keptFrom(buildChallenge(over), ACCOUNT.username));
}

/** What stands behind `#` in a story's link. */
export const LINK_TOKEN = 'story-link-token';

/** An invitation that opens for three days. */
export function buildPasswordLink(over: Partial<OpenedPasswordLink> = {}): OpenedPasswordLink {
  return {
    kind: 'INVITATION',
    name: 'Rina Kusuma',
    username: 'rina.kasir',
    company: null,
    office: 'Jakarta',
    expires_at: new Date(Date.now() + 72 * 3_600_000).toISOString(),
    ...over,
  };
}

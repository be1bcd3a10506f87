import { DEMO_TITLES } from '@/lib/contract/demoTitles';
import { clearSession, writeSession, type Session } from '@/lib/session/session';

export type TitleName = (typeof DEMO_TITLES)[number]['name'];

/** A signed-in session of a demo title, for stories and tests. */
export function buildSession(title: TitleName = 'Kasir', over: Partial<Session> = {}): Session {
  const { id, access } = DEMO_TITLES.find((one) => one.name === title) ?? DEMO_TITLES[2];
  return {
    token: 'story-token',
    id: '7',
    idTitle: id,
    username: 'sri.wahyuni',
    name: 'Sri Wahyuni',
    image: null,
    officeBase: 1,
    access,
    ...over,
  };
}

/** Signs the story in with a title, with a whole session, or (null) out. */
export function signInStory(who: TitleName | Session | null): void {
  clearSession();
  if (who !== null) writeSession(typeof who === 'string' ? buildSession(who) : who);
}

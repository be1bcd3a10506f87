import { getProfile } from '@/lib/contract/auth';
import { DEMO_TITLES } from '@/lib/contract/demoTitles';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { readSession } from '@/lib/session/session';
import { buildProfile } from './fixtures';

/** The profile that fits whoever the story signed in. */
export const accountHandlers = [
  mockEndpoint(getProfile, () => {
    const session = readSession();
    const title = DEMO_TITLES.find(({ id }) => id === session?.idTitle)?.name;
    return buildProfile(
      title,
      session ? { access: session.access, name: session.name, image: session.image } : {},
    );
  }),
];

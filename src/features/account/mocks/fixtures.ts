import type { Profile } from '@/lib/contract/auth';
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

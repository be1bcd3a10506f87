import type { Profile } from '../contract/auth';
import type { Session } from './session';

/** The session that a profile and a credential make. */
export function profileSession(token: string, profile: Profile): Session {
  return {
    token,
    id: String(profile.id),
    idTitle: profile.id_title,
    username: profile.username,
    name: profile.name,
    image: profile.image,
    officeBase: profile.office_base,
    access: profile.access,
  };
}

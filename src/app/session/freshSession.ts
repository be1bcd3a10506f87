import type { Profile } from '@/lib/contract/auth';
import { profileSession } from '@/lib/session/profileSession';
import type { Session } from '@/lib/session/session';

/**
 * The session as the API's newest word about the person makes it. The office that lists start with is their own choice,
 * until they are moved to another office.
 * @param knownOffice the person's own office as the API said it last; null before its first word
 */
export function freshSession(session: Session, profile: Profile, knownOffice: number | null): Session {
  const isMoved = knownOffice !== null && knownOffice !== profile.office_base;
  return {
    ...profileSession(session.token, profile),
    officeBase: isMoved ? profile.office_base : (session.officeBase ?? profile.office_base),
  };
}

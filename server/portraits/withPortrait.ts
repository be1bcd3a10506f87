import type { Profile } from '@/lib/contract/auth';
import type { Parts } from '../platform/http/parts';
import { portraitName } from './portraitName';

/** A profile as it leaves the server: its picture by a name that opens it. */
export function withPortrait(profile: Profile, parts: Parts, now: Date): Profile {
  const { id, image } = profile;
  if (!image) return profile;
  const { portraitSecret, sessionHours } = parts;
  return { ...profile, image: portraitName(portraitSecret, { id, image }, { now, sessionHours }) };
}

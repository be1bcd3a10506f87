import type { Waiting } from '@/lib/contract/titles';
import type { SignedIn } from '../../platform/auth/session';

/** A person as they are, or as they would be with other rights. */
export type Decider = Omit<SignedIn, 'sessionHash'>;

/** Something that waits for a second person, and who may be that. */
export interface Decision extends Omit<Waiting, 'kind'> {
  id: number;
  may: (person: Decider) => boolean;
}

/** So many of a kind are looked at, the oldest first: more than anybody has waiting. */
export const MAX_DECISIONS = 500;

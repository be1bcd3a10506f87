import { sql } from 'drizzle-orm';
import type { StaffPerson } from '@/lib/contract/staff';
import { changeRequests, staff } from '../platform/db/schema';
import { portraitName } from '../portraits/portraitName';
import type { StaffContext } from './FoundPerson';

type Row = typeof staff.$inferSelect;

/** True in a statement over `staff`: somebody is to be hired once a second person approves. */
export const waitsToBeHired = sql<boolean>`exists (select 1 from ${changeRequests} where ${changeRequests.kind} = 'HIRE'
  and ${changeRequests.subjectId} = ${staff.id} and ${changeRequests.status} = 'WAITING')`;

/** Where somebody stands: whoever has no password signs in nowhere. `waits`: to be hired. */
export function stateOf(
  { active, passwordHash, passwordResetAt }: Pick<Row, 'active' | 'passwordHash' | 'passwordResetAt'>,
  waits: boolean,
): Pick<StaffPerson, 'state' | 'password_reset'> {
  if (!active && waits) return { state: 'WAITING', password_reset: false };
  if (!active) return { state: 'ENDED', password_reset: false };
  if (passwordHash !== null) return { state: 'ACTIVE', password_reset: false };
  return { state: 'INVITED', password_reset: passwordResetAt !== null };
}

/** The name that opens somebody's picture; who has left has none to be opened. */
export const pictureFor = (
  { parts, now }: Pick<StaffContext, 'parts' | 'now'>,
  { id, image, active }: Pick<Row, 'id' | 'image' | 'active'>,
): string | null =>
  image && active ? portraitName(parts.portraitSecret, { id, image }, { ...parts, now }) : null;

import type { StaffPerson } from '@/lib/contract/staff';
import type { staff } from '../platform/db/schema';
import { portraitName } from '../portraits/portraitName';
import type { StaffContext } from './FoundPerson';

type Row = typeof staff.$inferSelect;

/** Where somebody stands: whoever has no password signs in nowhere. */
export function stateOf({
  active,
  passwordHash,
  passwordResetAt,
}: Pick<Row, 'active' | 'passwordHash' | 'passwordResetAt'>): Pick<StaffPerson, 'state' | 'password_reset'> {
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

import { eq } from 'drizzle-orm';
import type { Changes } from '../platform/core/changes';
import type { Db } from '../platform/db/connect';
import { staffOffices } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { FoundPerson, StaffContext } from './FoundPerson';
import type { Place } from './checkPlace';

/** Writes which offices somebody works for besides the home office. */
export async function saveFurther(db: Db, staffId: number, further: Place['further']): Promise<void> {
  await db.delete(staffOffices).where(eq(staffOffices.staffId, staffId));
  if (further.length === 0) return;
  await db.insert(staffOffices).values(further.map(({ id }) => ({ staffId, officeId: id })));
}

/** What the log says of a person, by the names that people know. */
export const loggedOf = (
  { name, email }: Pick<FoundPerson['row'], 'name' | 'email'>,
  { title, office, further }: Place,
): Record<string, unknown> => ({
  name,
  email,
  title: title.name,
  office: office.name,
  further_offices: further.map((one) => one.name).join(', ') || null,
});

/** A line of the log about a person. */
export async function logStaff(
  { db, staff: by, now, origin }: Omit<StaffContext, 'parts'>,
  person: { id: number },
  line: { action: string; summary: string; changes?: Changes; reason?: string },
): Promise<void> {
  const record = { type: 'staff', id: person.id };
  await writeHistory(db, { at: now, staffId: by.id, origin, record, ...line });
}

import { and, asc, eq, inArray } from 'drizzle-orm';
import { MUTABLE_GROUPS, type MutableGroup } from '@/lib/contract/notificationSettings';
import type { Db } from '../platform/db/connect';
import { mutedNotifications } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';

/** Those of `people` who have not switched this group off. */
export async function withoutMuted(
  tx: Db,
  people: readonly number[],
  group: MutableGroup,
): Promise<number[]> {
  if (people.length === 0) return [];
  const muted = await tx
    .select({ staffId: mutedNotifications.staffId })
    .from(mutedNotifications)
    .where(and(inArray(mutedNotifications.staffId, [...people]), eq(mutedNotifications.group, group)));
  const silent = new Set(muted.map(({ staffId }) => staffId));
  return people.filter((id) => !silent.has(id));
}

/** What a person has switched off. */
export async function mutedGroups(db: Db, staffId: number): Promise<MutableGroup[]> {
  const rows = await db
    .select({ group: mutedNotifications.group })
    .from(mutedNotifications)
    .where(eq(mutedNotifications.staffId, staffId))
    .orderBy(asc(mutedNotifications.group));
  return MUTABLE_GROUPS.filter((group) => rows.some((row) => row.group === group));
}

/** Switches one group on or off for the caller; as it was already, nothing changes. */
export async function setWanted({
  db,
  staff,
  now,
  origin,
  params: { group },
  body: { wanted },
}: StaffCall<{ group: MutableGroup }, unknown, { wanted: boolean }>): Promise<MutableGroup[]> {
  const row = { staffId: staff.id, group };
  const changed = wanted
    ? await db
        .delete(mutedNotifications)
        .where(and(eq(mutedNotifications.staffId, staff.id), eq(mutedNotifications.group, group)))
        .returning()
    : await db.insert(mutedNotifications).values(row).onConflictDoNothing().returning();
  if (changed.length > 0) {
    await writeHistory(db, {
      at: now,
      staffId: staff.id,
      action: 'NOTIFICATIONS_CHANGED',
      summary: 'Mengubah pilihan notifikasi',
      origin,
      changes: { [group]: [!wanted, wanted] },
    });
  }
  return mutedGroups(db, staff.id);
}

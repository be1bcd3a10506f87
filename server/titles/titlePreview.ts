import { and, asc, eq } from 'drizzle-orm';
import type { TitlePreview, TitleWrite } from '@/lib/contract/titles';
import { requireWholeCompany, checkName } from './checkTitle';
import { leavesNobody } from './leavesNobody';
import { seenTitle } from './lockTitle';
import { columnsOf } from './readTitles';
import { strandedBy } from './waiting/strandedBy';
import { offices, staff } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';

/** So many of what nobody could decide are named. */
const NAMED = 20;

/** What a change of a title would come to. Writes nothing. 403, 404, 409 as the change itself. */
export async function titlePreview(
  { db, staff: by, now }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now'>,
  id: string,
  { version, ...write }: TitleWrite & { version: number },
): Promise<TitlePreview> {
  requireWholeCompany(by);
  const current = await seenTitle(db, id, version);
  await checkName(db, write, current.id);
  const people = await db
    .select({ username: staff.username, name: staff.name, office_name: offices.name })
    .from(staff)
    .innerJoin(offices, eq(offices.id, staff.officeId))
    .where(and(eq(staff.titleId, current.id), staff.active))
    .orderBy(asc(staff.name), asc(staff.id));
  const stranded = await strandedBy(db, now, (row) =>
    row.title.id === current.id ? { ...row, title: { ...row.title, ...columnsOf(write) } } : row,
  );
  return {
    current,
    people,
    stranded: stranded.slice(0, NAMED),
    stranded_count: stranded.length,
    obstacle: await leavesNobody(db, current, write),
  };
}

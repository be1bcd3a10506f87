import { and, asc, eq } from 'drizzle-orm';
import type { Title, TitlePreview, TitleWrite } from '@/lib/contract/titles';
import { strandedBy } from '../approvals/strandedBy';
import { countUserHolders, LAST_USER_HOLDER } from '../platform/auth/userHolders';
import type { Db } from '../platform/db/connect';
import { requireWholeCompany, checkName } from './checkTitle';
import { seenTitle } from './lockTitle';
import { columnsOf } from './titleColumns';
import { waits } from './waits';
import { offices, staff } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';

/** So many of what nobody could decide are named. */
const NAMED = 20;

const givesRights = ({ access, all_offices }: TitleWrite) => access.is_user === 1 && all_offices;

/** Why a change of a title would be refused: nobody would be left who may give rights; null: somebody is. */
async function leavesNobody(db: Db, current: Title, write: TitleWrite): Promise<string | null> {
  if (!givesRights(current) || givesRights(write) || current.holders === 0) return null;
  return (await countUserHolders(db)) > current.holders ? null : LAST_USER_HOLDER;
}

/** What a change of a title would come to. Writes nothing. 403, 404, 409 as the change itself. */
export async function titlePreview(
  { db, staff: by, now }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now'>,
  id: string,
  { version, ...write }: TitleWrite & { version: number },
): Promise<TitlePreview> {
  requireWholeCompany(by);
  const current = await seenTitle(db, by, id, version);
  await checkName({ db, staff: by }, write, current.id);
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
    waits: await waits(db, current, write),
    obstacle: await leavesNobody(db, current, write),
  };
}

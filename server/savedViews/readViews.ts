import { and, asc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { SavedView } from '@/lib/contract/savedViews';
import type { ViewedList } from '@/lib/contract/viewedLists';
import { ofSeenOffices } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices, savedViews, staff } from '../platform/db/schema';
import { goneParts } from './goneParts';
import { leads } from './leads';

/** The reader's own, and those of the offices that they see. */
const ofReader = (reader: SignedIn) =>
  or(
    and(isNull(savedViews.officeId), eq(savedViews.madeBy, reader.id)),
    and(isNotNull(savedViews.officeId), ofSeenOffices(savedViews.officeId, reader)),
  );

/** Views of a list that a person may open, by name. */
export const viewsOf = (db: Db, reader: SignedIn, list: ViewedList): Promise<SavedView[]> =>
  readViews(db, reader, eq(savedViews.list, list));

/** One that a person may open, after it was written. */
export async function readView(db: Db, reader: SignedIn, id: number): Promise<SavedView> {
  const [view] = await readViews(db, reader, eq(savedViews.id, id));
  if (!view) throw notFound();
  return view;
}

async function readViews(db: Db, reader: SignedIn, which: SQL): Promise<SavedView[]> {
  const rows = await db
    .select({ view: savedViews, office: offices, maker: staff })
    .from(savedViews)
    .innerJoin(staff, eq(staff.id, savedViews.madeBy))
    .leftJoin(offices, eq(offices.id, savedViews.officeId))
    .where(and(which, ofReader(reader)))
    .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id));
  const isGone = await goneParts(
    db,
    reader,
    rows.flatMap(({ view }) => view.named),
  );
  return rows.map(({ view, office, maker }) => ({
    ...{ id: view.id, version: view.version, name: view.name, address: view.address },
    office: office && { id: office.id, name: office.name },
    made_by: { username: maker.username, name: maker.name },
    may_change: office === null || leads(reader, office.id),
    gone: view.named.filter(isGone).map(({ part }) => part),
  }));
}

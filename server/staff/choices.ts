import { asc } from 'drizzle-orm';
import type { StaffChoices } from '@/lib/contract/staff';
import { ofSeenOffices, seesEveryOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { offices, titles } from '../platform/db/schema';
import { mayGive } from './mayManage';

/** Titles and offices that a form of staff chooses from. */
export async function staffChoices(db: Db, caller: SignedIn): Promise<StaffChoices> {
  const [given, seen] = await Promise.all([
    db.select().from(titles).orderBy(asc(titles.id)),
    db
      .select({ id: offices.id, name: offices.name, active: offices.active })
      .from(offices)
      .where(ofSeenOffices(offices.id, caller))
      .orderBy(asc(offices.name), asc(offices.id)),
  ]);
  return {
    titles: given.map((title) => ({
      id: title.id,
      name: title.name,
      all_offices: seesEveryOffice(title),
      may_give: mayGive(caller, title),
    })),
    offices: seen,
  };
}

import { inArray } from 'drizzle-orm';
import { lockUserHolders } from '../platform/auth/userHolders';
import { titles } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { dropTitle } from '../titles/saveTitle';
import { requireSetUp } from './maySetUp';

type Call = Pick<
  StaffCall<unknown, unknown, { titles: readonly { id: number; version: number }[] }>,
  'db' | 'staff' | 'now' | 'origin' | 'body'
>;

/**
 * Takes titles out that nobody ever had, all or none. What is gone already, by another administrator or a press before,
 * counts as taken out. 409: one is held by now, was changed, or is the surveyors'.
 */
export async function removeTitles({ body, ...call }: Call): Promise<void> {
  requireSetUp(call.staff);
  const { db } = call;
  await lockUserHolders(db);
  const asked = new Map(body.titles.map(({ id, version }) => [id, version]));
  const there = await db
    .select({ id: titles.id })
    .from(titles)
    .where(inArray(titles.id, [...asked.keys()]))
    .orderBy(titles.id);
  for (const { id } of there) await dropTitle(call, String(id), asked.get(id) ?? 0);
}

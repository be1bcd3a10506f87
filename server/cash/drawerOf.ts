import { eq } from 'drizzle-orm';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices, staff } from '../platform/db/schema';

/** Whose day is looked at. */
export interface Drawer {
  id: number;
  name: string;
  office: typeof offices.$inferSelect;
}

/** The person and the office that a drawer belongs to; 404. */
export async function drawerOf(db: Db, staffId: number): Promise<Drawer> {
  const [found] = await db
    .select({ id: staff.id, name: staff.name, office: offices })
    .from(staff)
    .innerJoin(offices, eq(offices.id, staff.officeId))
    .where(eq(staff.id, staffId));
  if (!found) throw notFound('Kasir ini tidak ada.');
  return found;
}

import { asc } from 'drizzle-orm';
import { todayIn } from '../calendar/today';
import { notFound } from '../platform/core/ApiError';
import { ofOffice, type ListedOffices } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { offices } from '../platform/db/schema';

/** An office on a day of its own. */
export interface OfficeDay {
  id: number;
  name: string;
  zone: string;
  today: string;
}

/** The offices of a list on their own today, by name. 404: there is none. */
export async function officeDays(db: Db, listed: ListedOffices, now: Date): Promise<OfficeDay[]> {
  const rows = await db
    .select({ id: offices.id, name: offices.name, zone: offices.zone })
    .from(offices)
    .where(ofOffice(offices.id, listed))
    .orderBy(asc(offices.name), asc(offices.id));
  if (rows.length === 0) throw notFound('Kantor tidak ditemukan.');
  return rows.map((office) => ({ ...office, today: todayIn(office.zone, now) }));
}

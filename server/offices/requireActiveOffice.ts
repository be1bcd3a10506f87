import { eq } from 'drizzle-orm';
import { conflict, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices } from '../platform/db/schema';

interface Named {
  name: string;
  active: boolean;
}

/** Why an office takes nothing now, in words for its staff; null while it is active (docs/decisions/0067). */
export function officeObstacle({ name, active }: Named): string | null {
  return active
    ? null
    : `Kantor ${name} sedang nonaktif, jadi tidak menerima pembayaran, pelunasan, mutasi, atau permintaan baru. Minta pemegang hak data master mengaktifkannya di Kantor Cabang.`;
}

/** Throws 409 while the office of what is written is switched off. Reading goes on, and so does what takes back. */
export function requireActiveOffice(office: Named): void {
  const obstacle = officeObstacle(office);
  if (obstacle !== null) throw conflict(obstacle);
}

/** An office by its id, as it is in this transaction. 404: there is none. */
export async function readOffice(db: Db, id: number): Promise<typeof offices.$inferSelect> {
  const [office] = await db.select().from(offices).where(eq(offices.id, id));
  if (!office) throw notFound('Kantor ini tidak ada.');
  return office;
}

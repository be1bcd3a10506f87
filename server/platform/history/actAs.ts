import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect';

/** Who acts, and when. */
export interface Acting {
  staffId: number;
  at: Date;
}

/** Says who acts until the transaction ends: the database writes it on every record made or changed in it (0081). */
export async function actAs(tx: Db, { staffId, at }: Acting): Promise<void> {
  await tx.execute(
    sql`select set_config('angsur.staff_id', ${String(staffId)}, true), set_config('angsur.at', ${at.toISOString()}, true)`,
  );
}

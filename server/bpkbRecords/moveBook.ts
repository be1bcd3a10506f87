import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';

/** From now on a book secures the contract that carries on; awaited or here, it stays the same book. */
export async function moveBook(
  tx: Db,
  { from, to, now, byId }: { from: string; to: string; now: Date; byId: number },
): Promise<void> {
  await tx.execute(sql`
    insert into bpkb_movements (bpkb_id, movement, at, by_id, state, office_id, contract_code, place_id, place, until, to_office_id, note)
    select id, 'CARRIED_ON', ${now.toISOString()}::timestamptz, ${byId}::int, state, office_id, ${to}::text, place_id,
           coalesce((select m.place from bpkb_movements m where m.bpkb_id = bpkb.id order by m.id desc limit 1), ''),
           until, to_office_id, ${`Melanjutkan kontrak ${from}`}::text
      from bpkb where contract_code = ${from}`);
}

import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';

/**
 * Books that were ready are so no more: their contracts, which are held, run again, or money on them is not confirmed any
 * more. What was prepared goes with it.
 * @param why in words, for the timeline
 */
export async function takeReadyBack(tx: Db, contractCodes: readonly string[], why: string): Promise<void> {
  if (contractCodes.length === 0) return;
  await tx.execute(sql`
    insert into bpkb_movements (bpkb_id, movement, at, state, office_id, contract_code, place_id, place, note)
    select b.id, 'UNREADY', coalesce(nullif(current_setting('angsur.at', true), '')::timestamptz, now()),
           case when b.place_id is null then 'RECEIVED' else 'STORED' end, b.office_id, b.contract_code, b.place_id,
           coalesce((select m.place from bpkb_movements m where m.bpkb_id = b.id order by m.id desc limit 1), ''), ${why}::text
      from bpkb b
     where b.contract_code = any(${sql.param([...contractCodes])}::text[]) and b.state = 'READY'
     order by b.id`);
}

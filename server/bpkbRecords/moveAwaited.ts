import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { bpkb } from '../platform/db/schema';

/**
 * Books that have not come yet are awaited at the office that has their contracts now, and those that nobody has recorded
 * are recorded there. One that is here already lies where it lies: it goes to another office as a book does.
 */
export async function moveAwaited(
  tx: Db,
  contractCodes: readonly string[],
  { officeId, now }: { officeId: number; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into bpkb_movements (bpkb_id, movement, at, state, office_id, contract_code, until, note)
    select id, 'AWAITED', ${now.toISOString()}::timestamptz, 'NOT_RECEIVED', ${officeId}::int, contract_code, until, 'Kontraknya pindah kantor'
      from bpkb
     where contract_code = any(${sql.param([...contractCodes])}::text[]) and state = 'NOT_RECEIVED'
     order by id`);
  await tx
    .update(bpkb)
    .set({ officeId })
    .where(and(inArray(bpkb.contractCode, [...contractCodes]), eq(bpkb.state, 'UNRECORDED')));
}

import { sql } from 'drizzle-orm';
import { receiptLink } from '@/lib/contract/notifications';
import type { Db } from '../platform/db/connect';

/**
 * Where source `approval` leads for a receipt, for /customer/{link} opens a form registrasi (SPEC 2): the form that its
 * contract came from, through every restructuring; for a contract without one the receipt (DOMAIN, Notifications).
 */
export async function approvalLink(
  db: Db,
  { id, contractCode }: { id: number; contractCode: string },
): Promise<string> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive earlier (code) as (
      select ${contractCode}::text collate "C"
      union select r.old_code from restructures r join earlier e on r.new_code = e.code)
    select f.id from registrations f join earlier e on f.contract_code = e.code limit 1`);
  return rows[0] ? String(rows[0].id) : receiptLink(id);
}

import { eq } from 'drizzle-orm';
import type { PaidOut } from '@/lib/contract/contractDetail';
import type { Db } from '../platform/db/connect';
import { disbursements, staff } from '../platform/db/schema';

/** How a contract's money was paid out; null: before that was recorded. */
export async function paidOutOf(db: Db, code: string): Promise<PaidOut | null> {
  const [found] = await db
    .select({ row: disbursements, by: staff.name })
    .from(disbursements)
    .innerJoin(staff, eq(staff.id, disbursements.paidBy))
    .where(eq(disbursements.contractCode, code));
  if (!found) return null;
  const { way, day, amount, bank, account, accountHolder, reference } = found.row;
  return { way, day, amount, bank, account, account_holder: accountHolder, reference, paid_by: found.by };
}

import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { ContractEvent } from '@/lib/contract/contractDetail';
import type { Db } from '../platform/db/connect';
import { history, staff } from '../platform/db/schema';

/** What a page can take; the whole log is elsewhere. */
const MAX_EVENTS = 100;

/** What the log holds about a contract and its receipts, newest first. */
export async function contractEvents(
  db: Db,
  code: string,
  receipts: readonly number[],
): Promise<ContractEvent[]> {
  const ofContract = and(eq(history.recordType, 'contract'), eq(history.recordId, code));
  const ofReceipts = and(eq(history.recordType, 'credit'), inArray(history.recordId, receipts.map(String)));
  const lines = await db
    .select({ line: history, username: staff.username, name: staff.name })
    .from(history)
    .leftJoin(staff, eq(staff.id, history.staffId))
    .where(receipts.length > 0 ? or(ofContract, ofReceipts) : ofContract)
    .orderBy(desc(history.id))
    .limit(MAX_EVENTS);
  return lines.map(({ line, username, name }) => ({
    id: line.id,
    at: line.at.toISOString(),
    by: username !== null && name !== null ? { username, name } : null,
    summary: line.summary,
    reason: line.reason,
    receipt_id: line.recordType === 'credit' ? Number(line.recordId) : null,
  }));
}

import { desc, eq } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import {
  commissionSchemeLines,
  commissionSchemes,
  partnerAccounts,
  type partnerRequests,
  partners,
} from '../platform/db/schema';
import type { FoundPartner } from './findPartner';

/**
 * An account is paid to from the next day on: whoever expects money today sees the change before it can go elsewhere. A
 * scheme counts for what is paid out from now on; what was computed keeps the line that it was computed by.
 */
export async function bringIntoForce(
  db: Db,
  { row, today }: FoundPartner,
  request: Pick<typeof partnerRequests.$inferSelect, 'id' | 'payload'>,
  now: Date,
): Promise<void> {
  const { payload: ask } = request;
  const version = row.version + 1;
  await db.update(partners).set({ version }).where(eq(partners.id, row.id));
  const shared = { partnerId: row.id, requestId: request.id };
  if (ask.kind === 'ACCOUNT') {
    const { bank, number, holder } = ask.account;
    await db
      .insert(partnerAccounts)
      .values({ ...shared, bank, number, holder, payableFrom: addDays(today, 1) });
    return;
  }
  const { lines, back_if_cancelled: backIfCancelled, back_after_days: backAfterDays } = ask.scheme;
  const [last] = await db
    .select({ number: commissionSchemes.number })
    .from(commissionSchemes)
    .where(eq(commissionSchemes.partnerId, row.id))
    .orderBy(desc(commissionSchemes.number))
    .limit(1);
  const [made] = await db
    .insert(commissionSchemes)
    .values({ ...shared, number: (last?.number ?? 0) + 1, backIfCancelled, backAfterDays, since: now })
    .returning({ id: commissionSchemes.id });
  if (!made) throw new ApiError(500);
  await db.insert(commissionSchemeLines).values(
    lines.map(({ contract_type_id: contractTypeId, basis, value }) => ({
      ...{ schemeId: made.id, contractTypeId, basis, value },
    })),
  );
}

import { desc, eq } from 'drizzle-orm';
import type { SchemeTerms } from '@/lib/contract/partnerTerms';
import type { Db } from '../platform/db/connect';
import { type commissionSchemeLines, commissionSchemes, partnerAccounts } from '../platform/db/schema';

/** The scheme of a partner that is in force: the newest. */
export async function schemeOf(db: Db, partnerId: number) {
  const [scheme] = await db
    .select()
    .from(commissionSchemes)
    .where(eq(commissionSchemes.partnerId, partnerId))
    .orderBy(desc(commissionSchemes.number))
    .limit(1);
  return scheme ?? null;
}

/** The account of a partner that is in force: the newest. */
export async function accountOf(db: Db, partnerId: number) {
  const [account] = await db
    .select()
    .from(partnerAccounts)
    .where(eq(partnerAccounts.partnerId, partnerId))
    .orderBy(desc(partnerAccounts.id))
    .limit(1);
  return account ?? null;
}

type Line = Pick<typeof commissionSchemeLines.$inferSelect, 'contractTypeId' | 'basis' | 'value'>;

/** A scheme as the contract has it. */
export const termsOf = (
  scheme: Pick<typeof commissionSchemes.$inferSelect, 'backIfCancelled' | 'backAfterDays'>,
  lines: readonly Line[],
): SchemeTerms => ({
  lines: lines
    .toSorted((a, b) => a.contractTypeId - b.contractTypeId)
    .map(({ contractTypeId, basis, value }) => ({ contract_type_id: contractTypeId, basis, value })),
  back_if_cancelled: scheme.backIfCancelled,
  back_after_days: scheme.backAfterDays,
});

import { and, eq } from 'drizzle-orm';
import { commissionOf } from '@/lib/arithmetic/commission';
import { formatRupiah } from '@/lib/format/rupiah';
import { schemeOf } from '../partners/inForce';
import { sideOf } from '../partners/PartnerSide';
import type { Db } from '../platform/db/connect';
import { commissions, commissionSchemeLines, partners } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';

/** What a contract was made of, as far as commissions go by it. */
export interface PaidOut {
  registrationId: number;
  contractCode: string;
  contractTypeId: number | null;
  principal: number;
  firstDue: string;
  /** Agent and marketer whom its form names. */
  partnerIds: readonly (number | null)[];
  /** Who wrote the form or handed it in. */
  makers: readonly number[];
}

type Call = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>;

/**
 * Computes the commissions of a contract in the transaction that pays it out: one for each partner whom the form names, by
 * the line that the partner's scheme has for its type at this moment. A scheme without such a line brings nothing.
 */
export async function computeCommissions(call: Call, paid: PaidOut): Promise<void> {
  const { db, staff: by, now, origin } = call;
  for (const id of paid.partnerIds) {
    const found = id === null ? null : await lineFor(db, id, paid.contractTypeId);
    if (!found) continue;
    const { partner, line } = found;
    const amount = commissionOf(line, paid.principal);
    // Half a rupiah of the smallest principal: there is nothing to pay.
    if (amount === 0) continue;
    await db.insert(commissions).values({
      kind: partner.kind,
      partnerId: partner.id,
      officeId: partner.officeId,
      contractCode: paid.contractCode,
      registrationId: paid.registrationId,
      schemeId: line.schemeId,
      basis: line.basis,
      value: line.value,
      principal: paid.principal,
      amount,
      firstDue: paid.firstDue,
      makers: [...new Set([...paid.makers, by.id])],
      computedAt: now,
    });
    const side = sideOf(partner.kind);
    await writeHistory(db, {
      at: now,
      staffId: by.id,
      action: 'COMMISSION_COMPUTED',
      summary: `Menghitung komisi ${side.noun} ${partner.name} dari kontrak ${paid.contractCode}: ${formatRupiah(amount)}`,
      origin,
      record: { type: side.record, id: partner.id },
    });
  }
}

/** Held, so that a scheme which is approved meanwhile counts for the next contract. */
async function lineFor(db: Db, partnerId: number, contractTypeId: number | null) {
  const [partner] = await db.select().from(partners).where(eq(partners.id, partnerId)).for('share');
  const scheme = partner && (await schemeOf(db, partner.id));
  if (!scheme || contractTypeId === null) return null;
  const [line] = await db
    .select()
    .from(commissionSchemeLines)
    .where(
      and(
        eq(commissionSchemeLines.schemeId, scheme.id),
        eq(commissionSchemeLines.contractTypeId, contractTypeId),
      ),
    );
  return line ? { partner, line } : null;
}

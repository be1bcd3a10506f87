import { and, eq } from 'drizzle-orm';
import { commissionOf, mostCommission } from '@/lib/arithmetic/commission';
import { formatRupiah } from '@/lib/format/rupiah';
import { standsOn } from '../partners/checkNamed';
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
  /** What is paid out of it; a commission is at most a share of it. */
  disbursed: number;
  /** NIKs of borrower, spouse and guarantor: none of them earns on it. */
  niks: readonly string[];
  firstDue: string;
  /** Agent and marketer whom its form names. */
  partnerIds: readonly (number | null)[];
  /** Who wrote the form or handed it in. */
  makers: readonly number[];
}

type Call = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>;

/**
 * Computes the commissions of a contract in the transaction that pays it out: one for each partner whom the form names, by
 * the line that the partner's scheme has for its type at this moment, and never more than the limit. A scheme without such a
 * line brings nothing; nor does who is switched off, or stands on the contract by NIK: the log says so. The limit is that
 * of one person, in all roles together.
 */
export async function computeCommissions(call: Call, paid: PaidOut): Promise<void> {
  const { db, staff: by, now, origin } = call;
  const earned = new Map<string, number>();
  for (const id of paid.partnerIds) {
    const found = id === null ? null : await lineFor(db, id, paid.contractTypeId);
    if (!found) continue;
    const { partner, line } = found;
    const side = sideOf(partner.kind);
    const log = (action: string, summary: string) =>
      writeHistory(db, {
        ...{ at: now, staffId: by.id, origin, action, summary },
        record: { type: side.record, id: partner.id },
      });
    const who = `komisi ${side.noun} ${partner.name} dari kontrak ${paid.contractCode}`;
    const whyNot = whyNothing(partner, paid);
    if (whyNot !== null) {
      await log('COMMISSION_NOT_COMPUTED', `Tidak menghitung ${who}: ${whyNot}`);
      continue;
    }
    const already = earned.get(partner.nik) ?? 0;
    const most = mostCommission(paid.disbursed) - already;
    const asAgreed = commissionOf(line, paid.principal);
    const amount = Math.min(asAgreed, most);
    // Half a rupiah of the smallest principal, or all of the limit in another role: there is nothing to pay.
    if (amount === 0) {
      if (asAgreed > 0) await log('COMMISSION_NOT_COMPUTED', `Tidak menghitung ${who}: ${ALL_EARNED}`);
      continue;
    }
    earned.set(partner.nik, already + amount);
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
      most,
      amount,
      firstDue: paid.firstDue,
      makers: [...new Set([...paid.makers, by.id])],
      computedAt: now,
    });
    const cut =
      amount < asAgreed
        ? `, dari ${formatRupiah(asAgreed)} menurut skema; paling banyak 5% yang dicairkan untuk satu orang`
        : '';
    await log('COMMISSION_COMPUTED', `Menghitung ${who}: ${formatRupiah(amount)}${cut}`);
  }
}

const ALL_EARNED = 'orang yang sama sudah mendapat 5% dari kontrak itu sebagai perantara lain';

/** Why a partner earns nothing on a contract, in words; null: they earn. */
function whyNothing(partner: typeof partners.$inferSelect, { niks }: Pick<PaidOut, 'niks'>): string | null {
  if (standsOn(partner, niks)) return 'NIK-nya NIK peminjam, pasangan, atau penjamin kontrak itu';
  return partner.active ? null : 'nonaktif ketika kontrak dicairkan';
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

import { and, asc, eq } from 'drizzle-orm';
import { requireOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { partnerRequests, partners } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { Origin } from '../platform/http/route';
import { nounOfAsk } from './askFields';
import { sideOf } from './PartnerSide';

/** Requests about partners that somebody made and that wait, oldest first, each with its words. */
export async function waitingOf(db: Db, staffId: number): Promise<{ id: number; label: string }[]> {
  const rows = await db
    .select({ id: partnerRequests.id, ask: partnerRequests.kind, kind: partners.kind, name: partners.name })
    .from(partnerRequests)
    .innerJoin(partners, eq(partners.id, partnerRequests.partnerId))
    .where(and(eq(partnerRequests.requestedBy, staffId), eq(partnerRequests.status, 'WAITING')))
    .orderBy(asc(partnerRequests.id));
  return rows.map(({ id, ask, kind, name }) => ({
    id,
    label: `Permintaan perubahan ${nounOfAsk({ kind: ask })} ${sideOf(kind).noun} ${name}`,
  }));
}

/** Takes back what somebody who leaves had asked for, in the name of who lets them go; decided meanwhile: nothing. */
export async function takeBackOf(
  { db, staff: by, now, origin }: { db: Db; staff: SignedIn; now: Date; origin: Origin },
  id: number,
  reason: string,
): Promise<void> {
  const [found] = await db
    .select({ partner: partners })
    .from(partners)
    .innerJoin(partnerRequests, eq(partnerRequests.partnerId, partners.id))
    .where(eq(partnerRequests.id, id))
    .for('update', { of: partners });
  if (!found) return;
  const { partner } = found;
  const side = sideOf(partner.kind);
  requireOffice(by, partner.officeId, `${side.noun} ini milik kantor lain.`);
  const [request] = await db
    .update(partnerRequests)
    .set({ status: 'WITHDRAWN', decidedBy: by.id, decidedAt: now, decisionReason: reason })
    .where(and(eq(partnerRequests.id, id), eq(partnerRequests.status, 'WAITING')))
    .returning();
  if (!request) return;
  await writeHistory(db, {
    at: now,
    staffId: by.id,
    action: `PARTNER_${request.kind}_WITHDRAWN`,
    summary: `Menarik kembali perubahan ${nounOfAsk(request)} ${side.noun} ${partner.name}`,
    origin,
    record: { type: side.record, id: partner.id },
    reason,
    changes: {},
  });
}

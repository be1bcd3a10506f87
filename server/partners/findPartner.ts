import { and, eq } from 'drizzle-orm';
import { todayIn } from '../calendar/today';
import { requireOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices, partners } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';
import type { PartnerSide } from './PartnerSide';

export interface FoundPartner {
  row: typeof partners.$inferSelect;
  office: typeof offices.$inferSelect;
  /** The office's date. */
  today: string;
}

/** A partner of an office that the caller sees. 404: there is none of this kind. 403: another office's. */
export async function findPartner(
  db: Db,
  side: PartnerSide,
  person: SignedIn,
  id: string,
  now: Date,
): Promise<FoundPartner> {
  const missing = `${side.noun} ini tidak ada.`;
  const [found] = await db
    .select({ row: partners, office: offices })
    .from(partners)
    .innerJoin(offices, eq(offices.id, partners.officeId))
    .where(and(eq(partners.id, idOf(id, missing)), eq(partners.kind, side.kind)));
  if (!found) throw notFound(missing);
  requireOffice(person, found.row.officeId, `${side.noun} ini milik kantor lain.`);
  return { ...found, today: todayIn(found.office.zone, now) };
}

/** The same, and nobody else writes about it until the transaction ends. */
export async function lockPartner(
  tx: Db,
  side: PartnerSide,
  person: SignedIn,
  id: string,
  now: Date,
): Promise<FoundPartner> {
  const number = idOf(id, `${side.noun} ini tidak ada.`);
  await tx.select({ id: partners.id }).from(partners).where(eq(partners.id, number)).for('update');
  return findPartner(tx, side, person, id, now);
}

import { eq } from 'drizzle-orm';
import type { ShareLink } from '@/lib/contract/shares';
import { requireOffice } from '../platform/auth/offices';
import { notFound } from '../platform/core/ApiError';
import { contracts, offices, shareLinks } from '../platform/db/schema';
import { formatInstantIn } from '../platform/format/formatInstantIn';
import { writeHistory } from '../platform/history/writeHistory';
import { idOf } from '../platform/http/idOf';
import type { StaffCall } from '../platform/http/route';
import { linkState } from './linkState';
import { readLink } from './readLinks';

const MISSING = 'Tautan ini tidak ada.';

/**
 * Ends a link. What opens no more stays as it is, so that a second press or a second person changes nothing. It goes on
 * where the office is switched off: this takes back.
 */
export async function revokeLink(call: StaffCall<{ id: string }, unknown, unknown>): Promise<ShareLink> {
  const { db, staff: by, now, origin, params } = call;
  const [found] = await db
    .select({ link: shareLinks, office: offices })
    .from(shareLinks)
    .innerJoin(contracts, eq(contracts.code, shareLinks.contractCode))
    .innerJoin(offices, eq(offices.id, contracts.officeId))
    .where(eq(shareLinks.id, idOf(params.id, MISSING)))
    .for('update', { of: shareLinks });
  if (!found) throw notFound(MISSING);
  const { link, office } = found;
  requireOffice(by, office.id, 'Tautan ini milik kantor lain.');
  if (linkState(link, now) !== 'OPEN') return readLink(db, link.id, now);
  await db.update(shareLinks).set({ revokedAt: now, revokedBy: by.id }).where(eq(shareLinks.id, link.id));
  await writeHistory(db, {
    at: now,
    staffId: by.id,
    action: 'SHARE_REVOKED',
    summary: `Mencabut tautan kartu untuk nasabah yang berlaku sampai ${formatInstantIn(link.endsAt, office.zone)}`,
    origin,
    record: { type: 'contract', id: link.contractCode },
  });
  return readLink(db, link.id, now);
}

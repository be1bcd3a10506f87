import { and, eq, gt, isNull } from 'drizzle-orm';
import { invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { passwordLinks, staff } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import { inTransaction } from '../platform/http/inTransaction';
import type { Call } from '../platform/http/route';
import { forgetDevices } from './knownDevices';
import { noLink, openPasswordLink, type LinkLimits, type OpenPasswordLink } from './openPasswordLink';
import { hashPassword } from './password';
import { lockPerson } from './passwordLinks';
import { endSessions } from './sessions';
import { newPasswordFault } from './stolenPasswords';

type SetCall = Call<unknown, unknown, { token: string; new_password: string }>;

/**
 * Sets the password of whom a link is for, once: ends all their sessions, forgets where they have signed in, and with the
 * old password their running sign-ins are void. A password that is too weak leaves the link as it is.
 */
export async function setPassword(call: SetCall, limits: LinkLimits): Promise<{ username: string }> {
  const link = await openPasswordLink(call, limits);
  const { staffId } = link;
  // A first administrator's name and office come with the password; see setup/.
  if (staffId === null) throw noLink();
  const { parts, now } = call;
  return inTransaction(parts.connection.db, { staffId, at: now }, (tx) => setOnce(tx, link, staffId, call));
}

async function setOnce(
  tx: Db,
  link: OpenPasswordLink,
  staffId: number,
  { body, now, origin }: SetCall,
): Promise<{ username: string }> {
  // Let go in the meantime, or the link was used or revoked: whoever came first holds the row.
  const person = await lockPerson(tx, staffId);
  if (!person?.active) throw noLink();
  const fault = newPasswordFault(body.new_password, person);
  if (fault !== null) throw invalid({ new_password: fault });
  await useUp(tx, link.id, now);
  const passwordHash = await hashPassword(body.new_password);
  await tx.update(staff).set({ passwordHash }).where(eq(staff.id, staffId));
  await forgetDevices(tx, staffId);
  const ended = await endSessions({ db: tx, staff: person, now });
  await writeHistory(tx, {
    at: now,
    staffId,
    action: link.kind === 'INVITATION' ? 'PASSWORD_CHOSEN' : 'PASSWORD_RESET',
    summary:
      link.kind === 'INVITATION'
        ? 'Membuat kata sandi lewat undangan'
        : `Membuat kata sandi baru lewat tautan; ${ended.length} sesi diakhiri`,
    origin,
    record: { type: 'staff', id: staffId },
  });
  return { username: person.username };
}

/** Marks a link as used. 404: it is over, as of this moment. */
export async function useUp(tx: Db, linkId: number, now: Date): Promise<void> {
  const used = await tx
    .update(passwordLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(passwordLinks.id, linkId),
        isNull(passwordLinks.usedAt),
        isNull(passwordLinks.revokedAt),
        gt(passwordLinks.expiresAt, now),
      ),
    )
    .returning({ id: passwordLinks.id });
  if (used.length === 0) throw noLink();
}

import type { MadeStaffLink } from '@/lib/contract/staff';
import { deliverPasswordLink, mailReaches, makePasswordLink } from '../account/passwordLinks';
import { askForChange } from '../changes/askForChange';
import { companyRuns } from '../changes/companyRuns';
import { conflict } from '../platform/core/ApiError';
import { inTransaction } from '../platform/http/inTransaction';
import type { StaffContext } from './FoundPerson';
import { findPerson, findSeen } from './findPerson';
import { inLine } from './inLine';
import { requireManaged } from './mayManage';
import { linkChange } from './accessChanges';
import { personDetail } from './personDetail';
import { logStaff } from './savePlace';
import { takePassword } from './takePassword';

type Kind = 'INVITATION' | 'RESET';

/**
 * A new link to choose a password, mailed to the person; where no mail reaches them an approver confirms it, and before the
 * company's first contract it is shown once. Its token is in no transaction that is kept for a repetition: a
 * call whose answer was lost is made again, and makes another link. 409: changed since, or no longer employed.
 */
export async function makeLink(
  context: StaffContext,
  id: string,
  { version }: { version: number },
): Promise<MadeStaffLink> {
  const { staff: by, now, parts } = context;
  const acting = { staffId: by.id, sessionHash: by.sessionHash, at: now };
  const made = await inTransaction(parts.connection.db, acting, (tx) =>
    makeIn({ ...context, db: tx }, id, version),
  );
  const { person: row, kind, link } = made;
  const sentTo = link && (await deliverPasswordLink(parts, row, { ...link, kind }));
  const db = parts.connection.db;
  return {
    person: await personDetail({ ...context, db }, await findPerson(db, by, String(row.id))),
    kind,
    sent_to: sentTo,
    // Whoever makes a link in a company that runs never sees it: with it they would be somebody else.
    token: link && sentTo === null && !made.runs ? link.token : null,
    expires_at: link?.expiresAt.toISOString() ?? null,
  };
}

function makeIn(context: StaffContext, id: string, version: number) {
  const { db, staff: by, now, parts } = context;
  return inLine(db, by.id, async () => {
    const found = await findSeen(context, id, version);
    const { row } = found;
    requireManaged(by, found);
    if (!row.active) throw conflict(`${row.name} sudah berhenti. Terima kembali lebih dahulu.`);
    const kind: Kind = row.passwordHash !== null || row.passwordResetAt !== null ? 'RESET' : 'INVITATION';
    const runs = await companyRuns(db);
    if (runs && !(parts.sendLink && mailReaches(row, now))) {
      const payload = { patch: {}, title_version: found.title.version };
      await askForChange(linkChange, context, { subjectId: row.id, subjectVersion: version, payload });
      return { person: row, kind, link: null, runs };
    }
    const ended = await takePassword(context, row);
    const link = await makePasswordLink(db, { staffId: row.id, kind, createdBy: by.id, now });
    await logStaff(context, row, {
      action: kind === 'RESET' ? 'STAFF_PASSWORD_RESET' : 'STAFF_INVITED',
      summary:
        kind === 'RESET'
          ? `Mereset kata sandi ${row.name}; ${ended} sesi diakhiri`
          : `Membuat tautan undangan ${row.name}`,
    });
    return { person: row, kind, link, runs };
  });
}

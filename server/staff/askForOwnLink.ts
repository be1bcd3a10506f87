import { and, eq } from 'drizzle-orm';
import type { AskOffice } from '../account/forgetPassword';
import { orderLink } from '../account/mailOrders';
import { lockPerson } from '../account/passwordLinks';
import { askForChange } from '../changes/askForChange';
import { companyRuns } from '../changes/companyRuns';
import { identityOf } from '../changes/deciders';
import { changeRequests } from '../platform/db/schema';
import { actAs } from '../platform/history/actAs';
import { linkChange } from './accessChanges';

const REASON =
  'Lupa kata sandi, diminta dari halaman masuk. Pastikan dahulu kepada orangnya bahwa ia yang meminta.';

/**
 * Who forgot their password, and whom no mail reaches, asks an approver of their office for a link that the server prints. One
 * at a time; who never had a password has nothing to forget. Before the first contract it is printed at once.
 */
export const askForOwnLink: AskOffice = async (tx, staffId, { now, origin }) => {
  await actAs(tx, { staffId, at: now });
  const row = await lockPerson(tx, staffId);
  if (!row?.active || row.passwordHash === null) return;
  if (!(await companyRuns(tx))) {
    await orderLink(tx, { staffId, address: null, orderedBy: null, now });
    return;
  }
  const [waiting] = await tx
    .select({ id: changeRequests.id })
    .from(changeRequests)
    .where(
      and(
        ...[eq(changeRequests.kind, linkChange.name), eq(changeRequests.subjectId, staffId)],
        eq(changeRequests.status, 'WAITING'),
      ),
    );
  if (waiting) return;
  const staff = { ...(await identityOf(tx, staffId)), sessionHash: '' };
  await askForChange(
    linkChange,
    { db: tx, staff, now, origin },
    {
      subjectId: staffId,
      subjectVersion: row.version,
      payload: { patch: {}, title_version: 0 },
      reason: REASON,
    },
  );
};

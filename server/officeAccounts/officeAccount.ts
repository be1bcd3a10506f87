import { asc, desc, eq, type SQL } from 'drizzle-orm';
import type { OfficeAccount } from '@/lib/contract/officeAccounts';
import { todayIn } from '../calendar/today';
import type { Person } from '../changes/ChangeKind';
import { waitingChangesOf } from '../changes/changeSubject';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { officeAccounts, offices } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';

/** Kind of the record in changes and in the log. */
export const ACCOUNT = 'office_account';

export const MISSING_ACCOUNT = 'Rekening penerima ini tidak ada.';

/** An account with its office. */
export async function accountById(db: Db, id: number | null) {
  const [found] = await db
    .select({ account: officeAccounts, office: offices })
    .from(officeAccounts)
    .innerJoin(offices, eq(offices.id, officeAccounts.officeId))
    .where(eq(officeAccounts.id, id ?? 0));
  if (!found) throw notFound(MISSING_ACCOUNT);
  return found;
}

/** The same, written by nobody else until the transaction ends; payments on it go first. */
export async function lockAccount(tx: Db, id: number | null) {
  await tx
    .select({ id: officeAccounts.id })
    .from(officeAccounts)
    .where(eq(officeAccounts.id, id ?? 0))
    .for('update');
  return accountById(tx, id);
}

/** Receiving accounts as the API sends them, those in use first. */
export async function readAccounts(db: Db, viewer: Person, where: SQL): Promise<OfficeAccount[]> {
  const rows = await db
    .select()
    .from(officeAccounts)
    .where(where)
    .orderBy(desc(officeAccounts.active), asc(officeAccounts.id));
  const ids = rows.map(({ id }) => id);
  const waiting = await waitingChangesOf(db, viewer, ACCOUNT, ids);
  return rows.map(({ id, bank, number, holder, active, validFrom, version }) => ({
    ...{ id, bank, number, holder, active, version },
    valid_from: validFrom,
    waiting: waiting.get(id)?.[0] ?? null,
  }));
}

/** The accounts of an office, with its today. 404: there is no such office. */
export async function officeAccountList(db: Db, viewer: Person, id: string, now: Date) {
  const office = await officeOf(db, id);
  return {
    today: todayIn(office.zone, now),
    rows: await readAccounts(db, viewer, eq(officeAccounts.officeId, office.id)),
  };
}

/** The office that an address names. 404. */
export async function officeOf(db: Db, id: string) {
  const message = 'Kantor tidak ditemukan.';
  const [office] = await db
    .select()
    .from(offices)
    .where(eq(offices.id, idOf(id, message)));
  if (!office) throw notFound(message);
  return office;
}

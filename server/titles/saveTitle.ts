import { eq } from 'drizzle-orm';
import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import type { Title, TitleWrite } from '@/lib/contract/titles';
import { askForChange } from '../changes/askForChange';
import { lockUserHolders } from '../platform/auth/userHolders';
import { ApiError, conflict, invalid } from '../platform/core/ApiError';
import { changesBetween, type Changes } from '../platform/core/changes';
import { titles } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { checkName, requireWholeCompany } from './checkTitle';
import { lockTitle, readTitle } from './lockTitle';
import { patchOf, titleChange, writeTitle } from './titleChange';
import { columnsOf, loggedOf } from './titleColumns';
import { waits } from './waits';

type Context = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>;

/** A new title; nobody has it yet. 403: the caller works for one office. 409: the name is taken. */
export async function addTitle(call: Context, write: TitleWrite): Promise<Title> {
  const { db } = call;
  requireWholeCompany(call.staff);
  await lockUserHolders(db);
  await checkName(call, write);
  const [made] = await db.insert(titles).values(columnsOf(write)).returning({ id: titles.id });
  if (!made) throw new ApiError(500);
  const title = await readTitle(db, call.staff, made.id);
  await log(call, title, ['CREATED', 'Membuat'], changesBetween({}, loggedOf(title)));
  return title;
}

/**
 * Changes name, flags and limits of a title, and tells its holders' open pages; what widens anything waits for a second
 * person. 409: stale, one waits already, the name is taken, or nobody would be left who may give rights.
 */
export async function saveTitle(
  call: Context,
  id: string,
  { version, ...write }: TitleWrite & { version: number },
): Promise<Title> {
  const { db } = call;
  requireWholeCompany(call.staff);
  const before = await lockTitle(db, call.staff, id, version);
  await checkName(call, write, before.id);
  const changes = changesBetween(loggedOf(before), loggedOf(write));
  if (Object.keys(changes).length === 0) {
    throw invalid({ body: 'Belum ada yang diubah.' }, 'Belum ada yang diubah.');
  }
  if (await waits(db, before, write)) {
    const payload = patchOf(before, write);
    await askForChange(titleChange, call, { subjectId: before.id, subjectVersion: version, payload });
    return readTitle(db, call.staff, before.id);
  }
  await writeTitle(call, before, write);
  await log(call, { ...before, name: write.name }, ['CHANGED', 'Mengubah'], changes);
  return readTitle(db, call.staff, before.id);
}

/** Deletes a title that nobody has or had; the log keeps what it was. 409: stale, in use, or the surveyors'. */
export async function dropTitle(call: Context, id: string, version: number): Promise<{ id: number }> {
  const { db } = call;
  requireWholeCompany(call.staff);
  const title = await lockTitle(db, call.staff, id, version);
  const kept = whyKept(title);
  if (kept !== null) throw conflict(kept, { version, current: title });
  await db.delete(titles).where(eq(titles.id, title.id));
  const was = loggedOf(title);
  const blank = Object.fromEntries(Object.keys(was).map((field) => [field, null]));
  await log(call, title, ['DELETED', 'Menghapus'], changesBetween(was, blank));
  return { id: title.id };
}

function whyKept({ id, name, used_by: people }: Title): string | null {
  if (id === SURVEYOR_TITLE_ID) {
    return `Jabatan ${name} dikenali dari nomornya, ${SURVEYOR_TITLE_ID}: survei hanya diisi jabatan ini. Jadi tidak dapat dihapus.`;
  }
  if (people === 0) return null;
  return `Jabatan ${name} dipegang ${people} orang, termasuk yang sudah berhenti, jadi tidak dapat dihapus.`;
}

async function log(
  { db, staff: by, now, origin }: Context,
  { id, name }: Pick<Title, 'id' | 'name'>,
  [action, verb]: readonly [action: string, verb: string],
  changes: Changes,
): Promise<void> {
  await writeHistory(db, {
    at: now,
    staffId: by.id,
    action: `TITLE_${action}`,
    summary: `${verb} jabatan ${name}`,
    origin,
    record: { type: 'title', id },
    changes,
  });
}

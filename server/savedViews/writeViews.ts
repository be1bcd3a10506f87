import { eq } from 'drizzle-orm';
import type { BodyOf } from '@/lib/contract/endpoint';
import { MAX_VIEWS, type changeView, type SavedView, type saveView } from '@/lib/contract/savedViews';
import { requireActiveOffice } from '../offices/requireActiveOffice';
import { ApiError, conflict } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import { offices, savedViews } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { CallContext, StaffCall } from '../platform/http/route';
import { holdView, lockShelf, ofShelf, requireFreeName, requireLead, type ViewRow } from './heldView';
import { readView } from './readViews';

/** A new view, for oneself or for an office that one leads. */
export async function makeView(
  call: StaffCall<unknown, unknown, BodyOf<typeof saveView>>,
): Promise<SavedView> {
  const { db, staff: by, body } = call;
  const { list, name, address, named, office_id: officeId } = body;
  if (officeId !== null) {
    requireLead(by, officeId);
    const [office] = await db.select().from(offices).where(eq(offices.id, officeId));
    // Who works for every office leads one that is not there as well.
    if (!office) throw new ApiError(422, 'Kantor ini tidak ada.');
    requireActiveOffice(office);
  }
  const shelf = { list, madeBy: by.id, officeId };
  await lockShelf(db, shelf);
  if ((await db.$count(savedViews, ofShelf(shelf))) >= MAX_VIEWS) {
    const whose = officeId === null ? 'Anda' : 'Kantor ini';
    throw conflict(`${whose} sudah punya ${MAX_VIEWS} tampilan dari daftar ini. Hapus salah satu dahulu.`);
  }
  await requireFreeName(db, shelf, name);
  const [made] = await db
    .insert(savedViews)
    .values({ ...shelf, name, address, named })
    .returning();
  if (!made) throw new ApiError(500);
  await tell(call, made, 'VIEW_SAVED', `Menyimpan tampilan kantor "${name}"`);
  return readView(db, by, made.id);
}

type ChangeCall = StaffCall<{ id: string }, unknown, BodyOf<typeof changeView>>;

/** Another name, or another state. */
export async function changeSavedView(call: ChangeCall): Promise<SavedView> {
  const { db, staff: by, params, body } = call;
  const { version, name, state } = body;
  const view = await holdView(db, by, params.id, version);
  const { name: was, address: stood, named } = view;
  await lockShelf(db, view);
  await requireFreeName(db, view, name, view.id);
  const after = { name, address: state?.address ?? stood };
  await db
    .update(savedViews)
    .set({ ...after, named: state?.named ?? named, version: version + 1 })
    .where(eq(savedViews.id, view.id));
  await tell(call, view, 'VIEW_CHANGED', `Mengubah tampilan kantor "${name}"`, {
    changes: changesBetween({ name: was, address: stood }, after),
  });
  return readView(db, by, view.id);
}

type RemoveCall = StaffCall<{ id: string }, { version: number }, unknown>;

/** Removes a view. */
export async function removeSavedView(call: RemoveCall): Promise<{ id: number }> {
  const { db, staff: by, params, query } = call;
  const view = await holdView(db, by, params.id, query.version);
  await db.delete(savedViews).where(eq(savedViews.id, view.id));
  await tell(call, view, 'VIEW_REMOVED', `Menghapus tampilan kantor "${view.name}"`);
  return { id: view.id };
}

/** The log knows of what others see: an office's views. One's own are one's own. */
async function tell(
  { db, now, origin, staff: by }: CallContext<unknown, unknown>,
  { officeId }: ViewRow,
  action: string,
  summary: string,
  more: { changes?: ReturnType<typeof changesBetween> } = {},
): Promise<void> {
  if (officeId === null) return;
  const record = { type: 'office', id: officeId };
  await writeHistory(db, { at: now, staffId: by.id, action, summary, origin, record, ...more });
}

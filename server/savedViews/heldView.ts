import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { conflict, forbidden, invalid, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { savedViews } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';
import { leads } from './leads';

const MISSING = 'Tampilan ini tidak ada lagi.';

export type ViewRow = typeof savedViews.$inferSelect;

/** Where views stand whose names differ: one person's or one office's of one list. */
export type Shelf = Pick<ViewRow, 'list' | 'madeBy' | 'officeId'>;

/** 403 for whoever does not lead that office. */
export function requireLead(by: SignedIn, officeId: number): void {
  if (!leads(by, officeId)) {
    throw forbidden('Tampilan kantor disimpan, diubah, dan dihapus oleh kepala cabang kantor itu.');
  }
}

/**
 * A view that its caller may write, held. 404: it is gone, is somebody else's or of an office that is not seen. 403: of an
 * office that the caller does not lead. 409: not the version that was seen.
 */
export async function holdView(db: Db, by: SignedIn, id: string, seen: number): Promise<ViewRow> {
  const [view] = await db
    .select()
    .from(savedViews)
    .where(eq(savedViews.id, idOf(id, MISSING)))
    .for('update');
  const isSeen = view && (view.officeId === null ? view.madeBy === by.id : seesOffice(by, view.officeId));
  if (!isSeen) throw notFound(MISSING);
  if (view.officeId !== null) requireLead(by, view.officeId);
  if (view.version !== seen) {
    throw conflict(
      'Tampilan ini sudah diubah orang lain sejak Anda membukanya. Muat ulang, lalu coba lagi.',
      {
        version: view.version,
      },
    );
  }
  return view;
}

export const ofShelf = ({ list, madeBy, officeId }: Shelf) =>
  and(
    eq(savedViews.list, list),
    officeId === null
      ? and(isNull(savedViews.officeId), eq(savedViews.madeBy, madeBy))
      : eq(savedViews.officeId, officeId),
  );

/** Writers of one shelf go one after the other: two at once would both find a name free, and room for one more. */
export async function lockShelf(db: Db, { list, madeBy, officeId }: Shelf): Promise<void> {
  const owner = officeId === null ? `person ${madeBy}` : `office ${officeId}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`views ${list} ${owner}`}))`);
}

/** 422: another view of the shelf has this name, in capitals or not. `id`: the view that is renamed. */
export async function requireFreeName(db: Db, shelf: Shelf, name: string, id = 0): Promise<void> {
  const same = and(ofShelf(shelf), ne(savedViews.id, id), sql`lower(${savedViews.name}) = lower(${name})`);
  if ((await db.$count(savedViews, same)) === 0) return;
  throw invalid({
    name:
      shelf.officeId === null
        ? 'Anda sudah punya tampilan dengan nama ini.'
        : 'Kantor ini sudah punya tampilan dengan nama ini.',
  });
}

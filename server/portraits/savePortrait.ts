import { eq } from 'drizzle-orm';
import { PORTRAIT_SIDE } from '@/lib/contract/portrait';
import { requireOffice } from '../platform/auth/offices';
import { invalid, notFound } from '../platform/core/ApiError';
import { staff } from '../platform/db/schema';
import { actAs } from '../platform/history/actAs';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { isStorageKey } from '../platform/storage/FileStore';
import { pictureTurns } from '../files/pictureTurns';
import { prepareSquare, UnfitFile } from '../files/prepareFile';
import { removeLater } from '../files/uploads';
import { pictureIn, portraitKey } from './portraitKey';

export type Changing = Pick<
  StaffCall<unknown, unknown, unknown>,
  'db' | 'staff' | 'now' | 'origin' | 'parts'
>;

/**
 * Gives a person another photo, or with null none: one's own, or that of somebody of an office that the caller sees. It is
 * re-encoded and kept before the person is held, for that takes a while. The same photo again changes nothing.
 * @returns the person's `image` from now on
 */
export async function changePortrait(
  call: Changing,
  personId: number,
  sent: Buffer | null,
): Promise<string | null> {
  const { db, staff: caller, now, origin, parts } = call;
  const made = sent === null ? null : await pictureTurns.run(caller.id, () => drawn(sent, now));
  if (made) await parts.files.put(made.key, made.content, 'image/jpeg');
  let isKept = false;
  try {
    return await db.transaction(async (tx) => {
      await actAs(tx, { staffId: caller.id, at: now });
      const [person] = await tx.select().from(staff).where(eq(staff.id, personId)).for('update');
      if (!person) throw notFound('Staf ini tidak ada.');
      if (personId !== caller.id) requireOffice(caller, person.officeId, 'Akun ini milik kantor lain.');
      if (isSame(person.image, made?.key ?? null)) return person.image;
      const image = made?.key ?? null;
      await tx.update(staff).set({ image }).where(eq(staff.id, personId));
      if (person.image !== null && isStorageKey(person.image)) await removeLater(tx, [person.image], now);
      await writeHistory(tx, {
        at: now,
        staffId: caller.id,
        action: image === null ? 'PORTRAIT_REMOVED' : 'PORTRAIT_CHANGED',
        summary: `${image === null ? 'Menghapus' : 'Mengganti'} foto ${person.name}`,
        origin,
        record: { type: 'staff', id: personId },
      });
      isKept = true;
      return image;
    });
  } finally {
    // Nothing names it: not taken, or the same as before.
    if (made && !isKept) await parts.files.remove(made.key);
  }
}

async function drawn(sent: Buffer, now: Date): Promise<{ key: string; content: Buffer }> {
  try {
    const { content } = await prepareSquare(sent, PORTRAIT_SIDE);
    return { key: portraitKey(content, now), content };
  } catch (error) {
    if (error instanceof UnfitFile) throw invalid({ photo: error.message }, error.message);
    throw error;
  }
}

/** Whether both are the same picture, or both none. */
const isSame = (before: string | null, after: string | null) => contentOf(before) === contentOf(after);

const contentOf = (image: string | null) =>
  image !== null && isStorageKey(image) ? pictureIn(image) : image;

import { and, eq, isNotNull } from 'drizzle-orm';
import { keepingUserHolder } from '../platform/auth/userHolders';
import { forbidden } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { staff, titles } from '../platform/db/schema';

/**
 * Writes about people go one after the other. Whoever stood in line may have lost the right meanwhile, so it is asked
 * again: of two administrators who end each other at once the second gets 403. 409: nobody would be left who may give
 * rights.
 */
export function inLine<T>(tx: Db, callerId: number, write: () => Promise<T>): Promise<T> {
  return keepingUserHolder(tx, async () => {
    const [still] = await tx
      .select({ id: staff.id })
      .from(staff)
      .innerJoin(titles, eq(titles.id, staff.titleId))
      .where(and(eq(staff.id, callerId), staff.active, isNotNull(staff.passwordHash), titles.is_user));
    if (!still) throw forbidden('Hak Anda berubah sejak ini dikirim. Tidak ada yang disimpan.');
    return write();
  });
}

import { ApiError } from '../core/ApiError';
import type { Db } from '../db/connect';
import { stillSignedIn } from '../auth/stillSignedIn';
import { actAs, type Acting } from '../history/actAs';
import { refusalOf } from './unavailable';

/**
 * Runs a person's write in one transaction, which knows who acts and, where there is one, that their session still runs. Where the connection
 * breaks while the database is told to keep it, nobody knows whether it did: the answer says so instead of "nothing has
 * changed". 401: the session was ended since the call began.
 */
export async function inTransaction<T>(
  db: Db,
  { sessionHash, ...acting }: Acting & { sessionHash?: string },
  write: (tx: Db) => Promise<T>,
): Promise<T> {
  let written = false;
  try {
    return await db.transaction(async (tx) => {
      await actAs(tx, acting);
      if (sessionHash !== undefined) await stillSignedIn(tx, acting.staffId, sessionHash);
      const result = await write(tx);
      written = true;
      return result;
    });
  } catch (error) {
    if (written && refusalOf(error)?.uncertain)
      throw new ApiError(503, UNCERTAIN, { retryAfter: 5, cause: error });
    throw error;
  }
}

const UNCERTAIN =
  'Sambungan ke basis data putus saat menyimpan, jadi belum pasti tersimpan. Periksa dahulu sebelum mengirim lagi.';

import { desc, eq, or, sql } from 'drizzle-orm';
import { readLabel } from '@/lib/format/bpkbLabel';
import { vehicleKey } from '@/lib/registration/vehicleKey';
import type { SignedIn } from '../platform/auth/session';
import { forbidden, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { bpkb } from '../platform/db/schema';
import { findBook, seesBook } from './bookRow';

/**
 * The book of a label, or the newest one of a number or of a contract, as it was scanned or typed. 404: no code of ours; 403:
 * another office's.
 */
export async function findByCode(db: Db, person: SignedIn, code: string): Promise<{ id: number }> {
  const label = readLabel(code);
  if (label?.kind === 'PLACE') throw notFound('Ini label tempat, bukan label BPKB.');
  if (label) return { id: (await findBook(db, person, label.id)).book.id };
  const typed = code.trim().toUpperCase();
  const key = vehicleKey(typed);
  const rows = await db
    .select({ id: bpkb.id, officeId: bpkb.officeId, toOfficeId: bpkb.toOfficeId })
    .from(bpkb)
    .where(
      or(eq(bpkb.contractCode, typed), key === null ? undefined : sql`vehicle_key(${bpkb.number}) = ${key}`),
    )
    .orderBy(sql`${bpkb.contractCode} = ${typed} desc`, sql`${bpkb.state} = 'HANDED_OVER'`, desc(bpkb.id))
    .limit(20);
  if (rows.length === 0)
    throw notFound('Kode ini tidak dikenal: bukan label, nomor BPKB, atau nomor kontrak kita.');
  const seen = rows.find((row) => seesBook(person, row));
  if (!seen) throw forbidden('BPKB ini milik kantor lain.');
  return { id: seen.id };
}

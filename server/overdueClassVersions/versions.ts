import { desc, getTableColumns, sql } from 'drizzle-orm';
import {
  overdueClassesSchema,
  type OverdueClassesMaster,
  type OverdueClassesWrite,
} from '@/lib/contract/overdueClasses';
import { formatDate } from '@/lib/format/tanggal';
import { ApiError, conflict, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { overdueClasses } from '../platform/db/schema';
import { stampsOf } from '../platform/history/stampsOf';
import { idOf } from '../platform/http/idOf';

const GONE = 'Versi Kelas Tunggakan tidak ditemukan.';

/** Every version, newest first; each ends the day before the next begins. */
export async function classVersions(db: Db): Promise<OverdueClassesMaster[]> {
  const rows = await db
    .select({
      ...getTableColumns(overdueClasses),
      validTo: sql<
        string | null
      >`(lead(${overdueClasses.validFrom}) over (order by ${overdueClasses.validFrom}) - 1)::text`,
    })
    .from(overdueClasses)
    .orderBy(desc(overdueClasses.validFrom));
  const stamps = await stampsOf(db, rows);
  return rows.map((row) => ({
    id: row.id,
    valid_from: row.validFrom,
    valid_to: row.validTo,
    collectibility_to: row.collectibilityTo,
    bucket_to: row.bucketTo,
    letter_from: row.letterFrom,
    version: row.version,
    ...stamps(row),
  }));
}

/** Writers go one after the other until the transaction ends: versions follow each other in time. */
export async function lockClasses(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('overdue classes'))`);
}

/**
 * The version that an address names, the one before it and all of them, locked. 404 when there is none, 409 when it is not
 * the one that was seen or holds already: then it can only be followed.
 */
export async function lockComing(
  db: Db,
  id: string,
  { seen, today }: { seen: number; today: string },
): Promise<{
  row: OverdueClassesMaster;
  before: OverdueClassesMaster | undefined;
  rows: readonly OverdueClassesMaster[];
}> {
  const key = idOf(id, GONE);
  await lockClasses(db);
  const rows = await classVersions(db);
  const at = rows.findIndex((one) => one.id === key);
  const row = rows[at];
  if (!row) throw notFound(GONE);
  if (row.version !== seen) throw stale(row, seen);
  if (row.valid_from <= today) {
    throw conflict(
      `Versi ini sudah berlaku sejak ${formatDate(row.valid_from)}, jadi tidak dapat diubah. Buat versi baru yang mengikutinya.`,
      { version: seen, current: row },
    );
  }
  return { row, before: rows[at + 1], rows };
}

/** 409: what is there now, in words and as data. */
export const stale = (current: OverdueClassesMaster, seen: number): ApiError =>
  conflict(
    `Kelas Tunggakan sudah berubah sejak Anda membukanya: versi terakhirnya kini berlaku mulai ${formatDate(current.valid_from)}.`,
    { version: seen, current },
  );

/** The version as it is after it was written. */
export async function readBack(db: Db, id: number | undefined): Promise<OverdueClassesMaster> {
  const row = (await classVersions(db)).find((one) => one.id === id);
  if (!row) throw new ApiError(500);
  return row;
}

/** What is written, as the table names it. */
export const toColumns = ({ valid_from, collectibility_to, bucket_to }: OverdueClassesWrite) => ({
  validFrom: valid_from,
  collectibilityTo: collectibility_to,
  bucketTo: bucket_to,
});

/** A version's fields for the log, each a text. */
export const logged = (row: OverdueClassesWrite): Record<string, unknown> => {
  const { valid_from, collectibility_to, bucket_to } = overdueClassesSchema.parse(row);
  return {
    valid_from,
    collectibility_to: collectibility_to.join(', '),
    bucket_to: bucket_to.join(', '),
  };
};

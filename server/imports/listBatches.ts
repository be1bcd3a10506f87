import { and, count, desc, eq, inArray, isNotNull, isNull, not, or } from 'drizzle-orm';
import { IMPORT_PAGE_SIZE } from '@/lib/contract/importRows';
import { type ImportBatch } from '@/lib/contract/imports';
import { ofSeenOffices } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { importBatches } from '../platform/db/schema';
import { hasAfterCheck } from './afterCheck';
import { toBatches } from './toBatch';

const CHECKS = {
  UNCHECKED: and(
    or(isNull(importBatches.checkedAt), hasAfterCheck),
    eq(importBatches.beforeChecks, false),
    inArray(importBatches.status, ['POSTING', 'POSTED']),
  ),
  CHECKED: and(isNotNull(importBatches.checkedAt), not(hasAfterCheck)),
};

/** One page of the uploaded statements of the offices that the person may see, newest first. */
export async function listBatches(
  db: Db,
  person: SignedIn,
  { page, check }: { page: number; check?: 'UNCHECKED' | 'CHECKED' | undefined },
  now: Date,
): Promise<{ rows: ImportBatch[]; count: number }> {
  const where = and(ofSeenOffices(importBatches.officeId, person), check && CHECKS[check]);
  const [ids, [counted]] = await Promise.all([
    db
      .select({ id: importBatches.id })
      .from(importBatches)
      .where(where)
      .orderBy(desc(importBatches.id))
      .limit(IMPORT_PAGE_SIZE)
      .offset((page - 1) * IMPORT_PAGE_SIZE),
    db.select({ count: count() }).from(importBatches).where(where),
  ]);
  const batches = await toBatches(
    db,
    person,
    ids.map(({ id }) => id),
    now,
  );
  return {
    rows: ids.flatMap(({ id }) => batches.get(id) ?? []),
    count: counted?.count ?? 0,
  };
}

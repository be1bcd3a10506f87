import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { hasAfterCheck } from '../imports/afterCheck';
import { importBatches } from '../platform/db/schema';

const { status, posters, checkedAt, beforeChecks } = importBatches;

/** A statement of which something was posted that nobody compared with the bank yet (docs/decisions/0142). */
export const isUnchecked = and(
  inArray(status, ['POSTING', 'POSTED']),
  or(isNull(checkedAt), hasAfterCheck),
  eq(beforeChecks, false),
  sql`${posters} <> '{}'`,
);

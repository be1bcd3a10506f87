import { asc, eq } from 'drizzle-orm';
import { checkObstacle } from '../imports/checkObstacle';
import { handsOf } from '../imports/handsOf';
import { seesOffice } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { importBatches, offices } from '../platform/db/schema';
import { MAX_DECISIONS, type Decision } from '../requests/engine/Decision';
import { isUnchecked } from './isUnchecked';

/** Posted statements that wait for somebody who compares them with the bank. */
export async function statementDecisions(db: Db): Promise<Decision[]> {
  const rows = await db
    .select({ batch: importBatches, office: offices })
    .from(importBatches)
    .innerJoin(offices, eq(offices.id, importBatches.officeId))
    .where(isUnchecked)
    .orderBy(asc(importBatches.postedAt), asc(importBatches.id))
    .limit(MAX_DECISIONS);
  const hands = await handsOf(
    db,
    rows.map(({ batch }) => batch.id),
  );
  return rows.map(({ batch, office }) => ({
    id: batch.id,
    name: `${batch.bank} ${batch.fileName}`,
    office_name: office.name,
    since: (batch.postedAt ?? batch.createdAt).toISOString(),
    may: (person) =>
      seesOffice(person, office.id) &&
      checkObstacle({ ...batch, hands: hands.get(batch.id) ?? [] }, person) === null,
  }));
}

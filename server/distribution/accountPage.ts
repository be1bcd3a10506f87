import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { AccountPage, listDistributionAccounts } from '@/lib/contract/distribution';
import { boundedCount } from '../platform/db/boundedCount';
import type { Db } from '../platform/db/connect';
import { wordsFound } from '../platform/db/wordsFound';
import { contracts, regions, staff } from '../platform/db/schema';
import { collectorsOf } from './collectorsOf';
import { officeOn } from './proposal';
import { lastDue } from './readAccounts';

type Query = z.output<NonNullable<typeof listDistributionAccounts.query>>;

/** Counting stops here (docs/decisions/0024). */
const COUNT_LIMIT = 1000;

/** One page of the accounts of an office, latest first, with who collects them. */
export async function accountPage(db: Db, officeId: number, query: Query, now: Date): Promise<AccountPage> {
  const { office, day } = await officeOn(db, officeId, now);
  const where = and(
    eq(contracts.officeId, officeId),
    eq(contracts.status, 'ACTIVE'),
    lte(contracts.nextDue, lastDue(day)),
    query.state === 'none' ? isNull(contracts.collectorId) : undefined,
    query.state === 'unknown' ? isNull(contracts.villageCode) : undefined,
    query.collector === undefined ? undefined : eq(contracts.collectorId, query.collector),
    ...wordsFound(contracts.searchText, query.search),
  );
  const district = sql<
    string | null
  >`(select d.name from ${regions} d where d.code = left(${contracts.villageCode}, 6))`;
  const [rows, counted, collectors] = await Promise.all([
    db
      .select({
        code: contracts.code,
        customer: contracts.customerName,
        village: regions.name,
        district,
        nextDue: contracts.nextDue,
        dpd: sql<number>`${day}::date - ${contracts.nextDue}`,
        outstanding: contracts.outstanding,
        collectorId: staff.id,
        collectorName: staff.name,
      })
      .from(contracts)
      .leftJoin(staff, eq(staff.id, contracts.collectorId))
      .leftJoin(regions, eq(regions.code, contracts.villageCode))
      .where(where)
      .orderBy(asc(contracts.nextDue), asc(contracts.code))
      .limit(query.size)
      .offset((query.page - 1) * query.size),
    boundedCount(db, contracts, where, COUNT_LIMIT),
    collectorsOf(db, [officeId]),
  ]);
  return {
    office,
    ...counted,
    collectors: collectors.map(({ id, name }) => ({ id, name })),
    rows: rows.map(({ village, district: of, nextDue, collectorId, collectorName, ...row }) => ({
      ...row,
      region: village === null ? null : [village, of].filter((name) => name !== null).join(', '),
      next_due: nextDue ?? day,
      collector: collectorId === null ? null : { id: collectorId, name: collectorName ?? '' },
    })),
  };
}

import { and, asc, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { agents } from '@/lib/contract/partners';
import type { PartnerRow } from '@/lib/contract/partnerRecords';
import { PARTNER_KINDS } from '@/lib/contract/partnerTerms';
import { ofOffice, officeOfList } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { boundedCount } from '../platform/db/boundedCount';
import type { Db } from '../platform/db/connect';
import { wordsFound } from '../platform/db/wordsFound';
import {
  commissionSchemes,
  partnerAccounts,
  partnerRequests,
  partners,
  regions,
} from '../platform/db/schema';
import type { PartnerSide } from './PartnerSide';
import { sumsOf } from './sums';

type ListQuery = z.output<NonNullable<typeof agents.list.query>>;

/** Counting stops here (docs/decisions/0024). */
const COUNT_LIMIT = 1000;

/** One page of partners of a kind. 403: another office's. */
export async function listPartners(
  db: Db,
  side: PartnerSide,
  person: SignedIn,
  query: ListQuery,
): Promise<{ rows: PartnerRow[]; count: number; count_more: boolean }> {
  const where = and(
    eq(partners.kind, side.kind),
    ofOffice(partners.officeId, officeOfList(person, query.office)),
    query.active === undefined ? undefined : eq(partners.active, query.active === '1'),
    ...wordsFound(partners.searchText, query.search),
  );
  const direction = query.order === 'asc' ? asc : desc;
  const [found, counted] = await Promise.all([
    db
      .select({
        row: partners,
        area: regions.name,
        hasScheme: isIn(db, commissionSchemes, commissionSchemes.partnerId),
        hasAccount: isIn(db, partnerAccounts, partnerAccounts.partnerId),
        waiting: sql<number>`(select count(*)::int from ${partnerRequests}
          where ${partnerRequests.partnerId} = ${partners.id} and ${partnerRequests.status} = 'WAITING')`,
      })
      .from(partners)
      .leftJoin(regions, eq(regions.code, partners.areaCode))
      .where(where)
      .orderBy(direction(query.sort === 'name' ? partners.name : partners.createdAt), direction(partners.id))
      .limit(query.size)
      .offset((query.page - 1) * query.size),
    boundedCount(db, partners, where, COUNT_LIMIT),
  ]);
  const sums = await sumsOf(
    db,
    found.map(({ row }) => row.id),
  );
  const rows = found.map(({ row, area, hasScheme, hasAccount, waiting }) => ({
    id: row.id,
    office_id: row.officeId,
    name: row.name,
    phone: row.phone,
    area: row.areaCode === null ? null : { code: row.areaCode, name: area ?? row.areaCode },
    active: row.active,
    has_scheme: hasScheme,
    has_account: hasAccount,
    waiting,
    sums: sums(row.id),
  }));
  return { rows, ...counted };
}

/** Whether a partner has a row there. */
const isIn = (
  db: Db,
  table: typeof commissionSchemes | typeof partnerAccounts,
  column: typeof commissionSchemes.partnerId | typeof partnerAccounts.partnerId,
) =>
  sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(table)
      .where(eq(column, partners.id)),
  )}`;

/** Partners that a form of an office may name: active, with a scheme; by name. */
export async function partnerChoices(db: Db, officeId: number) {
  return db
    .select({ id: partners.id, kind: partners.kind, name: partners.name, phone: partners.phone })
    .from(partners)
    .where(
      and(
        inArray(partners.kind, PARTNER_KINDS),
        eq(partners.officeId, officeId),
        eq(partners.active, true),
        isIn(db, commissionSchemes, commissionSchemes.partnerId),
      ),
    )
    .orderBy(asc(partners.name), asc(partners.id));
}

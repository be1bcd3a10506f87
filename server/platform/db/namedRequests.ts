import { asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from './connect';
import {
  type bpkbRequests,
  type changeRequests,
  type contractRequests,
  type creditRequests,
  type drawerRequests,
  type importRequests,
  type partnerRequests,
  type pettyRequests,
  staff,
  type vehicleRequests,
} from './schema';

/** Where requests that one person makes and another decides are kept. */
export type RequestTable =
  | typeof bpkbRequests
  | typeof changeRequests
  | typeof contractRequests
  | typeof creditRequests
  | typeof importRequests
  | typeof partnerRequests
  | typeof pettyRequests
  | typeof drawerRequests
  | typeof vehicleRequests;

interface Names {
  askerUsername: string;
  askerName: string;
  deciderUsername: string | null;
  deciderName: string | null;
}

/** A request with the names of who asked and decided. */
export type NamedRequest<T extends RequestTable = RequestTable> = T['$inferSelect'] & Names;

/** Join them as `askedBy` and, on the left, `decidedBy` say. */
export const asker = alias(staff, 'asker');
export const decider = alias(staff, 'decider');
export const askedBy = ({ requestedBy }: Pick<RequestTable, 'requestedBy'>) => eq(asker.id, requestedBy);
export const decidedBy = (table: Pick<RequestTable, 'decidedBy'>) => eq(decider.id, table.decidedBy);

/** What to select for the names. */
export const requestNames = {
  askerUsername: asker.username,
  askerName: asker.name,
  deciderUsername: decider.username,
  deciderName: decider.name,
};

/** Requests of a table with their names, oldest first. */
export async function namedRequests<T extends RequestTable>(
  db: Db,
  table: T,
  where: SQL | undefined,
): Promise<NamedRequest<T>[]> {
  // Drizzle cannot select from a union of tables; every column is taken, whichever it is.
  const from = table as typeof contractRequests;
  const rows = await db
    .select({ ...getTableColumns(from), ...requestNames })
    .from(from)
    .innerJoin(asker, askedBy(from))
    .leftJoin(decider, decidedBy(from))
    .where(where)
    .orderBy(asc(from.requestedAt), asc(from.id));
  return rows;
}

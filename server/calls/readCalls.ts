import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { BorrowerCall, OutsideCall } from '@/lib/contract/calls';
import { ofOffice, officeOfList } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { calls, contracts, customers, promises, staff } from '../platform/db/schema';

/** As the index `calls_outside` has it. */
const OUTSIDE = sql`((${calls.outsideHours} and ${calls.consentId} is null) or ${calls.spokeTo} = 'OTHER')`;

/** Calls with who made them and what was promised; add which. */
const callQuery = (db: Db) =>
  db
    .select({
      call: calls,
      caller: { username: staff.username, name: staff.name },
      due: promises.due,
      amount: promises.amount,
    })
    .from(calls)
    .innerJoin(staff, eq(staff.id, calls.calledBy))
    .leftJoin(promises, eq(promises.id, calls.promiseId))
    .$dynamic();

type CallRow = Awaited<ReturnType<typeof callQuery>>[number];

function toCall({ call, caller, due, amount }: CallRow): BorrowerCall {
  return {
    id: call.id,
    at: call.at.toISOString(),
    called_by: caller,
    phone: call.phone,
    spoke_to: call.spokeTo,
    result: call.result,
    note: call.note,
    promise: due !== null && amount !== null ? { due, amount } : null,
    outside_hours: call.outsideHours,
    consent_id: call.consentId,
  };
}

interface Paged {
  page: number;
  size: number;
}

const pageOf = (db: Db, where: SQL | undefined, { page, size }: Paged) =>
  callQuery(db)
    .where(where)
    .orderBy(desc(calls.id))
    .limit(size)
    .offset((page - 1) * size);

/** A contract's calls, newest first. */
export async function callsOf(db: Db, code: string, paged: Paged) {
  const where = eq(calls.contractCode, code);
  const rows = await pageOf(db, where, paged);
  return { rows: rows.map(toCall), count: await db.$count(calls, where) };
}

/** One call by its id; it is there. */
export async function readCall(db: Db, id: number): Promise<BorrowerCall> {
  const [row] = await callQuery(db).where(eq(calls.id, id));
  if (!row) throw new ApiError(500);
  return toCall(row);
}

/** Calls outside the rule of the offices that somebody sees, newest first. */
export async function outsideCalls(
  db: Db,
  person: SignedIn,
  { office, ...paged }: Paged & { office?: number | undefined },
): Promise<{ rows: OutsideCall[]; count: number }> {
  const where = and(OUTSIDE, ofOffice(calls.officeId, officeOfList(person, office)));
  const rows = await pageOf(db, where, paged);
  const names = await namesOf(
    db,
    rows.map(({ call }) => call.contractCode),
  );
  return {
    rows: rows.map((row) => ({
      ...toCall(row),
      contract_code: row.call.contractCode,
      customer_name: names.get(row.call.contractCode) ?? '',
      office_id: row.call.officeId,
    })),
    count: await db.$count(calls, where),
  };
}

async function namesOf(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ code: contracts.code, name: customers.name })
    .from(contracts)
    .innerJoin(customers, eq(customers.id, contracts.customerId))
    .where(sql`${contracts.code} in ${[...new Set(codes)]}`);
  return new Map(rows.map(({ code, name }) => [code, name]));
}

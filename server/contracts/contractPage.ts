import { and, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { daysBetween } from '@/lib/arithmetic/calendar';
import type { contractListQuery, ContractPage, ContractRow } from '@/lib/contract/contracts';
import { officeOfList, ofOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { boundedCount } from '../platform/db/boundedCount';
import type { Db } from '../platform/db/connect';
import { contracts, customers } from '../platform/db/schema';
import { dueOn, statusOn } from './contractFacts';
import { contractSearch } from './contractSearch';
import { pageOfCodes } from './pageOfCodes';
import { statusCondition } from './statusCondition';
import { todaysOf, type Todays } from './todays';

type ListQuery = z.output<typeof contractListQuery>;

/** Counting stops here (docs/decisions/0024) … */
const COUNT_LIMIT = 10_000;
/** … and here where each row counted is a visit to the table. */
const VISITED_COUNT_LIMIT = 200;

/** One page of contracts. 403: another office's. */
export async function contractPage(
  db: Db,
  person: SignedIn,
  query: ListQuery,
  now: Date,
): Promise<ContractPage> {
  const office = officeOfList(person, query.office);
  const todays = await todaysOf(db, person, office, now);
  const where = and(
    ofOffice(contracts.officeId, office),
    statusCondition(query.status, todays),
    ...contractSearch(query.search),
  );
  const visits = query.search !== undefined || query.status === 'ACTIVE';
  const [rows, counted] = await Promise.all([
    pageOfCodes(db, query, where).then((codes) => readRows(db, codes, todays)),
    boundedCount(db, contracts, where, visits ? VISITED_COUNT_LIMIT : COUNT_LIMIT),
  ]);
  return { rows, ...counted };
}

/** The rows of these codes, in their order. */
async function readRows(db: Db, codes: readonly string[], todays: Todays): Promise<ContractRow[]> {
  if (codes.length === 0) return [];
  const found = await db
    .select({ contract: contracts, phone: customers.phone })
    .from(contracts)
    .innerJoin(customers, eq(customers.id, contracts.customerId))
    .where(inArray(contracts.code, [...codes]));
  const byCode = new Map(found.map((row) => [row.contract.code, row]));
  return codes.flatMap((code) => {
    const row = byCode.get(code);
    return row ? [toRow(row.contract, row.phone, todays)] : [];
  });
}

function toRow(contract: typeof contracts.$inferSelect, phone: string, todays: Todays): ContractRow {
  const today = todays.get(contract.officeId) ?? '';
  const status = statusOn(contract, today);
  return {
    code: contract.code,
    office_id: contract.officeId,
    customer_name: contract.customerName,
    phone,
    vehicle_kind: contract.vehicleKind,
    vehicle: contract.vehicle,
    plate_number: contract.plateNumber,
    date_start: contract.dateStart,
    tenor: contract.tenor,
    instalment: contract.instalment,
    next_due: dueOn(contract),
    status,
    overdue: status === 'OVERDUE' && contract.nextDue ? daysBetween(contract.nextDue, today) : 0,
  };
}

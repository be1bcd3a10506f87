import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { daysBetween } from '@/lib/arithmetic/calendar';
import { bucketName, bucketOf, bucketsOn } from '@/lib/collection/buckets';
import type { overdueListQuery, OverduePage, OverdueRow } from '@/lib/contract/overdue';
import type { OverdueSort } from '@/lib/contract/overdueListDefaults';
import { arrearsOn } from '../contracts/arrearsOn';
import { fillingOf } from '../contracts/fillStandings';
import { HEIR_PHONE } from '../heirs/heirsOf';
import { depositsOn } from '../contracts/depositBalance';
import type { SignedIn } from '../platform/auth/session';
import { boundedCount } from '../platform/db/boundedCount';
import type { Db } from '../platform/db/connect';
import { contracts } from '../platform/db/schema';
import { lastLetter } from './letterDueCondition';
import { selectOverdue, type OverdueSelection } from './overdueCondition';

type ListQuery = z.output<typeof overdueListQuery>;

/** Counting stops here (docs/decisions/0024) … */
const COUNT_LIMIT = 10_000;
/** … and here where each row counted is a visit to the table. */
const VISITED_COUNT_LIMIT = 200;

/** One page of what falls due and is late. 403: another office's. */
export async function overduePage(
  db: Db,
  person: SignedIn,
  query: ListQuery,
  now: Date,
): Promise<OverduePage> {
  const selection = await selectOverdue(db, person, query, now);
  const visits = query.search !== undefined || query.type !== undefined;
  const [rows, counted, filling] = await Promise.all([
    rowsOf(db, query, selection.where),
    boundedCount(db, contracts, selection.where, visits ? VISITED_COUNT_LIMIT : COUNT_LIMIT),
    fillingOf(db),
  ]);
  const codes = rows.map(({ code }) => code);
  const [arrears, deposits] = await Promise.all([
    arrearsOn(db, codes, (officeId) => selection.todays.get(officeId) ?? ''),
    depositsOn(db, codes),
  ]);
  return {
    rows: rows.map((row) => {
      const owed = { arrears: arrears.get(row.code) ?? 0, deposit: deposits.get(row.code) ?? 0 };
      return toRow(row, owed, selection);
    }),
    ...counted,
    filling,
  };
}

/** Columns of a sort, each with its direction. DPD rises as the due day falls; offices a day apart share the order. */
export function overdueOrder({ sort, order }: { sort: OverdueSort; order: 'asc' | 'desc' }): SQL[] {
  const turned = order === 'asc' ? desc : asc;
  const direction = order === 'asc' ? asc : desc;
  switch (sort) {
    case 'overdue':
      return [turned(contracts.nextDue), turned(contracts.code)];
    case 'next_due':
      return [direction(contracts.nextDue), direction(contracts.code)];
    case 'outstanding':
      return [direction(contracts.outstanding), direction(contracts.code)];
    case 'customer_name':
      return [direction(contracts.customerName), direction(contracts.code)];
  }
}

/* A type, not an interface: rows are records. */
type Row = {
  code: string;
  office_id: number;
  customer_name: string;
  phone: string;
  vehicle_kind: OverdueRow['vehicle_kind'];
  vehicle: string;
  plate_number: string;
  status: string;
  next_due: string | null;
  instalment: string;
  outstanding: string | null;
  collector_id: number | null;
  collector_name: string | null;
  village_code: string | null;
  village: string | null;
  district: string | null;
  last_call: OverdueRow['last_call'];
  promise: OverdueRow['promise'];
  last_letter: OverdueRow['last_letter'];
};

/** Finds the codes of a page in an index and reads beside each row the last of what was done about it, by an index each. */
async function rowsOf(db: Db, query: ListQuery, where: SQL | undefined): Promise<Row[]> {
  const order = overdueOrder(query);
  const page = db
    .select({ code: contracts.code })
    .from(contracts)
    .where(where)
    .orderBy(...order)
    .limit(query.size)
    .offset((query.page - 1) * query.size);
  // Beside the row nothing is joined: PostgreSQL would weigh the order of nine tables longer than it reads them.
  const { rows } = await db.execute<Row>(sql`
    select contracts.code, contracts.office_id, contracts.customer_name,
           coalesce(${HEIR_PHONE}, k.phone) as phone, contracts.vehicle_kind, contracts.vehicle,
           contracts.plate_number, contracts.status, contracts.next_due::text, contracts.instalment, contracts.outstanding,
           contracts.collector_id, (select name from staff where id = contracts.collector_id) as collector_name,
           contracts.village_code, (select name from regions where code = contracts.village_code) as village,
           (select name from regions where code = left(contracts.village_code, 6)) as district,
           (select json_build_object('day', day, 'result', result) from calls
             where contract_code = contracts.code order by id desc limit 1) as last_call,
           (select json_build_object('due', due, 'amount', amount) from promises
             where contract_code = contracts.code and replaced_at is null) as promise,
           (select json_build_object('step', last.step, 'made_on', last.made_on, 'delivered_on', last.delivered_on)
              from (select) as one ${lastLetter} where last.step is not null) as last_letter
      from (${page}) as page
      join contracts on contracts.code = page.code
      join customers k on k.id = contracts.customer_id
     order by ${sql.join(order, sql`, `)}`);
  return rows;
}

function toRow(
  row: Row,
  owed: Pick<OverdueRow, 'arrears' | 'deposit'>,
  { todays, versions }: OverdueSelection,
): OverdueRow {
  const today = todays.get(row.office_id) ?? '';
  const overdue = row.next_due === null ? 0 : Math.max(0, daysBetween(row.next_due, today));
  const repossessed = row.status === 'REPOSSESSED';
  const { village_code: code, village, district } = row;
  return {
    code: row.code,
    office_id: row.office_id,
    customer_name: row.customer_name,
    phone: row.phone,
    vehicle_kind: row.vehicle_kind,
    vehicle: row.vehicle,
    plate_number: row.plate_number,
    repossessed,
    next_due: row.next_due,
    instalment: Number(row.instalment),
    overdue,
    bucket: repossessed ? null : bucketName(bucketOf(bucketsOn(today, versions), overdue)),
    ...owed,
    outstanding: row.outstanding === null ? null : Number(row.outstanding),
    collector: row.collector_id === null ? null : { id: row.collector_id, name: row.collector_name ?? '' },
    region: code === null ? null : { code, village: village ?? '', district: district ?? '' },
    last_call: row.last_call,
    promise: row.promise && row.promise.due >= today ? row.promise : null,
    last_letter: row.last_letter,
  };
}

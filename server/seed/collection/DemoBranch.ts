import { and, asc, between, eq, isNotNull } from 'drizzle-orm';
import { addDays, daysBetween } from '@/lib/arithmetic/calendar';
import { todayIn } from '../../calendar/today';
import type { Db } from '../../platform/db/connect';
import { contracts, customers, holidays } from '../../platform/db/schema';
import { OFFICES, STAFF, staffId } from '../company';

/** Ids of titles of the demo company. */
const [SUPERVISOR, COLLECTOR, CONTRACT_ADMIN, APPROVER] = [6, 7, 5, 8];

/** No letter or call of the demo is older, days. */
const OLDEST = 90;

/** An account as its collection begins. */
export interface DemoAccount {
  code: string;
  /** Days past due; below 1: nothing is late. */
  dpd: number;
  nextDue: string;
  /** First day of the stretch of being late. */
  lateFrom: string;
  dateStart: string;
  instalment: number;
  borrower: string;
  phone: string;
  villageCode: string | null;
}

/** An office of the demo company with its running contracts, the latest first, and who collects them. */
export interface DemoBranch {
  id: number;
  code: string;
  zone: string;
  today: string;
  /** When it is made: nothing is written later. */
  now: Date;
  holidays: ReadonlySet<string>;
  supervisor: number;
  contractAdmin: number;
  approver: number;
  collectors: readonly number[];
  accounts: readonly DemoAccount[];
}

/** The offices as they stand before anybody collects. */
export async function branchesOf(db: Db, now: Date): Promise<DemoBranch[]> {
  const branches: DemoBranch[] = [];
  for (const { id, code, zone } of OFFICES) {
    const today = todayIn(zone, now);
    const rows = await db
      .select({
        code: contracts.code,
        nextDue: contracts.nextDue,
        lateFrom: contracts.lateFrom,
        dateStart: contracts.dateStart,
        instalment: contracts.instalment,
        borrower: customers.name,
        phone: customers.phone,
        villageCode: contracts.villageCode,
      })
      .from(contracts)
      .innerJoin(customers, eq(customers.id, contracts.customerId))
      .where(and(eq(contracts.officeId, id), eq(contracts.status, 'ACTIVE'), isNotNull(contracts.nextDue)))
      .orderBy(asc(contracts.nextDue), asc(contracts.code));
    const those = (title: number) =>
      STAFF.filter((person) => person.office === id && person.title === title).map(({ username }) =>
        staffId(username),
      );
    branches.push({
      ...{ id, code, zone, today, now },
      holidays: await holidaysBefore(db, today),
      supervisor: those(SUPERVISOR)[0] ?? 0,
      contractAdmin: those(CONTRACT_ADMIN)[0] ?? 0,
      approver: those(APPROVER)[0] ?? 0,
      collectors: those(COLLECTOR),
      accounts: rows.map(({ nextDue, lateFrom, ...row }) => ({
        ...row,
        nextDue: nextDue ?? today,
        lateFrom: lateFrom ?? today,
        dpd: nextDue === null ? 0 : daysBetween(nextDue, today),
      })),
    });
  }
  return branches;
}

async function holidaysBefore(db: Db, today: string): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ date: holidays.date })
    .from(holidays)
    .where(between(holidays.date, addDays(today, -OLDEST), addDays(today, OLDEST)));
  return new Set(found.map(({ date }) => date));
}

export const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

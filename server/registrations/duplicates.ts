import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { daysBetween } from '@/lib/arithmetic/calendar';
import type { Duplicate, findDuplicates } from '@/lib/contract/registrations';
import { vehicleKey } from '@/lib/registration/vehicleKey';
import { todayIn } from '../calendar/today';
import { statusOn } from '../contracts/contractFacts';
import { isRunning } from '../contracts/runningStatuses';
import { seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { contracts, customers, offices, registrations, registrationStatuses } from '../platform/db/schema';

type Wanted = z.output<NonNullable<(typeof findDuplicates)['query']>>;
type Mark = Duplicate['same'][number];

/** What can be read at a glance; whoever has more of the same has another problem. */
const MAX_DUPLICATES = 20;

/**
 * Whoever or whatever is known already (DOMAIN, NIK duplicate check), in all offices: of an office that the caller does
 * not see only that there is one, and where.
 */
export async function duplicatesOf(
  db: Db,
  person: SignedIn,
  wanted: Wanted,
  now: Date,
): Promise<Duplicate[]> {
  const [ofRegistrations, ofContracts] = await Promise.all([
    registrationsLike(db, person, wanted),
    contractsLike(db, person, wanted, now),
  ]);
  return [...ofContracts, ...ofRegistrations].slice(0, MAX_DUPLICATES);
}

/** The same vehicle: `vehicleKey`, as the database has it. */
const sameAs = (column: PgColumn | SQL, typed: string) => sql`vehicle_key(${column}) = vehicle_key(${typed})`;
const isTyped = (text: string | undefined): text is string => text !== undefined && vehicleKey(text) !== null;

interface Marked {
  nik: string;
  plateNumber: string;
  chassisNumber: string;
  engineNumber: string;
  bpkbNumber: string;
}

/** In which of them a record is the same. */
function marks(row: Marked, { nik, plate, chassis, engine, bpkb }: Wanted): Mark[] {
  const pairs: [Mark, string, string | undefined][] = [
    ['nik', row.nik, nik],
    ['plate', row.plateNumber, plate],
    ['chassis', row.chassisNumber, chassis],
    ['engine', row.engineNumber, engine],
    ['bpkb', row.bpkbNumber, bpkb],
  ];
  return pairs
    .filter(([, kept, typed]) => isTyped(typed) && vehicleKey(kept) === vehicleKey(typed))
    .map(([mark]) => mark);
}

/** Null: nothing to compare by. */
function anyOf(conditions: (SQL | false)[]): SQL | null {
  const asked = conditions.filter((condition) => condition !== false);
  return asked.length > 0 ? (or(...asked) ?? null) : null;
}

async function registrationsLike(db: Db, person: SignedIn, wanted: Wanted): Promise<Duplicate[]> {
  const { nik, plate, chassis, engine, bpkb, except } = wanted;
  const which = anyOf([
    isTyped(nik) && eq(registrations.nik, nik),
    isTyped(plate) && sameAs(registrations.plateNumber, plate),
    isTyped(chassis) && sameAs(registrations.chassisNumber, chassis),
    isTyped(engine) && sameAs(registrations.engineNumber, engine),
    isTyped(bpkb) && sameAs(sql`${registrations.form} -> 'vehicle' ->> 'bpkb'`, bpkb),
  ]);
  if (!which) return [];
  const rows = await db
    .select({
      row: registrations,
      office: { id: offices.id, name: offices.name },
      status: registrationStatuses.name,
    })
    .from(registrations)
    .innerJoin(offices, eq(offices.id, registrations.officeId))
    .innerJoin(registrationStatuses, eq(registrationStatuses.id, registrations.statusId))
    .where(and(which, except === undefined ? undefined : ne(registrations.id, except)))
    .orderBy(registrations.id)
    .limit(MAX_DUPLICATES);
  return rows.map(({ row, office, status }) => ({
    same: marks({ ...row, bpkbNumber: row.form.vehicle.bpkb }, wanted),
    kind: 'REGISTRATION',
    running: false,
    office,
    status,
    record: seesOffice(person, office.id)
      ? {
          id: String(row.id),
          number: row.number ?? '',
          name: row.applicantName,
          vehicle: row.vehicle,
          overdue: 0,
        }
      : null,
  }));
}

async function customersOf(db: Db, nik: string): Promise<number[]> {
  const rows = await db.select({ id: customers.id }).from(customers).where(eq(customers.nik, nik));
  return rows.map(({ id }) => id);
}

async function contractsLike(db: Db, person: SignedIn, wanted: Wanted, now: Date): Promise<Duplicate[]> {
  const { nik, plate, chassis, engine, bpkb } = wanted;
  const known = nik === undefined ? [] : await customersOf(db, nik);
  const which = anyOf([
    // Their numbers and no subquery: that would keep every condition beside it from its index.
    known.length > 0 && inArray(contracts.customerId, known),
    isTyped(plate) && sameAs(contracts.plateNumber, plate),
    isTyped(chassis) && sameAs(contracts.chassisNumber, chassis),
    isTyped(engine) && sameAs(contracts.engineNumber, engine),
    isTyped(bpkb) && sameAs(contracts.bpkbNumber, bpkb),
  ]);
  if (!which) return [];
  const rows = await db
    .select({ row: contracts, nik: customers.nik, office: offices })
    .from(contracts)
    .innerJoin(customers, eq(customers.id, contracts.customerId))
    .innerJoin(offices, eq(offices.id, contracts.officeId))
    .where(which)
    .orderBy(contracts.code)
    .limit(MAX_DUPLICATES);
  return rows.map(({ row, nik: ofCustomer, office }) => {
    const today = todayIn(office.zone, now);
    const status = statusOn(row, today);
    return {
      same: marks({ ...row, nik: ofCustomer }, wanted),
      kind: 'CONTRACT',
      running: isRunning(row.status),
      office: { id: office.id, name: office.name },
      status,
      record: seesOffice(person, office.id)
        ? {
            id: row.code,
            number: row.code,
            name: row.customerName,
            vehicle: row.vehicle,
            overdue: status === 'OVERDUE' && row.nextDue ? daysBetween(row.nextDue, today) : 0,
          }
        : null,
    };
  });
}

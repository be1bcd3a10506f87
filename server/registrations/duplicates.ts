import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { daysBetween } from '@/lib/arithmetic/calendar';
import type { Duplicate, findDuplicates } from '@/lib/contract/registrations';
import { phoneNumbers } from '@/lib/contract/phoneNumbers';
import { comparedPhone, phoneKey } from '@/lib/format/people/phoneKey';
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
 * not see only that there is one, and where. A household or a dealer may share a phone: what nothing else finds comes
 * last, and takes no place of the rest.
 */
export async function duplicatesOf(
  db: Db,
  person: SignedIn,
  wanted: Wanted,
  now: Date,
): Promise<Duplicate[]> {
  const { nik } = wanted;
  const phones = phonesOf(wanted);
  const asked = { db, person, wanted, phones, now };
  const surely = surelyLike(
    wanted,
    nik === undefined ? [] : await customersWhere(db, eq(customers.nik, nik)),
  );
  const found = await foundBy(asked, surely);
  if (phones.length === 0 || found.length >= MAX_DUPLICATES) return found.slice(0, MAX_DUPLICATES);
  const called = await customersWhere(db, inArray(sql`phone_key(${customers.phone})`, phones));
  const byPhone = likeByPhone(phones, called.slice(0, MAX_DUPLICATES));
  const more = await foundBy(asked, {
    contracts: without(byPhone.contracts, surely.contracts),
    registrations: without(byPhone.registrations, surely.registrations),
  });
  return [...found, ...more].slice(0, MAX_DUPLICATES);
}

/** What a record must be like; null: nothing to compare by. */
interface Like {
  contracts: SQL | null;
  registrations: SQL | null;
}

interface Asked {
  db: Db;
  person: SignedIn;
  wanted: Wanted;
  /** Keys of whole phone numbers. */
  phones: readonly string[];
  now: Date;
}

async function foundBy(asked: Asked, which: Like): Promise<Duplicate[]> {
  const [ofRegistrations, ofContracts] = await Promise.all([
    registrationsLike(asked, which.registrations),
    contractsLike(asked, which.contracts),
  ]);
  return [...ofContracts, ...ofRegistrations].filter(({ same }) => same.length > 0);
}

/** Keys of the numbers that can be compared, each once. */
const phonesOf = ({
  phone = '',
  whatsapp = '',
}: {
  phone?: string | undefined;
  whatsapp?: string | undefined;
}) => [...new Set([phone, whatsapp].flatMap(phoneNumbers).flatMap((number) => comparedPhone(number) ?? []))];

/** The same vehicle: `vehicleKey`, as the database has it. */
const sameAs = (column: PgColumn | SQL, typed: string) => sql`vehicle_key(${column}) = vehicle_key(${typed})`;
const isTyped = (text: string | undefined): text is string => text !== undefined && vehicleKey(text) !== null;

/** The same NIK or vehicle; `known`: the customers of that NIK. */
function surelyLike({ nik, plate, chassis, engine, bpkb }: Wanted, known: readonly number[]): Like {
  return {
    contracts: anyOf([
      ofCustomers(known),
      isTyped(plate) && sameAs(contracts.plateNumber, plate),
      isTyped(chassis) && sameAs(contracts.chassisNumber, chassis),
      isTyped(engine) && sameAs(contracts.engineNumber, engine),
      isTyped(bpkb) && sameAs(contracts.bpkbNumber, bpkb),
    ]),
    registrations: anyOf([
      isTyped(nik) && eq(registrations.nik, nik),
      isTyped(plate) && sameAs(registrations.plateNumber, plate),
      isTyped(chassis) && sameAs(registrations.chassisNumber, chassis),
      isTyped(engine) && sameAs(registrations.engineNumber, engine),
      isTyped(bpkb) && sameAs(sql`${registrations.form} -> 'vehicle' ->> 'bpkb'`, bpkb),
    ]),
  };
}

/** A form's WhatsApp number as it is indexed. */
const whatsAppKey = sql`phone_key(${registrations.form} #>> '{applicant,whatsapp}')`;

/** The same phone or WhatsApp number; `called`: the customers of that phone. */
const likeByPhone = (phones: readonly string[], called: readonly number[]): Like => ({
  contracts: anyOf([ofCustomers(called)]),
  registrations: anyOf(
    phones.length > 0 ? [inArray(registrations.phone, [...phones]), inArray(whatsAppKey, [...phones])] : [],
  ),
});

/** Their numbers and no subquery: that would keep every condition beside it from its index. */
const ofCustomers = (ids: readonly number[]) => ids.length > 0 && inArray(contracts.customerId, [...ids]);

/** Null: nothing to compare by. */
function anyOf(conditions: (SQL | false)[]): SQL | null {
  const asked = conditions.filter((condition) => condition !== false);
  return asked.length > 0 ? (or(...asked) ?? null) : null;
}

/** `is not true`, for a number that is none compares as unknown. */
const without = (which: SQL | null, found: SQL | null) =>
  which && found ? sql`(${which}) and (${found}) is not true` : which;

interface Marked {
  nik: string;
  plateNumber: string;
  chassisNumber: string;
  engineNumber: string;
  bpkbNumber: string;
  /** As they are kept. */
  phones: readonly string[];
}

/** In which of them a record is the same. */
function marks(row: Marked, { wanted, phones }: Asked): Mark[] {
  const { nik, plate, chassis, engine, bpkb } = wanted;
  const pairs: [Mark, string, string | undefined][] = [
    ['nik', row.nik, nik],
    ['plate', row.plateNumber, plate],
    ['chassis', row.chassisNumber, chassis],
    ['engine', row.engineNumber, engine],
    ['bpkb', row.bpkbNumber, bpkb],
  ];
  const same = pairs
    .filter(([, kept, typed]) => isTyped(typed) && vehicleKey(kept) === vehicleKey(typed))
    .map(([mark]) => mark);
  const isCalled = row.phones.some((kept) => phones.includes(phoneKey(kept)));
  return isCalled ? [...same, 'phone'] : same;
}

async function registrationsLike(asked: Asked, which: SQL | null): Promise<Duplicate[]> {
  if (!which) return [];
  const { db, person, wanted } = asked;
  const { except } = wanted;
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
    same: marks(
      {
        ...row,
        bpkbNumber: row.form.vehicle.bpkb,
        phones: [row.phone, ...phoneNumbers(row.form.applicant.whatsapp)],
      },
      asked,
    ),
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

async function customersWhere(db: Db, which: SQL): Promise<number[]> {
  const rows = await db.select({ id: customers.id }).from(customers).where(which);
  return rows.map(({ id }) => id);
}

async function contractsLike(asked: Asked, which: SQL | null): Promise<Duplicate[]> {
  if (!which) return [];
  const { db, person, now } = asked;
  const rows = await db
    .select({ row: contracts, customer: customers, office: offices })
    .from(contracts)
    .innerJoin(customers, eq(customers.id, contracts.customerId))
    .innerJoin(offices, eq(offices.id, contracts.officeId))
    .where(which)
    .orderBy(contracts.code)
    .limit(MAX_DUPLICATES);
  return rows.map(({ row, customer, office }) => {
    const today = todayIn(office.zone, now);
    const status = statusOn(row, today);
    return {
      same: marks({ ...row, nik: customer.nik, phones: [customer.phone] }, asked),
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

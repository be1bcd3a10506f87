import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { calculations, contractTypes, finances } from './masters';
import { day, moment, rupiah } from './columns';
import { offices } from './offices';
import { regions } from './regions';
import { staff } from './staff';
import { stamps } from './stamps';

/** The borrower. A name is found through the text of their contracts. */
export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    name: text().notNull(),
    phone: text().notNull(),
    /** 16 digits (DOMAIN, NIK); empty where it was never recorded. */
    nik: text().notNull().default(''),
    address: text().notNull().default(''),
    ...stamps(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('customers_office').on(t.officeId),
    // However it is written (migration 0058).
    index('customers_phone').on(sql`phone_key(${t.phone})`),
    index('customers_nik').on(t.nik),
  ],
);

/**
 * The loan on one vehicle, with the rules it was signed under: interest, penalty, allocation and settlement are copied
 * from Perhitungan, so that its schedule can always be calculated again from this row. Amounts in rupiah.
 */
export const contracts = pgTable(
  'contracts',
  {
    code: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    contractTypeId: integer().references(() => contractTypes.id),
    financeId: integer().references(() => finances.id),
    calculationId: integer().references(() => calculations.id),
    vehicleKind: text().$type<'R2' | 'R4'>().notNull(),
    vehicle: text().notNull(),
    vehicleYear: smallint(),
    colour: text().notNull().default(''),
    plateNumber: text().notNull(),
    chassisNumber: text().notNull().default(''),
    engineNumber: text().notNull().default(''),
    bpkbNumber: text().notNull().default(''),
    otr: rupiah().default(0),
    downPayment: rupiah().default(0),
    principal: rupiah(),
    tenor: integer().notNull(),
    instalment: rupiah(),
    dateStart: day().notNull(),
    /** Chosen day of the month on which instalments fall due, 1 to 28; null: the day of the contract. */
    dueDay: smallint(),
    /** ADDM: the first instalment is due on the contract date. */
    inAdvance: boolean().notNull().default(false),
    method: text().$type<'FLAT' | 'EFFECTIVE' | 'ANNUITY'>().notNull().default('FLAT'),
    /** Yearly interest, hundredths of a percent. */
    rateBp: integer().notNull(),
    /** Instalments are rounded up to a multiple of this, rupiah. */
    roundTo: integer().notNull().default(1000),
    /** Days after the due date for which no penalty counts. */
    penaltyGraceDays: integer().notNull(),
    penaltyKind: text().$type<'RATE' | 'FIXED'>().notNull(),
    /** RATE: hundredths of a percent of the overdue instalment, per day; else 0. */
    penaltyRateBp: integer().notNull(),
    /** FIXED: rupiah per day; else 0. */
    penaltyPerDay: rupiah(),
    /** Highest penalty, in hundredths of a percent of the overdue instalment. */
    penaltyCapBp: integer().notNull(),
    allocationOrder: text().$type<'PENALTY_FIRST' | 'INSTALMENT_FIRST'>().notNull().default('PENALTY_FIRST'),
    settlementFeeBp: integer().notNull().default(0),
    /** How long a settlement quote holds, days. */
    quoteDays: integer().notNull().default(7),
    /** How it ended or where it stands; whether it is overdue follows from `nextDue`. */
    status: text()
      .$type<
        'ACTIVE' | 'REPOSSESSED' | 'SETTLED' | 'SETTLED_EARLY' | 'RESTRUCTURED' | 'WRITTEN_OFF' | 'CANCELLED'
      >()
      .notNull()
      .default('ACTIVE'),
    /** Due date of the first instalment that is not covered; null when all are. Kept by whoever posts or voids. */
    nextDue: day(),
    /** Principal not covered yet, per line the lesser of principal and remainder; null: not calculated yet. Kept where `nextDue` is. */
    outstanding: bigint({ mode: 'number' }),
    /** First day of being late without a day between on which nothing was; ahead where nothing is late, null where nothing is owed. */
    lateFrom: day(),
    /** What carries on another contract is never classed better than this, 2 to 5, until `floorLines` are paid in time. */
    classFloor: smallint(),
    floorLines: smallint(),
    /** Where the borrower is called on. */
    billingAddress: text().notNull().default(''),
    /** Kelurahan of the billing address; null: not known. */
    villageCode: text().references(() => regions.code),
    /** Who collects it now; null: nobody. Days before: `contractCollectors`. */
    collectorId: integer().references(() => staff.id),
    /** The last day that its card is calculated to: it ended by a decision, and nothing grows late on it. Null: it goes on. */
    cardUntil: day(),
    /** Counts changes of this row and of its payments: a payment is taken on the card as it was seen. */
    version: integer().notNull().default(1),
    ...stamps(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    /** The borrower again, for sorting and searching; a trigger keeps it true (migration 0004). */
    customerName: text().notNull().default(''),
    /** Lower case: code, plate with and without spaces, name, NIK, phone; each begins after a space. */
    searchText: text().notNull().default(''),
  },
  (t) => [
    index('contracts_customer').on(t.customerId),
    index('contracts_office').on(t.officeId),
    // How many contracts use a master record, and whether it may be deleted.
    index('contracts_type').on(t.contractTypeId),
    index('contracts_finance').on(t.financeId),
    index('contracts_code').on(t.code),
    index('contracts_office_code').on(t.officeId, t.code),
    index('contracts_customer_name').on(t.customerName, t.code),
    index('contracts_office_customer_name').on(t.officeId, t.customerName, t.code),
    index('contracts_date_start').on(t.dateStart, t.code),
    index('contracts_office_date_start').on(t.officeId, t.dateStart, t.code),
    index('contracts_next_due')
      .on(t.nextDue, t.code)
      .where(sql`status = 'ACTIVE'`),
    index('contracts_office_next_due')
      .on(t.officeId, t.nextDue, t.code)
      .where(sql`status = 'ACTIVE'`),
    // Sums of what is owed are read from these alone.
    index('contracts_owed')
      .on(t.officeId, t.nextDue, t.outstanding, t.collectorId, t.villageCode)
      .where(sql`status = 'ACTIVE'`),
    index('contracts_office_village')
      .on(t.officeId, t.villageCode, t.nextDue, t.code)
      .where(sql`status = 'ACTIVE'`),
    index('contracts_collector')
      .on(t.collectorId, t.nextDue, t.code)
      .where(sql`status = 'ACTIVE'`),
    // Who owes most, of those that are late in an office.
    index('contracts_outstanding')
      .on(t.outstanding, t.code, t.officeId, t.nextDue)
      .where(sql`status = 'ACTIVE'`),
    index('contracts_repossessed')
      .on(t.nextDue, t.code, t.officeId, t.outstanding)
      .where(sql`status = 'REPOSSESSED'`),
    // What is classed by more than its days late.
    index('contracts_floored')
      .on(t.officeId, t.nextDue, t.classFloor, t.outstanding)
      .where(sql`floor_lines > 0 and status = 'ACTIVE'`),
    index('contracts_not_calculated')
      .on(t.code)
      .where(sql`outstanding is null`),
    // What has ended, by how it ended; what runs has its own indexes above.
    index('contracts_ended')
      .on(t.status, t.dateStart, t.code, t.officeId)
      .where(sql`status <> 'ACTIVE'`),
    // What a bank statement names them by: code and plate without separators (`compact`, migration 0007).
    index('contracts_compact_code').on(sql`compact(${t.code})`),
    index('contracts_compact_plate').on(sql`compact(${t.plateNumber})`),
    // The same vehicle is not collateral twice, and a registration that repeats one says so.
    index('contracts_vehicle_plate').on(sql`vehicle_key(${t.plateNumber})`),
    index('contracts_vehicle_chassis').on(sql`vehicle_key(${t.chassisNumber})`),
    index('contracts_vehicle_engine').on(sql`vehicle_key(${t.engineNumber})`),
    index('contracts_vehicle_bpkb').on(sql`vehicle_key(${t.bpkbNumber})`),
    index('contracts_instalment')
      .on(t.instalment)
      .where(sql`status = 'ACTIVE'`),
    index('contracts_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { day, moment, rupiah } from './columns';
import { master } from './masterColumns';
import { staff } from './staff';
import { stamps } from './stamps';

/**
 * Perhitungan: how a contract is calculated, in versions by date. A contract copies what it was signed under, so a new
 * version changes no old contract (DOMAIN, Penalty).
 */
export const calculations = pgTable(
  'calculations',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The same for every version. */
    code: text().notNull(),
    name: text().notNull(),
    vehicleKind: text().$type<'R2' | 'R4'>().notNull(),
    method: text().$type<'FLAT' | 'EFFECTIVE' | 'ANNUITY'>().notNull(),
    /** Yearly interest, hundredths of a percent. */
    rateBp: integer().notNull(),
    /** Instalments are rounded up to a multiple of this, rupiah. */
    roundTo: integer().notNull(),
    /** ADDM: the first instalment is due on the contract date. */
    inAdvance: boolean().notNull().default(false),
    penaltyGraceDays: integer().notNull(),
    penaltyKind: text().$type<'RATE' | 'FIXED'>().notNull(),
    /** RATE: hundredths of a percent of the unpaid instalment, per day; else 0. */
    penaltyRateBp: integer().notNull(),
    /** FIXED: rupiah per day; else 0. */
    penaltyPerDay: rupiah(),
    penaltyCapBp: integer().notNull(),
    allocationOrder: text().$type<'PENALTY_FIRST' | 'INSTALMENT_FIRST'>().notNull(),
    /** Early settlement: of the principal not yet due, hundredths of a percent. */
    settlementFeeBp: integer().notNull(),
    /** How long a settlement quote holds, days. */
    quoteDays: integer().notNull(),
    minTenor: integer().notNull(),
    maxTenor: integer().notNull(),
    /** Of the OTR, hundredths of a percent: most that a form's fees and its insurance may be (DOMAIN, Fees). */
    maxFeesBp: integer().notNull().default(1500),
    maxInsuranceBp: integer().notNull().default(2000),
    validFrom: day().notNull(),
    /** Last day; null while no newer version follows. */
    validTo: day(),
    active: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    ...stamps(),
  },
  (t) => [unique('calculations_version_key').on(t.code, t.validFrom)],
);

/** Jenis Kontrak. */
export const contractTypes = pgTable('contract_types', {
  ...master(),
  vehicleKind: text().$type<'R2' | 'R4'>().notNull(),
});

/** Finance: who funds the contracts. */
export const finances = pgTable('finances', master());

/** A price list that was imported; what it changed are its prices. */
export const priceLists = pgTable('price_lists', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  validFrom: day().notNull(),
  fileName: text().notNull(),
  added: integer().notNull(),
  changed: integer().notNull(),
  ended: integer().notNull(),
  same: integer().notNull(),
  createdBy: integer()
    .notNull()
    .references(() => staff.id),
  createdAt: moment().notNull(),
});

/** OTR dan Pencairan: what a vehicle is worth, per region, from a day on. Amounts in rupiah. */
export const prices = pgTable(
  'prices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    region: text().notNull(),
    vehicleKind: text().$type<'R2' | 'R4'>().notNull(),
    brand: text().notNull(),
    type: text().notNull(),
    year: smallint().notNull(),
    otr: rupiah(),
    maxDisbursement: rupiah(),
    minDownPayment: rupiah(),
    validFrom: day().notNull(),
    /** Last day; null while nothing follows. */
    validTo: day(),
    /** The import that brought it; null: there from the start. */
    listId: integer().references(() => priceLists.id),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(brand || ' ' || type || ' ' || year::text || ' ' || region)`),
  },
  (t) => [
    unique('prices_version_key').on(t.region, t.brand, t.type, t.year, t.validFrom),
    index('prices_vehicle').on(t.region, t.brand, t.type, t.year),
    index('prices_year').on(t.vehicleKind, t.year, sql`coalesce(${t.validTo}, 'infinity')`),
    // The list of a day is what has not ended before it; for today that is little more than the list itself.
    index('prices_end').on(sql`coalesce(${t.validTo}, 'infinity')`, t.validFrom),
  ],
);

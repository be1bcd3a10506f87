import { sql } from 'drizzle-orm';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  CheckItem,
  CheckState,
  HandoverMet,
  HandoverResult,
  OrderState,
  RepossessionBasis,
  UnitKind,
} from '@/lib/contract/repossessionTerms';
import type { VisitOutside, VisitPlace } from '@/lib/contract/visitTerms';
import { consents } from './collection';
import { day, moment, rupiah } from './columns';
import { contracts } from './contracts';
import { files } from './files';
import { offices } from './offices';
import { contractRequests } from './requests';
import { staff } from './staff';

const contractCode = () =>
  text()
    .notNull()
    .references(() => contracts.code);
const person = () => integer().references(() => staff.id);
const file = () => integer().references(() => files.id);

/** What is printed on an order, as it was when it was given. */
export interface OrderPaper {
  customer_name: string;
  address: string;
  vehicle: string;
  colour: string;
  vehicle_year: number | null;
  plate_number: string;
  chassis_number: string;
  engine_number: string;
}

/** A surat tugas penarikan (DOMAIN, Taking a unit): what was given never changes, how it ended is written once. */
export const repossessionOrders = pgTable(
  'repossession_orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** `{office}/ST/{YYMM}/{00001}`, without gaps per office and month. */
    number: text().notNull().unique(),
    requestId: integer()
      .notNull()
      .unique()
      .references(() => contractRequests.id),
    contractCode: contractCode(),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    basis: text().$type<RepossessionBasis>().notNull(),
    basisNumber: text().notNull(),
    basisOn: day().notNull(),
    /** Paper of the agreement or ruling. */
    fileId: file().notNull(),
    fiduciaryNumber: text().notNull(),
    fiduciaryOn: day().notNull(),
    paper: jsonb().$type<OrderPaper>().notNull(),
    /** First and last day on which it holds, in its office. */
    validFrom: day().notNull(),
    validUntil: day().notNull(),
    reason: text().notNull(),
    askedBy: person().notNull(),
    approvedBy: person().notNull(),
    approvedAt: moment().notNull(),
    /** Null: it runs, or ended by its day or the contract, which is written when the next one is given. */
    endedAs: text().$type<Exclude<OrderState, 'RUNNING'>>(),
    endedAt: moment(),
    /** Who withdrew it, and why. */
    endedBy: person(),
    endReason: text().notNull().default(''),
  },
  (t) => [
    index('repossession_orders_contract').on(t.contractCode, t.id),
    uniqueIndex('repossession_orders_one')
      .on(t.contractCode)
      .where(sql`ended_as is null`),
  ],
);

/** Whom an order names, with their certificates as they were. */
export const repossessionOrderCollectors = pgTable(
  'repossession_order_collectors',
  {
    orderId: integer()
      .notNull()
      .references(() => repossessionOrders.id),
    staffId: person().notNull(),
    certificateNumber: text().notNull(),
    certificateUntil: day().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.staffId] }),
    index('repossession_order_collectors_staff').on(t.staffId, t.orderId),
  ],
);

/** A BAST: its id is made on the device, one for each order, never changed. Rupiah. */
export const unitHandovers = pgTable(
  'unit_handovers',
  {
    id: uuid().primaryKey(),
    orderId: integer()
      .notNull()
      .unique()
      .references(() => repossessionOrders.id),
    collectorId: person().notNull(),
    /** The day of `at` in the order's office. */
    day: day().notNull(),
    /** The corrected time, by which all rules go. */
    at: moment().notNull(),
    /** By the device's clock, and what the server's was ahead of it, ms. */
    deviceAt: moment().notNull(),
    clockDifference: bigint({ mode: 'number' }).notNull(),
    receivedAt: moment().notNull(),
    result: text().$type<HandoverResult>().notNull(),
    met: text().$type<HandoverMet>().notNull(),
    metName: text().notNull().default(''),
    metRelation: text().notNull().default(''),
    place: text().$type<VisitPlace>().notNull(),
    kilometres: integer(),
    noKilometres: text().notNull().default(''),
    checklist: jsonb().$type<{ item: CheckItem; state: CheckState }[]>().notNull(),
    condition: text().notNull().default(''),
    giverSignatureId: file().unique(),
    collectorSignatureId: file().unique(),
    destination: text().notNull().default(''),
    note: text().notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Metres. */
    accuracy: doublePrecision(),
    noPosition: text().notNull().default(''),
    outside: text().array().$type<VisitOutside[]>().notNull(),
    consentId: integer().references(() => consents.id),
    /** What the paper told, calculated by the server: as known at a moment, to its day. */
    figuresAsOf: moment().notNull(),
    figuresDay: day().notNull(),
    principal: rupiah(),
    interest: rupiah(),
    penalty: rupiah(),
    cost: rupiah(),
    saleVersion: integer().notNull(),
    /** How the unit would be sold, as it was told. */
    saleText: text().notNull(),
    /** Of the body: the same id with other content is another BAST. */
    digest: text().notNull(),
  },
  (t) => [index('unit_handovers_collector').on(t.collectorId, t.day)],
);

/** Photos of a unit, in the order in which they were taken. */
export const unitHandoverPhotos = pgTable(
  'unit_handover_photos',
  {
    handoverId: uuid()
      .notNull()
      .references(() => unitHandovers.id),
    nth: smallint().notNull(),
    fileId: file().notNull().unique(),
  },
  (t) => [primaryKey({ columns: [t.handoverId, t.nth] })],
);

/** What became of a unit after it was taken. Append-only. */
export const unitRecords = pgTable(
  'unit_records',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contractCode: contractCode(),
    kind: text().$type<UnitKind>().notNull(),
    day: day().notNull(),
    place: text().notNull().default(''),
    note: text().notNull().default(''),
    person: text().notNull().default(''),
    /** SOLD, rupiah. */
    price: bigint({ mode: 'number' }),
    fileId: file(),
    writtenBy: person().notNull(),
    at: moment().notNull(),
    /** SOLD: what was asked for and decided. */
    requestId: integer()
      .unique()
      .references(() => contractRequests.id),
    approvedBy: person(),
  },
  (t) => [index('unit_records_contract').on(t.contractCode, t.id)],
);

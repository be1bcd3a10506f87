import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Calculation } from '@/lib/contract/calculations';
import type { PriceValues } from '@/lib/contract/prices';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import { moment } from './columns';
import { contracts } from './contracts';
import { files } from './files';
import { offices } from './offices';
import { partners } from './partners';
import { registrationStatuses } from './registrationStatuses';
import { staff } from './staff';
import { stamps } from './stamps';

/** What was approved: rules and price as they were, and what they came to; amounts in rupiah. */
export interface ApprovedTerms {
  calculation: Calculation;
  price: PriceValues;
  disbursed: number;
  principal: number;
  instalment: number;
  first_due: string;
}

/**
 * An application for financing. `form` holds all that was typed, in the contract's own shape; what is searched, sorted or
 * compared stands beside it in columns that one function writes from it (docs/decisions/0101).
 */
export const registrations = pgTable(
  'registrations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Given when it is handed in for the first time. */
    number: text().unique(),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    statusId: integer()
      .notNull()
      .references(() => registrationStatuses.id),
    statusSince: moment().notNull(),
    form: jsonb().$type<RegistrationForm>().notNull(),
    applicantName: text().notNull(),
    phone: text().notNull(),
    nik: text().notNull(),
    plateNumber: text().notNull(),
    chassisNumber: text().notNull(),
    engineNumber: text().notNull(),
    /** Brand, type and year. */
    vehicle: text().notNull(),
    surveyorId: integer().references(() => staff.id),
    agentId: integer().references(() => partners.id),
    marketerId: integer().references(() => partners.id),
    enteredBy: integer()
      .notNull()
      .references(() => staff.id),
    /** Whoever wrote the form or handed it in: none of them approves it. */
    makers: integer().array().notNull(),
    approvedBy: integer().references(() => staff.id),
    approvedAt: moment(),
    /** Null unless it is approved, signed or disbursed. */
    terms: jsonb().$type<ApprovedTerms>(),
    /** File of the contract that was signed; null: not signed, or signed before it was asked for. */
    signedPaperId: integer().references(() => files.id),
    contractCode: text()
      .unique()
      .references(() => contracts.code),
    /** Counts changes of the form and steps. */
    version: integer().notNull().default(1),
    /** Lower case: number, plate with and without spaces, name, NIK, phone, WhatsApp; each begins after a space. */
    searchText: text().notNull(),
    ...stamps(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('registrations_waiting').on(t.statusSince, t.id),
    index('registrations_office_waiting').on(t.officeId, t.statusSince, t.id),
    index('registrations_status_waiting').on(t.statusId, t.statusSince, t.id),
    index('registrations_office_status_waiting').on(t.officeId, t.statusId, t.statusSince, t.id),
    index('registrations_created').on(t.createdAt, t.id),
    index('registrations_office_created').on(t.officeId, t.createdAt, t.id),
    index('registrations_name').on(t.applicantName, t.id),
    index('registrations_office_name').on(t.officeId, t.applicantName, t.id),
    index('registrations_surveyor')
      .on(t.surveyorId, t.statusSince, t.id)
      .where(sql`surveyor_id is not null`),
    index('registrations_agent')
      .on(t.agentId, t.id)
      .where(sql`agent_id is not null`),
    index('registrations_marketer')
      .on(t.marketerId, t.id)
      .where(sql`marketer_id is not null`),
    index('registrations_marketer_waiting')
      .on(t.marketerId, t.statusSince, t.id)
      .where(sql`marketer_id is not null`),
    index('registrations_drafts')
      .on(t.enteredBy)
      .where(sql`number is null`),
    index('registrations_nik').on(t.nik),
    // However it is written (migration 0059).
    index('registrations_whatsapp').on(sql`phone_key(${t.form} #>> '{applicant,whatsapp}')`),
    index('registrations_phone').on(t.phone),
    index('registrations_plate').on(sql`vehicle_key(${t.plateNumber})`),
    index('registrations_chassis').on(sql`vehicle_key(${t.chassisNumber})`),
    index('registrations_engine').on(sql`vehicle_key(${t.engineNumber})`),
    index('registrations_bpkb').on(sql`vehicle_key(${t.form} -> 'vehicle' ->> 'bpkb')`),
    index('registrations_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

/** Steps that were taken, never changed. */
export const registrationMoves = pgTable(
  'registration_moves',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    registrationId: integer()
      .notNull()
      .references(() => registrations.id),
    fromId: integer()
      .notNull()
      .references(() => registrationStatuses.id),
    toId: integer()
      .notNull()
      .references(() => registrationStatuses.id),
    by: integer()
      .notNull()
      .references(() => staff.id),
    at: moment().notNull(),
    note: text().notNull(),
  },
  (t) => [
    index('registration_moves_of').on(t.registrationId, t.id),
    index('registration_moves_from').on(t.fromId),
  ],
);

import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PartnerAsk } from '@/lib/contract/partnerRecords';
import type { PartnerKind } from '@/lib/contract/partnerTerms';
import { day, moment } from './columns';
import { contractTypes } from './masters';
import { offices } from './offices';
import { regions } from './regions';
import { requestColumns } from './requestColumns';
import { stamps } from './stamps';

/** Outside people who bring customers: agents and external marketers (docs/decisions/0102). */
export const partners = pgTable(
  'partners',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<PartnerKind>().notNull(),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    name: text().notNull(),
    nik: text().notNull(),
    /** NIKs that were recorded before; a trigger keeps them, and none of them earns on its own contract either. */
    formerNiks: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    npwp: text().notNull(),
    /** As typed; digits for searching are in `searchText`. */
    phone: text().notNull(),
    areaCode: text().references(() => regions.code),
    /** False: no new form names it; what it has earned stays. */
    active: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    /** Lower case: name, NIK, digits of the phone; each begins after a space. */
    searchText: text().notNull(),
    ...stamps(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('partners_nik').on(t.kind, t.officeId, t.nik),
    // What a commission refers to, so that its kind and office are its partner's.
    unique('partners_of_office').on(t.id, t.kind, t.officeId),
    index('partners_name').on(t.kind, t.name, t.id),
    index('partners_office_name').on(t.kind, t.officeId, t.name, t.id),
    index('partners_created').on(t.kind, t.createdAt, t.id),
    index('partners_area').on(t.areaCode),
    index('partners_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

/** Another scheme or account that one person asks for and another decides; one of each kind waits. */
export const partnerRequests = pgTable(
  'partner_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    partnerId: integer()
      .notNull()
      .references(() => partners.id),
    kind: text().$type<PartnerAsk['kind']>().notNull(),
    payload: json().$type<PartnerAsk>().notNull(),
    ...requestColumns(),
  },
  (t) => [
    uniqueIndex('partner_requests_one_waiting')
      .on(t.partnerId, t.kind)
      .where(sql`status = 'WAITING'`),
    index('partner_requests_partner').on(t.partnerId, t.id),
  ],
);

const approvedRequest = () =>
  integer()
    .notNull()
    .unique()
    .references(() => partnerRequests.id);

/** Accounts that were approved; the newest is in force. Never changed. */
export const partnerAccounts = pgTable(
  'partner_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    partnerId: integer()
      .notNull()
      .references(() => partners.id),
    bank: text().notNull(),
    number: text().notNull(),
    holder: text().notNull(),
    payableFrom: day().notNull(),
    requestId: approvedRequest(),
  },
  (t) => [index('partner_accounts_partner').on(t.partnerId, t.id)],
);

/** Versions of a partner's scheme that were approved; the newest is in force. Never changed. */
export const commissionSchemes = pgTable(
  'commission_schemes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    partnerId: integer()
      .notNull()
      .references(() => partners.id),
    /** 1 is the first. */
    number: integer().notNull(),
    backIfCancelled: boolean().notNull(),
    backAfterDays: integer(),
    since: moment().notNull(),
    requestId: approvedRequest(),
  },
  (t) => [unique('commission_schemes_number').on(t.partnerId, t.number)],
);

/** What a contract of a type brings: rupiah, or hundredths of a per mille of the principal. */
export const commissionSchemeLines = pgTable(
  'commission_scheme_lines',
  {
    schemeId: integer()
      .notNull()
      .references(() => commissionSchemes.id),
    contractTypeId: integer()
      .notNull()
      .references(() => contractTypes.id),
    basis: text().$type<'FIXED' | 'PER_MILLE'>().notNull(),
    value: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schemeId, t.contractTypeId] }),
    index('commission_scheme_lines_type').on(t.contractTypeId),
  ],
);

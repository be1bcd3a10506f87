import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { BackReason } from '@/lib/contract/commissions';
import type { CommissionState } from '@/lib/contract/partnerListDefaults';
import type { PartnerKind } from '@/lib/contract/partnerTerms';
import { day, moment, rupiah } from './columns';
import { contracts } from './contracts';
import { offices } from './offices';
import { commissionSchemes, partnerAccounts, partners } from './partners';
import { registrations } from './registrations';
import { staff } from './staff';

/** One press of paying: one office, one kind of partner. Never changed. */
export const commissionBatches = pgTable(
  'commission_batches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<PartnerKind>().notNull(),
    number: text().notNull().unique(),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    paidBy: integer()
      .notNull()
      .references(() => staff.id),
    paidAt: moment().notNull(),
    partners: integer().notNull(),
    total: rupiah(),
  },
  (t) => [
    index('commission_batches_newest').on(t.kind, t.id),
    index('commission_batches_office').on(t.kind, t.officeId, t.id),
  ],
);

/** What a batch pays to one partner, and into which account. Never changed. */
export const commissionPayouts = pgTable(
  'commission_payouts',
  {
    batchId: integer()
      .notNull()
      .references(() => commissionBatches.id),
    partnerId: integer()
      .notNull()
      .references(() => partners.id),
    accountId: integer()
      .notNull()
      .references(() => partnerAccounts.id),
    total: rupiah(),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.partnerId] })],
);

/** What a contract brings to a partner, as their scheme was when it was paid out. Amounts in rupiah. */
export const commissions = pgTable(
  'commissions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<PartnerKind>().notNull(),
    partnerId: integer().notNull(),
    officeId: integer().notNull(),
    contractCode: text()
      .notNull()
      .references(() => contracts.code),
    /** Null: of a contract from before registrations were kept here. */
    registrationId: integer().references(() => registrations.id),
    schemeId: integer()
      .notNull()
      .references(() => commissionSchemes.id),
    basis: text().$type<'FIXED' | 'PER_MILLE'>().notNull(),
    value: integer().notNull(),
    principal: rupiah(),
    /** Most that it could be, rupiah; null: computed before there was a limit (docs/decisions/0144). */
    most: bigint({ mode: 'number' }),
    amount: rupiah(),
    /** When the contract's first instalment falls due. */
    firstDue: day().notNull(),
    /** Who wrote the form, handed it in or paid it out: none of them approves. */
    makers: integer().array().notNull(),
    computedAt: moment().notNull(),
    state: text().$type<CommissionState>().notNull().default('COMPUTED'),
    approvedBy: integer().references(() => staff.id),
    approvedAt: moment(),
    /** The batch that paid it. */
    batchId: integer().references(() => commissionBatches.id),
    backWhy: text().$type<BackReason>(),
    backAt: moment(),
    backBy: integer().references(() => staff.id),
    /** The batch that held it back after it was paid. */
    recoveredIn: integer().references(() => commissionBatches.id),
    version: integer().notNull().default(1),
  },
  (t) => [
    unique('commissions_once').on(t.contractCode, t.kind),
    foreignKey({
      name: 'commissions_partner_fk',
      columns: [t.partnerId, t.kind, t.officeId],
      foreignColumns: [partners.id, partners.kind, partners.officeId],
    }),
    index('commissions_newest').on(t.kind, t.id),
    index('commissions_office').on(t.kind, t.officeId, t.id),
    index('commissions_state').on(t.kind, t.officeId, t.state, t.id),
    index('commissions_partner').on(t.partnerId, t.state, t.id),
    index('commissions_registration').on(t.registrationId),
    index('commissions_batch').on(t.batchId, t.partnerId),
    index('commissions_recovered')
      .on(t.recoveredIn, t.partnerId)
      .where(sql`recovered_in is not null`),
  ],
);

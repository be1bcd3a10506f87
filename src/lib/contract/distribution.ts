import * as z from 'zod/mini';
import { PERIODS } from './creditListDefaults';
import { endpoint } from './endpoint';
import {
  calendarDate,
  idParams,
  instant,
  officeId,
  pageNumber,
  pageSize,
  queryId,
  rupiah,
  searchText,
  storedCount,
  storedId,
} from './fields';
import { reasonText } from './plainText';

/*
 * Distribusi Kolektor: who collects which account (DOMAIN, Distribution; docs/decisions/0155). An account is a running
 * contract that is late or falls due within three days.
 */

/** Rows of a page of collectors, of accounts, and of the history. */
export const COLLECTOR_PAGE_SIZE = 20;
export const COLLECTOR_SORTS = ['name', 'accounts', 'outstanding', 'late', 'received'] as const;
/** Which accounts are given out: all of the office, those that nobody collects, or those of one collector. */
export const SCOPES = ['ALL', 'NONE', 'ONE'] as const;
export type Scope = (typeof SCOPES)[number];
/** Most collectors that accounts are given to at once, and most accounts that are moved by hand. */
export const MOST_COLLECTORS = 200;
export const MOST_MOVED = 500;

const personSchema = z.object({ id: z.int(), name: z.string() });
const officeSchema = z.object({ id: z.int(), name: z.string() });
/** Days of DPD from one to another; null: without end. */
const rangeSchema = z.object({ from: z.int(), to: z.nullable(z.int()) });

export const accountLoadSchema = z.object({
  accounts: storedCount,
  outstanding: rupiah,
  /** Accounts that are due and not late, then those of each bucket. */
  buckets: z.array(storedCount),
});
export type AccountLoad = z.infer<typeof accountLoadSchema>;

/** How far outstanding is calculated for contracts of before; null: for all. */
const fillingSchema = z.nullable(z.object({ done: storedCount, total: storedCount }));

const sharedAnswer = {
  office: officeSchema,
  /** Today in the office. */
  day: calendarDate,
  /** Buckets of the class version of that day. */
  buckets: z.array(rangeSchema),
  filling: fillingSchema,
};

export const collectorRowSchema = z.object({
  ...accountLoadSchema.shape,
  id: z.int(),
  username: z.string(),
  name: z.string(),
  /** Accounts that are late. */
  late: storedCount,
  /** Contracts that run and are theirs, whether due or not. */
  held: storedCount,
  /** Contracts that were given to them in the period. */
  received: storedCount,
});
export type CollectorRow = z.infer<typeof collectorRowSchema>;

const sumSchema = z.object({ accounts: storedCount, outstanding: rupiah });

export const collectorPageSchema = z.object({
  ...sharedAnswer,
  rows: z.array(collectorRowSchema),
  count: storedCount,
  /** The date that the period was taken around. */
  date: calendarDate,
  /** Of the office: all accounts, those that nobody collects, those whose village is not known. */
  figures: z.object({ all: sumSchema, without_collector: sumSchema, without_region: sumSchema }),
  /**
   * Everybody who may collect for the office, by name, with their title. `collects`: they have running contracts, or a title
   * that neither supervises collectors nor approves.
   */
  collectors: z.array(z.extend(personSchema, { title: z.string(), collects: z.boolean() })),
});
export type CollectorPage = z.infer<typeof collectorPageSchema>;

const shared = { origin: 'angsur', guard: ['is_collector_spv'] } as const;

export const listCollectors = endpoint({
  ...shared,
  name: 'listCollectors',
  method: 'GET',
  path: 'collectors',
  summary:
    'One page of who collects for an office (default: the caller’s own), with what they have and what they were given in the period; and how many accounts nobody collects.',
  query: z.object({
    search: z.optional(searchText),
    /** Span around `date` of `received`; default day (SPEC 3). */
    period: z._default(z.enum(PERIODS), 'day'),
    /** Default: the office's today. */
    date: z.optional(calendarDate),
    page: z._default(pageNumber, 1),
    size: z._default(pageSize, COLLECTOR_PAGE_SIZE),
    sort: z._default(z.enum(COLLECTOR_SORTS), 'name'),
    order: z._default(z.enum(['asc', 'desc']), 'asc'),
    office: z.optional(officeId),
  }),
  data: collectorPageSchema,
});

export const distributionAccountSchema = z.object({
  code: z.string(),
  customer: z.string(),
  /** Kecamatan and village of the billing address; null: not known. */
  region: z.nullable(z.string()),
  next_due: calendarDate,
  /** Days late; below 0: days until it is due. */
  dpd: z.int(),
  /** Null: not calculated yet. */
  outstanding: z.nullable(rupiah),
  collector: z.nullable(personSchema),
});
export type DistributionAccount = z.infer<typeof distributionAccountSchema>;

export const accountPageSchema = z.object({
  office: officeSchema,
  rows: z.array(distributionAccountSchema),
  count: storedCount,
  count_more: z.boolean(),
  collectors: z.array(personSchema),
});
export type AccountPage = z.infer<typeof accountPageSchema>;

export const listDistributionAccounts = endpoint({
  ...shared,
  name: 'listDistributionAccounts',
  method: 'GET',
  path: 'collectors/accounts',
  summary: 'One page of the accounts of an office, latest first, with who collects them.',
  query: z.object({
    search: z.optional(searchText),
    /** `none`: nobody collects it; `unknown`: its village is not known. */
    state: z.optional(z.enum(['none', 'unknown'])),
    collector: z.optional(queryId),
    page: z._default(pageNumber, 1),
    size: z._default(pageSize, COLLECTOR_PAGE_SIZE),
    office: z.optional(officeId),
  }),
  data: accountPageSchema,
});

/** Ids in a query, `3,7,12`. */
const idList = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,199}$/)),
  z.transform((text: string) => [...new Set(text.split(',').map(Number))]),
);

export const distributionSideSchema = z.object({
  /** Null: nobody. */
  collector: z.nullable(personSchema),
  before: accountLoadSchema,
  after: accountLoadSchema,
});
export type DistributionSide = z.infer<typeof distributionSideSchema>;

export const distributionPreviewSchema = z.object({
  ...sharedAnswer,
  scope: z.enum(SCOPES),
  from_id: z.nullable(z.int()),
  collector_ids: z.array(z.int()),
  /** Accounts that would go to another collector, and their outstanding, rupiah. */
  moved: storedCount,
  moved_outstanding: rupiah,
  /** Before and after of everybody who has accounts of the office or is given some; nobody stands last. */
  sides: z.array(distributionSideSchema),
  /** Of what was read and of what would be saved. */
  digest: z.string(),
});
export type DistributionPreview = z.infer<typeof distributionPreviewSchema>;

export const previewDistribution = endpoint({
  ...shared,
  name: 'previewDistribution',
  method: 'GET',
  path: 'collectors/distribution',
  summary:
    'Who would collect what: by load, kecamatan and bucket, before and after per collector. 422: somebody who does not collect for the office.',
  query: z.object({
    scope: z.enum(SCOPES),
    /** With ONE: whose accounts are given out. */
    from: z.optional(queryId),
    /** Who may be given accounts: ids with commas. */
    collectors: idList,
    office: z.optional(officeId),
  }),
  data: distributionPreviewSchema,
});

export const saveDistribution = endpoint({
  ...shared,
  name: 'saveDistribution',
  method: 'POST',
  path: 'collectors/distribution',
  summary:
    'Saves a distribution as it was shown. 409: something of it changed since; data.current is what it would be now. 422: nothing would move.',
  body: z.object({
    office_id: storedId,
    scope: z.enum(SCOPES),
    from_id: z.nullable(storedId),
    collector_ids: z.array(storedId).check(z.minLength(1), z.maxLength(MOST_COLLECTORS)),
    digest: z.string().check(z.maxLength(100)),
  }),
  data: z.object({ id: z.int(), moved: storedCount }),
  idempotent: true,
});

export const moveAccounts = endpoint({
  ...shared,
  name: 'moveAccounts',
  method: 'POST',
  path: 'collectors/accounts/move',
  summary:
    'Gives contracts to another collector, or to nobody, by hand. 409: one of them changed since, by its code. 422: somebody who does not collect for the office.',
  body: z.object({
    office_id: storedId,
    accounts: z
      .array(
        z.object({
          code: z.string().check(z.minLength(1), z.maxLength(40)),
          /** Who had it when it was seen; null: nobody. */
          collector_id: z.nullable(storedId),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_MOVED)),
    to_id: z.nullable(storedId),
    reason: reasonText,
  }),
  data: z.object({ id: z.int(), moved: storedCount }),
  idempotent: true,
});

export const savedDistributionSchema = z.object({
  id: z.int(),
  at: instant,
  by: personSchema,
  moved: storedCount,
  /** Why it was done by hand; null: as proposed. */
  reason: z.nullable(z.string()),
  sides: z.array(distributionSideSchema),
});
export type SavedDistribution = z.infer<typeof savedDistributionSchema>;

export const listDistributions = endpoint({
  ...shared,
  name: 'listDistributions',
  method: 'GET',
  path: 'collectors/distributions',
  summary: 'One page of the distributions of an office as they were saved, newest first.',
  query: z.object({
    page: z._default(pageNumber, 1),
    size: z._default(pageSize, COLLECTOR_PAGE_SIZE),
    office: z.optional(officeId),
  }),
  data: z.object({ rows: z.array(savedDistributionSchema), count: storedCount, count_more: z.boolean() }),
});

export const contractCollectorSchema = z.object({
  /** First day. */
  from_day: calendarDate,
  /** Null: nobody. */
  collector: z.nullable(personSchema),
  at: instant,
  /** Null: the system. */
  by: z.nullable(personSchema),
  reason: z.string(),
});
export type ContractCollector = z.infer<typeof contractCollectorSchema>;

export const listContractCollectors = endpoint({
  origin: 'angsur',
  guard: ['is_collector_spv', 'is_contract'],
  name: 'listContractCollectors',
  method: 'GET',
  path: 'contracts/{id}/collectors',
  summary: 'Who collected a contract from which day, newest first.',
  params: idParams,
  data: z.object({ rows: z.array(contractCollectorSchema) }),
});

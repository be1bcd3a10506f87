import * as z from 'zod/mini';
import { VEHICLE_KINDS } from './calculations';
import { endpoint } from './endpoint';
import { actorSchema, calendarDate, instant, recordVersion, storedCount, storedId } from './fields';
import { officeSchema } from './offices';
import { nameText } from './plainText';

/*
 * The set-up of a company that starts empty, after its first administrator has signed in (docs/decisions/0117). What is
 * done is read from what there is; only what was passed over and that it is finished are kept. Whoever holds `is_user`
 * and `is_master` reads it, who works for all offices changes it.
 */

/** In the order in which they are offered. */
export const SETUP_STEPS = [
  'COMPANY',
  'TITLES',
  'STAFF',
  'CALCULATION',
  'CONTRACT_TYPE',
  'FINANCE',
  'PRICES',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** SKIPPED: passed over, and still not there. */
export const SETUP_STATES = ['DONE', 'OPEN', 'SKIPPED'] as const;
export type SetupState = (typeof SETUP_STATES)[number];

/** What somebody has to be able to do before a form becomes a contract and its first instalment is taken. */
export const SETUP_WORK = ['FILL', 'SURVEY', 'APPROVE', 'DISBURSE', 'CASH'] as const;
export type SetupWork = (typeof SETUP_WORK)[number];

const masterShape = { code: z.string(), name: z.string() };
const kindShape = { ...masterShape, vehicle_kind: z.enum(VEHICLE_KINDS) };

export const companySetupSchema = z.object({
  /** The first office's, `YYYY-MM-DD`. */
  today: calendarDate,
  /** The company's name; null while it has none. */
  company: z.nullable(z.string()),
  /** The oldest office that is active; null: there is none. */
  office: z.nullable(officeSchema),
  titles: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      version: z.int(),
      /** People who have it and can sign in, or are invited. */
      holders: storedCount,
      /** Why it stays: somebody has or had it, or it is the surveyors' (SPEC 2). Null: it can be taken out. */
      kept: z.nullable(z.enum(['HELD', 'SURVEYOR'])),
    }),
  ),
  /** Who works here, of the offices that the caller sees, the newest first; at most 50 of `people_count`. */
  people: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      title_name: z.string(),
      /** No password was chosen yet. */
      invited: z.boolean(),
    }),
  ),
  people_count: storedCount,
  /** How many people at the first office may do each part of the work, invited ones too. */
  work: z.array(
    z.object({
      work: z.enum(SETUP_WORK),
      people: storedCount,
      /** Of them, who have no password yet. */
      invited: storedCount,
      /** False: nobody, or nobody but those who did the part before. */
      ready: z.boolean(),
    }),
  ),
  /** What a form may choose today. */
  calculations: z.array(z.object(kindShape)),
  contract_types: z.array(z.object(kindShape)),
  finances: z.array(z.object(masterShape)),
  prices: storedCount,
  /** What every company begins with. */
  given: z.object({
    statuses: storedCount,
    provinces: storedCount,
    /** Kecamatan, kelurahan and desa: from a file. */
    villages: storedCount,
    /** Last holiday that is known; null: none. */
    holidays_to: z.nullable(calendarDate),
  }),
  steps: z.array(z.object({ step: z.enum(SETUP_STEPS), state: z.enum(SETUP_STATES) })),
  finished: z.nullable(z.object({ at: instant, by: z.nullable(actorSchema) })),
  /** There is a contract: the company works, whatever was passed over. */
  at_work: z.boolean(),
  /** False: the caller works for some offices, and reads only. */
  may_change: z.boolean(),
});
export type CompanySetup = z.infer<typeof companySetupSchema>;
export type SetupTitle = CompanySetup['titles'][number];

const shared = { origin: 'angsur', guard: ['is_user'], data: companySetupSchema } as const;

/** What is said of the company's name where another one is there by now. */
export const companyNameSchema = z.object({ company: z.nullable(z.string()) });

export const getCompanySetup = endpoint({
  ...shared,
  name: 'getCompanySetup',
  method: 'GET',
  path: 'setup',
  summary: 'What a new company has, lacks and passed over. Needs is_master as well.',
});

export const nameCompany = endpoint({
  ...shared,
  name: 'nameCompany',
  method: 'PUT',
  path: 'setup/company',
  summary: 'Names the company. 403: the caller works for some offices. 409: another name by now.',
  body: z.object({
    company: nameText(3, 80),
    /** The name as it was seen. */
    seen: z.nullable(z.string().check(z.maxLength(400))),
  }),
  idempotent: true,
});

export const removeTitles = endpoint({
  ...shared,
  name: 'removeTitles',
  method: 'POST',
  path: 'setup/titles/removal',
  summary:
    'Takes titles out that nobody ever had, all or none; what is gone already counts as taken out. 409: one is held, stale, or the surveyors’ (SPEC 2).',
  body: z.object({
    titles: z
      .array(z.object({ id: storedId, version: recordVersion }))
      .check(z.minLength(1), z.maxLength(100)),
  }),
  idempotent: true,
});

export const skipSetupStep = endpoint({
  ...shared,
  name: 'skipSetupStep',
  method: 'PUT',
  path: 'setup/skipped',
  summary: 'Passes a step over, or takes it up again.',
  body: z.object({ step: z.enum(SETUP_STEPS), skipped: z.boolean() }),
  idempotent: true,
});

export const finishSetup = endpoint({
  ...shared,
  name: 'finishSetup',
  method: 'PUT',
  path: 'setup/finished',
  summary: 'Ends the set-up, or opens it again. 409: a step is neither done nor passed over.',
  body: z.object({ finished: z.boolean() }),
  idempotent: true,
});

import * as z from 'zod/mini';
import { APPROVAL_KINDS } from './approvalInboxDefaults';
import { accessSchema } from './auth';
import { waitingChangeSchema } from './changes';
import { endpoint } from './endpoint';
import { enteredRupiah, idParams, instant, queryVersion, recordVersion } from './fields';
import { nameText } from './plainText';
import { stampsSchema } from './stamps';

/*
 * Jabatan & Hak Akses (DOMAIN, Access; SPEC 6): what holders of a job title may open, and how far they decide alone.
 * Whoever holds `is_user` reads them; who works for all offices changes them (docs/decisions/0112).
 */

/** A share, hundredths of a percent: 10,000 is all of it. */
const share = z.int().check(z.minimum(0), z.maximum(10_000));

/** The most days that a limit of days names: ten years; more is any. */
export const MAX_DAYS_BACK = 3650;

/** What is written of a title. */
export const titleWriteSchema = z.object({
  name: nameText(3, 40),
  access: accessSchema,
  /** Holders see the records of every office, not only of their own. */
  all_offices: z.boolean(),
  /** What a holder forgives alone on one receipt: of the instalment that is due there (0061). */
  credit_discount_bp: share,
  /** The same of the penalty that is owed there. */
  penalty_discount_bp: share,
  /** How many days before today a holder dates a transfer alone, 0: none, null: any (0061). */
  transfer_days_back: z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_DAYS_BACK))),
  /** Largest principal that a holder approves, rupiah; null: any (0101). */
  approves_up_to: z.nullable(enteredRupiah),
  /** What a holder lets go of one borrower in 30 days by approving, rupiah; null: any (0134). */
  forgives_up_to: z.nullable(enteredRupiah),
});
export type TitleWrite = z.infer<typeof titleWriteSchema>;

export const titleSchema = z.extend(titleWriteSchema, {
  /** As it stands, also where it was made under another rule. */
  name: z.string(),
  id: z.int(),
  /** Optimistic concurrency: a stale save gets 409. */
  version: z.int(),
  /** People with this title who can sign in. */
  holders: z.int(),
  /** Everybody with it, also those whose employment has ended. Not 0: it can't be deleted. */
  used_by: z.int(),
  /** What would widen it and waits for a second person (docs/decisions/0140). */
  waiting: z.nullable(waitingChangeSchema),
  ...stampsSchema.shape,
});
export type Title = z.infer<typeof titleSchema>;

const waitingSchema = z.object({
  kind: z.enum(APPROVAL_KINDS),
  /** What people call it: a receipt's, contract's or form's number, or a partner's name. */
  name: z.string(),
  office_name: z.string(),
  since: instant,
});
export type Waiting = z.infer<typeof waitingSchema>;

/** What a change of a title comes to, before it is saved. */
export const titlePreviewSchema = z.object({
  /** The title as it is now. */
  current: titleSchema,
  /** Who holds it and can sign in, by name. */
  people: z.array(z.object({ username: z.string(), name: z.string(), office_name: z.string() })),
  /** What somebody may decide now and nobody could then, the oldest first; at most 20 of `stranded_count`. */
  stranded: z.array(waitingSchema),
  stranded_count: z.int(),
  /** It widens what people hold, so that it waits for a second person instead of acting at once. */
  waits: z.boolean(),
  /** Why it would be refused as a whole, in words; null: it can be saved. */
  obstacle: z.nullable(z.string()),
});
export type TitlePreview = z.infer<typeof titlePreviewSchema>;

const shared = { origin: 'angsur', guard: ['is_user'] } as const;
const versioned = z.extend(titleWriteSchema, { version: recordVersion });

export const listTitles = endpoint({
  ...shared,
  name: 'listTitles',
  method: 'GET',
  path: 'titles',
  summary: 'Every job title with its flags, limits and number of holders, by id.',
  data: z.object({
    rows: z.array(titleSchema),
    /** False: the caller works for one office, and reads only. */
    may_change: z.boolean(),
  }),
});

export const createTitle = endpoint({
  ...shared,
  name: 'createTitle',
  method: 'POST',
  path: 'titles',
  summary: 'A new title. 403: the caller works for one office. 409: the name is taken; data.current has it.',
  body: titleWriteSchema,
  data: titleSchema,
  idempotent: true,
});

export const previewTitle = endpoint({
  ...shared,
  name: 'previewTitle',
  method: 'POST',
  path: 'titles/{id}/preview',
  summary:
    'What a change would come to: for whom, and what nobody could decide any more. Writes nothing. 409: stale.',
  params: idParams,
  body: versioned,
  data: titlePreviewSchema,
});

export const changeTitle = endpoint({
  ...shared,
  name: 'changeTitle',
  method: 'PUT',
  path: 'titles/{id}',
  summary:
    'Changes a title. What only narrows acts at once, on its holders’ open pages too; what widens anything waits as `waiting`, all of it. 409: stale, one waits already, the name is taken, or nobody could change titles any more.',
  params: idParams,
  body: versioned,
  data: titleSchema,
  idempotent: true,
});

export const deleteTitle = endpoint({
  ...shared,
  name: 'deleteTitle',
  method: 'DELETE',
  path: 'titles/{id}',
  summary: 'Deletes a title that nobody ever had. 409: stale, in use, or the surveyors’ (SPEC 2).',
  params: idParams,
  query: z.object({ version: queryVersion }),
  data: z.object({ id: z.int() }),
  idempotent: true,
});

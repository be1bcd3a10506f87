import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { actorSchema, idParams, queryVersion, recordVersion, storedId } from './fields';
import { NAMED_KINDS, VIEWED_LISTS } from './viewedLists';

/*
 * Saved views (docs/decisions/0175): a list's filters, order and columns under a name, for oneself or for an office. The
 * server keeps the address as text and never runs it; a view gives no right.
 */

/** So many views of one list has a person, and an office. */
export const MAX_VIEWS = 30;
export const MAX_VIEW_NAME = 60;
export const MAX_VIEW_ADDRESS = 2000;

const list = z.enum(VIEWED_LISTS);
const partName = z.string().check(z.regex(/^[A-Za-z_]{1,40}$/));

/** A record that a part of the state names. */
const namedPartSchema = z.object({
  /** The part, as the list calls it: 'collector'. */
  part: partName,
  kind: z.enum(NAMED_KINDS),
  /** Its id; of a region its code. */
  id: z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
});
export type NamedPart = z.infer<typeof namedPartSchema>;

export const savedViewSchema = z.object({
  id: storedId,
  version: recordVersion,
  name: z.string(),
  /** The state as the list's own codec writes it, without `?`. */
  address: z.string(),
  /** Whose it is; null: the reader's own. */
  office: z.nullable(z.object({ id: storedId, name: z.string() })),
  made_by: actorSchema,
  /** Whether the reader may change and remove it. */
  may_change: z.boolean(),
  /** Parts that name a record which is gone, or an office that the reader does not see. */
  gone: z.array(partName),
});
export type SavedView = z.infer<typeof savedViewSchema>;

const viewName = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_VIEW_NAME));
/** What a view opens. */
const viewState = {
  address: z.string().check(z.maxLength(MAX_VIEW_ADDRESS)),
  named: z.array(namedPartSchema).check(z.maxLength(10)),
};

export const listSavedViews = endpoint({
  name: 'listSavedViews',
  method: 'GET',
  path: 'saved-views',
  origin: 'angsur',
  guard: 'session',
  summary:
    "Views of one list by name: the caller's own, and those of the offices that they see; and the offices that they may save for.",
  query: z.object({ list }),
  data: z.object({
    rows: z.array(savedViewSchema),
    /** Empty: the caller saves for themself alone. */
    offices: z.array(z.object({ id: storedId, name: z.string() })),
  }),
});

export const saveView = endpoint({
  name: 'saveView',
  method: 'POST',
  path: 'saved-views',
  origin: 'angsur',
  guard: 'session',
  summary: 'A new view. 403: of an office that is not led. 409: thirty already. 422: the name is taken.',
  body: z.object({
    list,
    name: viewName,
    ...viewState,
    /** Null: for the caller alone. */
    office_id: z.nullable(storedId),
  }),
  data: savedViewSchema,
  idempotent: true,
});

export const changeView = endpoint({
  name: 'changeView',
  method: 'PUT',
  path: 'saved-views/{id}',
  origin: 'angsur',
  guard: 'session',
  summary: 'Another name, or another state. 403: of an office that is not led. 409: changed meanwhile.',
  params: idParams,
  body: z.object({
    version: recordVersion,
    name: viewName,
    /** Left out: what it opens stays. */
    state: z.optional(z.object(viewState)),
  }),
  data: savedViewSchema,
  idempotent: true,
});

export const removeView = endpoint({
  name: 'removeView',
  method: 'DELETE',
  path: 'saved-views/{id}',
  origin: 'angsur',
  guard: 'session',
  summary: 'Removes a view. 403: of an office that is not led. 409: changed meanwhile.',
  params: idParams,
  query: z.object({ version: queryVersion }),
  data: z.object({ id: storedId }),
  idempotent: true,
});

import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { actorSchema, idParams, instant, storedCount } from './fields';

/*
 * Links to a contract's card for its customer (docs/decisions/0105), as staff make and revoke them. What a link opens
 * stands in sharedCard.ts.
 */

/** How long a link lasts where nobody says otherwise, days. */
export const SHARE_DAYS = 30;
/** The longest that a link may last, days. */
export const MAX_SHARE_DAYS = 90;
/** So many links of one contract may open at a time. */
export const MAX_OPEN_SHARES = 10;

/** A link without its address, which is said once, when it is made. */
export const shareLinkSchema = z.object({
  id: z.int(),
  /** ENDED: by itself. Whoever revokes one that had ended changes nothing. */
  state: z.enum(['OPEN', 'ENDED', 'REVOKED']),
  made_by: actorSchema,
  made_at: instant,
  ends_at: instant,
  revoked_by: z.nullable(actorSchema),
  revoked_at: z.nullable(instant),
  /** Times that it was opened; those within a minute count once. */
  openings: storedCount,
  last_opened_at: z.nullable(instant),
});
export type ShareLink = z.infer<typeof shareLinkSchema>;

export const listShareLinks = endpoint({
  name: 'listShareLinks',
  method: 'GET',
  path: 'contracts/{id}/share-links',
  origin: 'angsur',
  guard: ['is_contract'],
  summary: "A contract's links for its customer: those that open first, then the newest; fifty at most.",
  params: idParams,
  data: z.object({ rows: z.array(shareLinkSchema) }),
});

export const makeShareLink = endpoint({
  name: 'makeShareLink',
  method: 'POST',
  path: 'contracts/{id}/share-links',
  origin: 'angsur',
  guard: ['is_contract'],
  summary: 'A new link that ends by itself. 409: the office is switched off, or ten links open already.',
  params: idParams,
  body: z.object({ days: z.int().check(z.minimum(1), z.maximum(MAX_SHARE_DAYS)) }),
  data: z.object({
    link: shareLinkSchema,
    /** What stands in the address behind `/share/customer/`; it is not said again. */
    token: z.nullable(z.string()),
  }),
  idempotent: true,
});

export const revokeShareLink = endpoint({
  name: 'revokeShareLink',
  method: 'POST',
  path: 'share-links/{id}/revoke',
  origin: 'angsur',
  guard: ['is_contract'],
  summary: 'Ends a link at once. One that opens no more stays as it is.',
  params: idParams,
  data: shareLinkSchema,
  idempotent: true,
});

import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { openSharedCard } from '@/lib/contract/sharedCard';
import { SHARED_PAGE } from '@/lib/contract/sharedPage';
import { listShareLinks, makeShareLink, revokeShareLink } from '@/lib/contract/shares';
import { findContract } from '../contracts/readContract';
import { shareLinks } from '../platform/db/schema';
import type { Parts } from '../platform/http/parts';
import { API_BASE, publicRoute, route } from '../platform/http/route';
import { makeLink } from './makeLink';
import { openCard, openingLimits } from './openCard';
import { linksOf } from './readLinks';
import { revokeLink } from './revokeLink';
import { shareToken } from './shareToken';

/** Links to a contract's card for its customer: listed, made and revoked by staff, opened without a session. */
export function shareRoutes(app: FastifyInstance, parts: Parts): void {
  keepQuiet(app);

  route(app, parts, listShareLinks, async ({ db, staff, params, now }) => {
    const { contract } = await findContract(db, staff, params.id);
    return { data: { rows: await linksOf(db, contract.code, now) } };
  });

  route(app, parts, makeShareLink, async (call) => ({ data: { link: await makeLink(call), token: null } }), {
    // What is kept for a repetition has no token; each answer makes it again.
    async complete({ link }) {
      const [row] = await parts.connection.quick.select().from(shareLinks).where(eq(shareLinks.id, link.id));
      return { link, token: row ? shareToken(parts.shareSecret, row) : null };
    },
  });

  route(app, parts, revokeShareLink, async (call) => ({ data: await revokeLink(call) }));

  const limits = openingLimits();
  publicRoute(app, parts, openSharedCard, async (call) => ({
    data: await openCard(call, limits),
  }));
}

const [CALL = ''] = (API_BASE + openSharedCard.path).split('{');

/** No search engine lists the page or the call, nothing keeps them, and no other site is told of the address. */
function keepQuiet(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith(SHARED_PAGE) || request.url.startsWith(CALL)) {
      void reply.headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'referrer-policy': 'no-referrer',
      });
    }
    done(null, payload);
  });
}

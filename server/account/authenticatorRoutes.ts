import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as contract from '@/lib/contract/authenticator';
import { authenticators } from '../platform/db/schema';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { codesLeft } from './authenticator/recoveryCodes';
import { beginSetUp, finishSetUp } from './authenticator/setUp';
import { disableOwn, renewOwnCodes } from './authenticator/takeAway';

/** The authenticator app as second factor: one's own, and taking away that of a person who lost it. */
export function authenticatorRoutes(app: FastifyInstance, parts: Parts): void {
  // Neither passwords nor codes may be kept with a key, and wrong ones are counted.
  const ownTransactions = { ownTransactions: true };

  route(app, parts, contract.getAuthenticator, async ({ db, staff }) => {
    const [enabled] = await db
      .select({ at: authenticators.enabledAt })
      .from(authenticators)
      .where(and(eq(authenticators.staffId, staff.id), isNotNull(authenticators.enabledAt)));
    const recovery_left = await codesLeft(db, staff.id);
    return { data: { enabled_at: enabled?.at?.toISOString() ?? null, recovery_left } };
  });

  route(
    app,
    parts,
    contract.beginAuthenticator,
    async (call) => ({ data: await beginSetUp(call) }),
    ownTransactions,
  );

  route(
    app,
    parts,
    contract.enableAuthenticator,
    async (call) => ({
      data: { recovery_codes: await finishSetUp(call) },
    }),
    ownTransactions,
  );

  route(
    app,
    parts,
    contract.disableAuthenticator,
    async (call) => {
      await disableOwn(call);
      return { data: null };
    },
    ownTransactions,
  );

  route(
    app,
    parts,
    contract.renewRecoveryCodes,
    async (call) => ({
      data: { recovery_codes: await renewOwnCodes(call) },
    }),
    ownTransactions,
  );
}

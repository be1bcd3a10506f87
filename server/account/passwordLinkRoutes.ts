import type { FastifyInstance } from 'fastify';
import { forgetPassword as forgotten, readPasswordLink, usePasswordLink } from '@/lib/contract/passwordLinks';
import type { Parts } from '../platform/http/parts';
import { publicRoute } from '../platform/http/route';
import { forgetPassword, type AskOffice } from './forgetPassword';
import { openPasswordLink, type LinkLimits } from './openPasswordLink';
import { setPassword } from './setPassword';

/** Links with which a person chooses their own password, opened without a session. */
export function passwordLinkRoutes(
  app: FastifyInstance,
  parts: Parts,
  limits: LinkLimits,
  askOffice: AskOffice,
): void {
  publicRoute(app, parts, readPasswordLink, async (call) => {
    const { kind, name, username, company, office, expiresAt } = await openPasswordLink(call, limits);
    const data = { kind, name, username, company, office, expires_at: expiresAt.toISOString() };
    return { data };
  });

  publicRoute(app, parts, forgotten, async (call) => ({ data: await forgetPassword(call, askOffice) }));

  publicRoute(app, parts, usePasswordLink, async (call) => ({
    data: await setPassword(call, limits),
  }));
}

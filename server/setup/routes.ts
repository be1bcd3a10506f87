import type { FastifyInstance } from 'fastify';
import * as calls from '@/lib/contract/companySetup';
import { makeFirstAdministrator } from '@/lib/contract/setup';
import { titleSchema } from '@/lib/contract/titles';
import type { LinkLimits } from '../account/openPasswordLink';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { publicRoute, route } from '../platform/http/route';
import { companySetup } from './companySetup';
import { becomeFirstAdministrator } from './firstAdministrator';
import { finishSetup, skipStep } from './markSetup';
import { requireMasters } from './maySetUp';
import { nameCompany } from './nameCompany';
import { removeTitles } from './removeTitles';

/** The first start without the demo: the company gets its administrator, who then sets it up. */
export function setupRoutes(app: FastifyInstance, parts: Parts, limits: LinkLimits): void {
  publicRoute(app, parts, makeFirstAdministrator, async (call) => ({
    data: await becomeFirstAdministrator(call, limits),
  }));

  const options = { also: requireMasters };

  route(
    app,
    parts,
    calls.getCompanySetup,
    async ({ db, staff, now }) => ({ data: await companySetup(db, staff, now) }),
    options,
  );

  route(
    app,
    parts,
    calls.nameCompany,
    async (call) => {
      await nameCompany(call);
      return {
        data: await companySetup(call.db, call.staff, call.now),
      };
    },
    { ...options, refusal: refusalWith(calls.companyNameSchema) },
  );

  route(
    app,
    parts,
    calls.removeTitles,
    async (call) => {
      await removeTitles(call);
      return { data: await companySetup(call.db, call.staff, call.now) };
    },
    { ...options, refusal: refusalWith(titleSchema) },
  );

  route(
    app,
    parts,
    calls.skipSetupStep,
    async (call) => {
      await skipStep(call);
      return { data: await companySetup(call.db, call.staff, call.now) };
    },
    options,
  );

  route(
    app,
    parts,
    calls.finishSetup,
    async (call) => {
      await finishSetup(call);
      return { data: await companySetup(call.db, call.staff, call.now) };
    },
    options,
  );
}

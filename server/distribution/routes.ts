import type { FastifyInstance } from 'fastify';
import * as calls from '@/lib/contract/distribution';
import { findContract } from '../contracts/readContract';
import { officeOrOwn } from '../platform/auth/offices';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { accountPage } from './accountPage';
import { collectorPage } from './collectorPage';
import { contractCollectorsOf, distributionPage } from './histories';
import { moveAccounts } from './moveAccounts';
import { proposalOf } from './proposal';
import { saveDistribution } from './saveDistribution';

/** Distribusi Kolektor (docs/decisions/0155). */
export function distributionRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, calls.listCollectors, async ({ db, staff, query, now }) => ({
    data: await collectorPage(db, officeOrOwn(staff, query.office), query, now),
  }));

  route(app, parts, calls.listDistributionAccounts, async ({ db, staff, query, now }) => ({
    data: await accountPage(db, officeOrOwn(staff, query.office), query, now),
  }));

  route(app, parts, calls.previewDistribution, async ({ db, staff, query, now }) => {
    const { scope, from = null, collectors: collectorIds, office } = query;
    const ask = { officeId: officeOrOwn(staff, office), scope, fromId: from, collectorIds };
    return { data: (await proposalOf(db, ask, now)).preview };
  });

  route(
    app,
    parts,
    calls.saveDistribution,
    async ({ body, ...call }) => {
      const { office_id, scope, from_id: fromId, collector_ids: collectorIds, digest } = body;
      const officeId = officeOrOwn(call.staff, office_id);
      return { data: await saveDistribution(call, { officeId, scope, fromId, collectorIds, digest }) };
    },
    { refusal: refusalWith(calls.distributionPreviewSchema) },
  );

  route(app, parts, calls.moveAccounts, async ({ body, ...call }) => {
    officeOrOwn(call.staff, body.office_id);
    return { data: await moveAccounts(call, body) };
  });

  route(app, parts, calls.listDistributions, async ({ db, staff, query }) => ({
    data: await distributionPage(db, officeOrOwn(staff, query.office), query),
  }));

  route(app, parts, calls.listContractCollectors, async ({ db, staff, params }) => {
    const { contract } = await findContract(db, staff, params.id);
    return { data: { rows: await contractCollectorsOf(db, contract.code) } };
  });
}

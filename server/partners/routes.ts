import type { FastifyInstance } from 'fastify';
import { agents, listPartnerChoices, marketers, type PartnerEndpoints } from '@/lib/contract/partners';
import { partnerSchema } from '@/lib/contract/partnerRecords';
import { officeOrOwn } from '../platform/auth/offices';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { applicationsOf } from './applications';
import { decide } from '../requests/engine/decide';
import { findPartner } from './findPartner';
import { listPartners, partnerChoices } from './listPartners';
import { partnerDetail } from './partnerDetail';
import { AGENT, MARKETER, type PartnerSide } from './PartnerSide';
import { partnerSubject } from './partnerSubject';
import { requestChange } from './requestChange';
import { changePartner, createPartner, switchPartner } from './savePartner';

/** Agen and Marketing Ekternal: people, schemes, accounts, their applications; whom a form may name. */
export function partnerRoutes(app: FastifyInstance, parts: Parts): void {
  callsOf(app, parts, agents, AGENT);
  callsOf(app, parts, marketers, MARKETER);
  route(app, parts, listPartnerChoices, async ({ db, staff, query }) => ({
    data: { rows: await partnerChoices(db, officeOrOwn(staff, query.office)) },
  }));
}

function callsOf(app: FastifyInstance, parts: Parts, calls: PartnerEndpoints, side: PartnerSide): void {
  const options = { refusal: refusalWith(partnerSchema) };

  route(app, parts, calls.list, async ({ db, staff, query }) => ({
    data: await listPartners(db, side, staff, query),
  }));

  route(app, parts, calls.get, async ({ db, staff, params, now }) => ({
    data: await partnerDetail(db, side, staff, await findPartner(db, side, staff, params.id, now)),
  }));

  route(app, parts, calls.create, async ({ body, ...call }) => ({
    data: await createPartner(side, call, body),
  }));

  route(
    app,
    parts,
    calls.change,
    async ({ params, body, ...call }) => ({
      data: await changePartner(side, call, params.id, body),
    }),
    options,
  );

  route(
    app,
    parts,
    calls.switch,
    async ({ params, body, ...call }) => ({
      data: await switchPartner(side, call, params.id, body),
    }),
    options,
  );

  route(app, parts, calls.request, async (call) => ({ data: await requestChange(side, call) }), options);

  const subject = partnerSubject(side);
  route(
    app,
    parts,
    calls.decide,
    async ({ params, body: { decision: outcome, reason, ...seen }, ...call }) => ({
      data: await decide(subject, call, { ...params, ...seen }, { outcome, reason: reason || null }),
    }),
    options,
  );

  route(app, parts, calls.applications, async ({ db, staff, params, query, now }) => {
    const { row } = await findPartner(db, side, staff, params.id, now);
    return { data: await applicationsOf(db, side, row.id, query) };
  });
}

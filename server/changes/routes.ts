import type { FastifyInstance } from 'fastify';
import { changeSchema, decideChange, getChange } from '@/lib/contract/changes';
import { forbidden } from '../platform/core/ApiError';
import { idOf } from '../platform/http/idOf';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { decide } from '../requests/engine/decide';
import { changeById, changeDetail, changeSubject, holdChange, MISSING_CHANGE } from './changeSubject';
import { kindOf, requireEveryKind } from './kinds';

/** Changes that wait for a second person (docs/decisions/0140). */
export function changeRoutes(app: FastifyInstance, parts: Parts): void {
  requireEveryKind();
  route(app, parts, getChange, async ({ params, ...call }) => {
    const request = await changeById(call.db, idOf(params.id, MISSING_CHANGE));
    const held = await holdChange(kindOf(request), call.db, request);
    const change = changeDetail(call, held);
    if (!change.may_decide && !change.may_withdraw) throw forbidden(change.obstacle ?? undefined);
    return { data: change };
  });

  route(
    app,
    parts,
    decideChange,
    async ({ params, body: { decision, reason, version }, ...call }) => {
      const id = idOf(params.id, MISSING_CHANGE);
      const subject = changeSubject(kindOf(await changeById(call.db, id)));
      const decided = { outcome: decision, reason: reason || null };
      return { data: await decide(subject, call, { id, version }, decided) };
    },
    { refusal: refusalWith(changeSchema) },
  );
}

import type { FastifyInstance } from 'fastify';
import { changeView, listSavedViews, removeView, saveView } from '@/lib/contract/savedViews';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { ledOffices } from './leads';
import { viewsOf } from './readViews';
import { changeSavedView, makeView, removeSavedView } from './writeViews';

/** Saved views of lists: one's own, and those of the offices that one sees. */
export function savedViewRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, listSavedViews, async ({ db, staff, query }) => ({
    data: { rows: await viewsOf(db, staff, query.list), offices: await ledOffices(db, staff) },
  }));
  route(app, parts, saveView, async (call) => ({ data: await makeView(call) }));
  route(app, parts, changeView, async (call) => ({ data: await changeSavedView(call) }));
  route(app, parts, removeView, async (call) => ({ data: await removeSavedView(call) }));
}

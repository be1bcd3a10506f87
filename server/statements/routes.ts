import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { askImportRows, decideImportRows, getImportRequest } from '@/lib/contract/importRequests';
import { checkImport, importBatchSchema, undoImport } from '@/lib/contract/imports';
import { undoBatch } from '../imports/undoBatch';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { decide } from '../requests/engine/decide';
import { askForRows } from './askForRows';
import { checkBatch } from './checkBatch';
import { closeWaiting } from './closeWaiting';
import { requestDetail } from './requestDetail';
import { statementSubject } from './statementSubject';

/** The statement as it is now. */
const CURRENT = refusalWith(importBatchSchema);
/** The same, or the receipts on which requests wait. */
const UNDONE = z.extend(CURRENT, { waiting: z.optional(z.array(z.string())) });

/** What a second person does with a bank statement: lets rows be posted, compares it with the bank, takes it back. */
export function statementRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, askImportRows, async (call) => ({ data: await askForRows(call) }), { refusal: CURRENT });

  route(app, parts, getImportRequest, async (call) => ({ data: await requestDetail(call) }));

  route(
    app,
    parts,
    decideImportRows,
    async ({ params, body: { decision: outcome, reason, ...seen }, ...call }) => ({
      data: await decide(statementSubject, call, { ...params, ...seen }, { outcome, reason: reason || null }),
    }),
    { refusal: CURRENT },
  );

  route(app, parts, checkImport, async (call) => ({ data: await checkBatch(call) }), { refusal: CURRENT });

  route(
    app,
    parts,
    undoImport,
    async (call) => {
      await closeWaiting(call, call.params.id);
      return { data: await undoBatch(call) };
    },
    { refusal: UNDONE },
  );
}

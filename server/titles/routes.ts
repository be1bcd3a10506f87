import type { FastifyInstance } from 'fastify';
import {
  changeTitle as changeCall,
  createTitle as createCall,
  deleteTitle as deleteCall,
  listTitles,
  previewTitle as previewCall,
  titleSchema,
} from '@/lib/contract/titles';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { mayChangeTitles } from './checkTitle';
import { previewTitle } from './previewTitle';
import { readTitles } from './readTitles';
import { changeTitle, createTitle, deleteTitle } from './saveTitle';

/** Jabatan & Hak Akses (docs/decisions/0112). */
export function titleRoutes(app: FastifyInstance, parts: Parts): void {
  const options = { refusal: refusalWith(titleSchema) };

  route(app, parts, listTitles, async ({ db, staff }) => ({
    data: { rows: await readTitles(db), may_change: mayChangeTitles(staff) },
  }));

  route(
    app,
    parts,
    createCall,
    async ({ body, ...call }) => ({ data: await createTitle(call, body) }),
    options,
  );

  route(
    app,
    parts,
    previewCall,
    async ({ params, body, ...call }) => ({ data: await previewTitle(call, params.id, body) }),
    options,
  );

  route(
    app,
    parts,
    changeCall,
    async ({ params, body, ...call }) => ({
      data: await changeTitle(call, params.id, body),
    }),
    options,
  );

  route(
    app,
    parts,
    deleteCall,
    async ({ params, query, ...call }) => ({
      data: await deleteTitle(call, params.id, query.version),
    }),
    options,
  );
}

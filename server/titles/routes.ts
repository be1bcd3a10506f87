import type { FastifyInstance } from 'fastify';
import {
  changeTitle,
  createTitle,
  deleteTitle,
  listTitles,
  previewTitle,
  titleSchema,
} from '@/lib/contract/titles';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { mayChangeTitles } from './checkTitle';
import { readTitles } from './readTitles';
import { addTitle, dropTitle, saveTitle } from './saveTitle';
import { titlePreview } from './titlePreview';

/** Jabatan & Hak Akses (docs/decisions/0112). */
export function titleRoutes(app: FastifyInstance, parts: Parts): void {
  const options = { refusal: refusalWith(titleSchema) };

  route(app, parts, listTitles, async ({ db, staff }) => ({
    data: { rows: await readTitles(db, staff), may_change: mayChangeTitles(staff) },
  }));

  route(
    app,
    parts,
    createTitle,
    async ({ body, ...call }) => ({ data: await addTitle(call, body) }),
    options,
  );

  route(
    app,
    parts,
    previewTitle,
    async ({ params, body, ...call }) => ({ data: await titlePreview(call, params.id, body) }),
    options,
  );

  route(
    app,
    parts,
    changeTitle,
    async ({ params, body, ...call }) => ({
      data: await saveTitle(call, params.id, body),
    }),
    options,
  );

  route(
    app,
    parts,
    deleteTitle,
    async ({ params, query, ...call }) => ({
      data: await dropTitle(call, params.id, query.version),
    }),
    options,
  );
}

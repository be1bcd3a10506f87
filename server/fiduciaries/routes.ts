import type { FastifyInstance } from 'fastify';
import { fiduciarySchema, getFiduciary, saveFiduciary as endpoint } from '@/lib/contract/fiduciaries';
import {
  countFiduciaryExport,
  exportFiduciaries as exportCall,
  getFiduciaryFigures,
  listFiduciaries,
} from '@/lib/contract/fiduciaryDeadlines';
import { findContract } from '../contracts/readContract';
import { fileRoute } from '../platform/http/fileRoute';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { exportFiduciaries, fiduciaryExportSummary, requireContracts } from './exportFiduciaries';
import { readFiduciary, saveFiduciary } from './fiduciary';
import { fiduciaryFigures } from './fiduciaryFigures';
import { fiduciaryPage } from './fiduciaryPage';

/** Fiduciaries of contracts, and what is to be done about them until when. */
export function fiduciaryRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, getFiduciary, async ({ db, staff, params }) => {
    const { contract } = await findContract(db, staff, params.id);
    return { data: await readFiduciary(db, contract) };
  });
  route(app, parts, endpoint, async (call) => ({ data: await saveFiduciary(call) }), {
    refusal: refusalWith(fiduciarySchema),
  });
  route(app, parts, listFiduciaries, async ({ db, staff, query, now }) => ({
    data: await fiduciaryPage(db, staff, query, now),
  }));
  route(app, parts, getFiduciaryFigures, async ({ db, staff, query, now }) => ({
    data: await fiduciaryFigures(db, staff, query.office, now),
  }));
  route(
    app,
    parts,
    countFiduciaryExport,
    async ({ db, staff, query, now }) => ({ data: await fiduciaryExportSummary(db, staff, query, now) }),
    { also: requireContracts },
  );
  fileRoute(app, parts, exportCall, exportFiduciaries, { also: requireContracts });
}

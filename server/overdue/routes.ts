import type { FastifyInstance } from 'fastify';
import {
  countOverdueExport,
  exportOverdue as exportCall,
  getOverdueFigures,
  getOverdueReminder,
  listOverdue,
  listOverdueChoices,
} from '@/lib/contract/overdue';
import type { KeptOwed } from '../figures/keptOwed';
import { fileRoute } from '../platform/http/fileRoute';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { exportOverdue, overdueExportSummary, requireOverdue } from './exportOverdue';
import { overdueChoices } from './overdueChoices';
import { overdueFigures } from './overdueFigures';
import { overduePage } from './overduePage';
import { overdueReminder } from './overdueReminder';

/** Tanggal Jatuh Tempo: list, figures, what it can be narrowed to, export. */
export function overdueRoutes(app: FastifyInstance, parts: Parts, figures: KeptOwed): void {
  route(app, parts, listOverdue, async ({ db, staff, query, now }) => ({
    data: await overduePage(db, staff, query, now),
  }));

  route(app, parts, getOverdueReminder, async ({ db, staff, params, now }) => ({
    data: await overdueReminder(db, staff, params.id, now),
  }));

  route(app, parts, getOverdueFigures, async ({ db, staff, query, now }) => ({
    data: await overdueFigures(db, figures, staff, query.office, now),
  }));

  route(app, parts, listOverdueChoices, async ({ db, staff, query }) => ({
    data: await overdueChoices(db, staff, query.office),
  }));

  route(
    app,
    parts,
    countOverdueExport,
    async ({ db, staff, query, now }) => ({ data: await overdueExportSummary(db, staff, query, now) }),
    { also: requireOverdue },
  );

  fileRoute(app, parts, exportCall, exportOverdue, { also: requireOverdue });
}

import type { FastifyInstance } from 'fastify';
import { countReport, exportReport as exportCall, getReport } from '@/lib/contract/reports';
import { fileRoute } from '../platform/http/fileRoute';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { exportReport, reportSummary, requireReports } from './exportReport';
import { reportPage } from './reportPage';

/** Laporan: on the screen by pages, and as files. */
export function reportRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, getReport, async ({ staff, query, now }) => ({
    data: await reportPage(parts.connection, staff, query, now),
  }));
  route(
    app,
    parts,
    countReport,
    async ({ staff, query, now }) => ({ data: await reportSummary(parts.connection, staff, query, now) }),
    { also: requireReports },
  );
  fileRoute(app, parts, exportCall, exportReport, { also: requireReports });
}

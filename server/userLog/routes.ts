import type { FastifyInstance } from 'fastify';
import * as contract from '@/lib/contract/userLog';
import { fileRoute } from '../platform/http/fileRoute';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { exportUserLog, requireExporter, userLogExportSummary } from './exportUserLog';
import { listUserLog } from './listUserLog';
import { seenPeople } from './seenPeople';

/** Log User: the log of everybody whom the reader sees, and its export. */
export function userLogRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, contract.listUserLog, async ({ db, staff, query }) => ({
    data: await listUserLog(db, staff, query),
  }));

  route(app, parts, contract.listLogPeople, async ({ db, staff }) => ({
    data: await seenPeople(db, staff),
  }));

  route(
    app,
    parts,
    contract.countUserLogExport,
    async ({ db, staff, query, now }) => ({
      data: await userLogExportSummary(db, staff, query, now),
    }),
    { also: requireExporter },
  );

  fileRoute(app, parts, contract.exportUserLog, exportUserLog, { also: requireExporter });
}

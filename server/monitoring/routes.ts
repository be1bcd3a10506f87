import type { FastifyInstance } from 'fastify';
import { getMonitoringFigures, getMonitoringRanking, getMonitoringTrend } from '@/lib/contract/monitoring';
import type { KeptOwed } from '../figures/keptOwed';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { keptReadings } from './keptReadings';
import { monitoringFigures } from './monitoringFigures';
import { keptRanking, monitoringRanking } from './monitoringRanking';
import { monitoringTrend } from './monitoringTrend';

/** Monitoring: figures of the company, how they moved, and who brought most. */
export function monitoringRoutes(app: FastifyInstance, parts: Parts, owed: KeptOwed): void {
  const readings = keptReadings(parts.connection, owed);
  const ranking = keptRanking(parts.connection);

  route(app, parts, getMonitoringFigures, async ({ db, staff, query, now }) => ({
    data: await monitoringFigures(db, readings, staff, query, now),
  }));

  route(app, parts, getMonitoringTrend, async ({ db, staff, query, now }) => ({
    data: await monitoringTrend(db, staff, query.office, now),
  }));

  route(app, parts, getMonitoringRanking, async ({ db, staff, query, now }) => ({
    data: await monitoringRanking(db, ranking, staff, query.office, now),
  }));
}

import * as calls from '@/lib/contract/monitoring';
import type { World } from './calls';

/** What is going on, as a branch head asks for it. */
export const MONITORING_CALLS = {
  getMonitoringFigures: ({ send }: World) =>
    send(calls.getMonitoringFigures, 'head', { query: { part: 'owed' } }),
  getMonitoringTrend: ({ send }: World) => send(calls.getMonitoringTrend, 'head'),
  getMonitoringRanking: ({ send }: World) => send(calls.getMonitoringRanking, 'head'),
};

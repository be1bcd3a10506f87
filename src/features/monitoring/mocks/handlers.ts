import type { HttpHandler } from 'msw';
import type { FigurePart } from '@/lib/contract/figureTerms';
import { getMonitoringFigures, getMonitoringRanking, getMonitoringTrend } from '@/lib/contract/monitoring';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { buildMonitoringFigures, buildMonitoringRanking, buildMonitoringTrend } from './buildMonitoring';

/** An office in which some figures got worse and some wait. */
export const monitoringHandlers: HttpHandler[] = [
  mockEndpoint(getMonitoringFigures, ({ query }) => buildMonitoringFigures(query.part as FigurePart)),
  mockEndpoint(getMonitoringTrend, buildMonitoringTrend()),
  mockEndpoint(getMonitoringRanking, buildMonitoringRanking()),
];

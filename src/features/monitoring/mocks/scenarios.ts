import type { HttpHandler } from 'msw';
import type { FigurePart } from '@/lib/contract/figureTerms';
import { getMonitoringFigures, getMonitoringRanking, getMonitoringTrend } from '@/lib/contract/monitoring';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import {
  buildFigure,
  buildMonitoringFigures,
  buildMonitoringRanking,
  buildMonitoringTrend,
  buildOffices,
} from './buildMonitoring';

/* Named worlds for stories; each goes before the happy path. */

const every = (answer: () => Response | Promise<Response>): HttpHandler[] =>
  [getMonitoringFigures, getMonitoringTrend, getMonitoringRanking].map((endpoint) =>
    mockEndpoint(endpoint, answer),
  );

const withoutPast = ({ query }: { query: { part?: string } }) => {
  const part = buildMonitoringFigures(query.part as FigurePart);
  return {
    ...part,
    figures: part.figures
      .filter(({ figure }) => figure !== 'without_collector')
      .map((one) => ({ ...one, count: 0, amount: one.amount === null ? null : 0, before: null })),
  };
};

export const monitoringScenarios = {
  asking: every(never),
  fails: every(() => refuse(500, '')),
  offline: every(offline),
  forbidden: every(() => refuse(403, 'Anda tidak punya hak untuk ini.')),
  hostWithout: every(() => refuse(404, 'Alamat ini tidak ada.')),
  /** A director: all together, and each office. */
  offices: [
    mockEndpoint(getMonitoringFigures, ({ query }) =>
      buildMonitoringFigures(query.part as FigurePart, { offices: buildOffices(query.part as FigurePart) }),
    ),
  ],
  /** A company that has just begun: nothing is owed, nothing was kept. */
  beginning: [
    mockEndpoint(getMonitoringFigures, withoutPast),
    mockEndpoint(getMonitoringTrend, buildMonitoringTrend({ days: [] })),
    mockEndpoint(getMonitoringRanking, buildMonitoringRanking({ collectors: [], marketers: [] })),
  ],
  /** One part, the trend and the ranking could not be had. */
  someFail: [
    mockEndpoint(getMonitoringFigures, ({ query }) =>
      query.part === 'money' ? refuse(500, '') : buildMonitoringFigures(query.part as FigurePart),
    ),
    mockEndpoint(getMonitoringTrend, () => refuse(500, '')),
    mockEndpoint(getMonitoringRanking, () => refuse(500, '')),
  ],
  /** Sums as long as they come. */
  largest: [
    mockEndpoint(getMonitoringFigures, ({ query }) =>
      buildMonitoringFigures(
        query.part as FigurePart,
        query.part === 'owed'
          ? {
              figures: [
                buildFigure('outstanding', [998_412, 98_765_432_100_000], [997_001, 97_001_000_000_000]),
                buildFigure('npf', [41_002, 4_104_318_450_000], [39_004, 3_904_318_450_000], {
                  whole: 98_765_432_100_000,
                }),
                buildFigure('late', [148_211, 12_204_318_450_000], [131_000, 11_904_318_450_000]),
              ],
            }
          : {},
      ),
    ),
  ],
};

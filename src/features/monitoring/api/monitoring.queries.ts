import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FigurePart } from '@/lib/contract/figureTerms';
import { getMonitoringFigures, getMonitoringRanking, getMonitoringTrend } from '@/lib/contract/monitoring';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';
import type { Place } from '../domain/place';

const root = queryRoot('monitoring');

export const monitoringKeys = {
  all: root,
  figures: ({ office }: Place, part: FigurePart) => [...root, 'figures', part, office] as const,
  trend: ({ office }: Place) => [...root, 'trend', office] as const,
  ranking: ({ office }: Place) => [...root, 'ranking', office] as const,
};

const asked = ({ office }: Place) => (office === 'all' ? {} : { office });

/** Figures of one part, each beside the same day of last month. */
export const figuresOptions = (place: Place, part: FigurePart) =>
  queryOptions({
    queryKey: monitoringKeys.figures(place, part),
    queryFn: ({ signal }) => call(getMonitoringFigures, { query: { part, ...asked(place) }, signal }),
    placeholderData: keepPreviousData,
  });

/** The ends of the days that were kept. */
export const trendOptions = (place: Place) =>
  queryOptions({
    queryKey: monitoringKeys.trend(place),
    queryFn: ({ signal }) => call(getMonitoringTrend, { query: asked(place), signal }),
    placeholderData: keepPreviousData,
  });

/** Who collected and who brought most this month. */
export const rankingOptions = (place: Place) =>
  queryOptions({
    queryKey: monitoringKeys.ranking(place),
    queryFn: ({ signal }) => call(getMonitoringRanking, { query: asked(place), signal }),
    placeholderData: keepPreviousData,
  });

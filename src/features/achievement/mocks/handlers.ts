import type { HttpHandler } from 'msw';
import * as calls from '@/lib/contract/achievement';
import { listCollectorTargets, saveCollectorTarget } from '@/lib/contract/collectorTargets';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { windowAround } from '../domain/period';
import * as achieved from './buildAchieved';
import { buildAchievement, buildTrend } from './buildAchievement';
import { TODAY } from './buildFigures';
import { buildTarget, buildTargets } from './buildTargets';

type Asked = Readonly<Partial<Record<'period' | 'date' | 'page' | 'size', string>>>;

/** One page of rows with the window that they are of, and what all of them come to. */
function pageOf<R>(all: readonly R[], { period = 'day', date = TODAY, page = '1', size = '20' }: Asked) {
  const from = (Number(page) - 1) * Number(size);
  return {
    ...{ date, ...windowAround(period as 'day', date) },
    ...{ rows: all.slice(from, from + Number(size)), count: all.length },
  };
}
const sumOf = <R>(rows: readonly R[], of: (row: R) => number) => rows.reduce((sum, row) => sum + of(row), 0);

/** An office whose collectors are behind and ahead; targets are answered as they were sent, and kept nowhere. */
export const achievementHandlers: HttpHandler[] = [
  mockEndpoint(calls.getAchievementTrend, ({ query }) => buildTrend(query.date)),
  mockEndpoint(calls.listAchievedReceipts, ({ query }) => {
    const rows = query.part === undefined ? achieved.buildAchievedReceipts() : achieved.buildLaterReceipts();
    return { ...pageOf(rows, query), total: sumOf(rows, ({ amount }) => amount) };
  }),
  mockEndpoint(calls.listAchievedAccounts, ({ query }) => {
    const rows = achieved
      .buildAchievedAccounts()
      .filter(
        ({ paid }) =>
          query.show === undefined || query.show === 'all' || paid > 0 === (query.show === 'paid'),
      );
    return { ...pageOf(rows, query), total: sumOf(rows, ({ paid }) => paid) };
  }),
  mockEndpoint(calls.listAchievedVisits, ({ query }) => {
    const rows = achieved
      .buildAchievedVisits()
      .filter(({ visit }) =>
        query.show === 'unvisited' ? !visit : query.show === undefined || visit !== null,
      );
    return pageOf(rows, query);
  }),
  mockEndpoint(calls.listAchievedPromises, ({ query }) => {
    const rows = achieved
      .buildAchievedPromises()
      .filter(({ state }) => query.show === undefined || state === query.show.toUpperCase());
    return { ...pageOf(rows, query), total: sumOf(rows, ({ amount }) => amount) };
  }),
  mockEndpoint(calls.listAchievedTts, ({ query }) => {
    const rows = achieved
      .buildAchievedTtsRows()
      .filter(({ same_day }) => query.show === undefined || same_day === (query.show === 'same_day'));
    return { ...pageOf(rows, query), total: sumOf(rows, ({ amount }) => amount) };
  }),
  mockEndpoint(listCollectorTargets, ({ query }) =>
    buildTargets({ month: query.month ?? TODAY.slice(0, 7) }),
  ),
  mockEndpoint(saveCollectorTarget, ({ body }) =>
    buildTarget({
      collector: buildTargets().rows.find(({ collector }) => collector.id === body.collector_id)
        ?.collector ?? {
        ...{ id: body.collector_id, name: 'Kolektor' },
      },
      ...{ targets: body.targets, version: body.version + 1 },
    }),
  ),
  // Last: the addresses of the others begin with its own.
  mockEndpoint(calls.getAchievement, ({ query }) => buildAchievement(undefined, { query })),
];

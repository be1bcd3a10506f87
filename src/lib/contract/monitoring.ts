import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { calendarDate, instant, officeId, rupiah, storedCount } from './fields';
import { FIGURE_KEYS, FIGURE_PARTS } from './figureTerms';

/*
 * Monitoring: what is going on in the offices that a person sees, on each office's own today. What each figure is stands in
 * `lib/collection/figures`.
 */

const valueFields = {
  /** How many; of `npf` accounts of the classes 3 to 5. */
  count: storedCount,
  /** What they come to, rupiah; null: nothing is summed. `entered` is below 0 where more was voided than entered. */
  amount: z.nullable(rupiah),
  /** Of a share: what it is a share of, rupiah; else null. */
  whole: z.nullable(rupiah),
};
export const figureValueSchema = z.object(valueFields);
export type FigureValue = z.infer<typeof figureValueSchema>;

/** A figure as it was read, and as it is kept of a day. */
export const readingSchema = z.object({
  figure: z.enum(FIGURE_KEYS),
  /** `from-to` in days late, or in days of waiting; `from-` for the highest. Null: the figure is whole. */
  slice: z.nullable(z.string()),
  ...valueFields,
});
export type Reading = z.infer<typeof readingSchema>;

const comparedSchema = z.extend(readingSchema, {
  /** At the end of the same day of last month; null: not every office kept it. */
  before: z.nullable(figureValueSchema),
});
export type ComparedFigure = z.infer<typeof comparedSchema>;

const officeSchema = z.object({ id: z.int(), name: z.string() });
const shared = { origin: 'angsur', guard: ['is_performance'] } as const;

export const getMonitoringFigures = endpoint({
  ...shared,
  name: 'getMonitoringFigures',
  method: 'GET',
  path: 'monitoring/figures',
  summary:
    'Figures of one part, of all offices that are seen together and of each, beside the end of the same day of last month.',
  query: z.object({ part: z.enum(FIGURE_PARTS), office: z.optional(officeId) }),
  data: z.object({
    /** When the oldest office of them was read. */
    as_of: instant,
    /** Today, and the day that is beside it: of the office that is asked for, or else the caller's own. */
    today: calendarDate,
    before_day: calendarDate,
    figures: z.array(comparedSchema),
    /** By name; empty where one office is seen. */
    offices: z.array(z.object({ office: officeSchema, figures: z.array(comparedSchema) })),
  }),
});
export type MonitoringFigures = z.infer<(typeof getMonitoringFigures)['data']>;
/** One office's figures of a part. */
export type OfficeFigures = MonitoringFigures['offices'][number];

export const getMonitoringTrend = endpoint({
  ...shared,
  name: 'getMonitoringTrend',
  method: 'GET',
  path: 'monitoring/trend',
  summary:
    'Buckets, outstanding, NPF and what was entered at the end of each of the last 60 days that were kept.',
  query: z.object({ office: z.optional(officeId) }),
  data: z.object({
    from: calendarDate,
    to: calendarDate,
    /** Rising; a day that some office did not keep is left out. */
    days: z.array(z.object({ day: calendarDate, figures: z.array(readingSchema) })),
  }),
});
export type MonitoringTrend = z.infer<(typeof getMonitoringTrend)['data']>;

export const getMonitoringRanking = endpoint({
  ...shared,
  name: 'getMonitoringRanking',
  method: 'GET',
  path: 'monitoring/ranking',
  summary: 'Who collected, and which external marketers brought most in this month; ten of each.',
  query: z.object({ office: z.optional(officeId) }),
  data: z.object({
    as_of: instant,
    from: calendarDate,
    to: calendarDate,
    /** By what they collected; receipts of contracts that nobody collected are nobody's. */
    collectors: z.array(z.object({ id: z.int(), name: z.string(), accounts: storedCount, amount: rupiah })),
    /** By the principal of contracts that they brought. */
    marketers: z.array(z.object({ id: z.int(), name: z.string(), contracts: storedCount, amount: rupiah })),
  }),
});
export type MonitoringRanking = z.infer<(typeof getMonitoringRanking)['data']>;

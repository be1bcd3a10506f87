import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { instant, pageNumber } from './fields';

/** One line of the append-only log. */
export const logEntrySchema = z.object({
  id: z.int(),
  at: instant,
  /** Machine name, e.g. `SIGNED_IN`, `CREDIT_CHANGE_REQUESTED`. */
  action: z.string(),
  /** Indonesian sentence for people. */
  summary: z.string(),
  /** Kind and id of the record, e.g. `credit` and `42`. */
  record_type: z.nullable(z.string()),
  record_id: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  device: z.nullable(z.string()),
  /** field → [before, after]. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

export const HISTORY_PAGE_SIZE = 20;

export const listMyHistory = endpoint({
  name: 'listMyHistory',
  method: 'GET',
  path: 'logs/me',
  origin: 'angsur',
  guard: 'session',
  summary: 'What the caller did, newest first (My History).',
  query: z.object({ page: z._default(pageNumber, 1) }),
  data: z.object({ rows: z.array(logEntrySchema), count: z.int() }),
});

import type { LogEntry } from '@/lib/contract/history';
import type { history } from '../db/schema';

/** A line of the log as the API tells it. */
export const logLine = (line: typeof history.$inferSelect): LogEntry => ({
  id: line.id,
  at: line.at.toISOString(),
  action: line.action,
  summary: line.summary,
  record_type: line.recordType,
  record_id: line.recordId,
  ip: line.ip,
  device: line.device,
  changes: line.changes,
});

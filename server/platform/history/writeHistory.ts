import type { Changes } from '../core/changes';
import type { Db } from '../db/connect';
import { history } from '../db/schema';

/** One line for the log. */
export interface HistoryLine {
  at: Date;
  staffId: number | null;
  /** Machine name, past tense: `SIGNED_IN`. */
  action: string;
  /** Indonesian sentence for people. */
  summary: string;
  origin: { ip: string; device: string | null };
  record?: { type: string; id: string | number };
  reason?: string;
  changes?: Changes;
}

/** Lines of one statement: PostgreSQL takes 65,535 values in it. */
const GROUP = 1000;

/** Appends to the log, in the transaction of what it tells about. */
export async function writeHistory(db: Db, ...lines: HistoryLine[]): Promise<void> {
  for (let from = 0; from < lines.length; from += GROUP) {
    await db.insert(history).values(lines.slice(from, from + GROUP).map(toRow));
  }
}

const toRow = (line: HistoryLine): typeof history.$inferInsert => ({
  at: line.at,
  staffId: line.staffId,
  action: line.action,
  summary: line.summary,
  recordType: line.record?.type ?? null,
  recordId: line.record === undefined ? null : String(line.record.id),
  reason: line.reason ?? null,
  ip: line.origin.ip,
  device: line.origin.device,
  changes: line.changes ?? {},
});

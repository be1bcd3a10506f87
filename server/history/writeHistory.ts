import type { Db } from '../db/connect';
import { history } from '../db/schema';
import type { Changes } from './changes';

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

/** Appends to the log, in the transaction of what it tells about. */
export async function writeHistory(db: Db, line: HistoryLine): Promise<void> {
  await db.insert(history).values({
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
}

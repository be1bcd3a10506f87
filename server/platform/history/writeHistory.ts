import { sql } from 'drizzle-orm';
import type { Changes } from '../core/changes';
import { toJson } from '../core/toJson';
import type { Db } from '../db/connect';

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

/** Appends to the log, in the transaction of what it tells about: one statement, however many lines. */
export async function writeHistory(db: Db, ...lines: HistoryLine[]): Promise<void> {
  if (lines.length === 0) return;
  await db.execute(sql`
    insert into history (at, staff_id, action, summary, record_type, record_id, reason, ip, device, changes)
    select * from jsonb_to_recordset(${toJson(lines.map(toRow))}::jsonb)
      as line (at timestamptz, staff_id int, action text, summary text, record_type text, record_id text, reason text,
               ip text, device text, changes jsonb)`);
}

const toRow = (line: HistoryLine) => ({
  at: line.at,
  staff_id: line.staffId,
  action: line.action,
  summary: line.summary,
  record_type: line.record?.type ?? null,
  record_id: line.record === undefined ? null : String(line.record.id),
  reason: line.reason ?? null,
  ip: line.origin.ip,
  device: line.origin.device,
  changes: line.changes ?? {},
});

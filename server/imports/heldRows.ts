import { sql } from 'drizzle-orm';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { importBatches, importRows, offices } from '../platform/db/schema';
import { againOf } from './postedAlike';

/** Who would post, and when. */
export interface Poster {
  staff: Pick<SignedIn, 'transferDaysBack'>;
  now: Date;
}

/**
 * The matched rows of these statements: which this person alone can't post, since they name another contract, are dated
 * beyond the title's limit (docs/decisions/0142) or seem to be posted lines of other statements (`again`, their ids;
 * docs/decisions/0181), and which stand behind such a row on the same contract (`held`).
 */
export const matchedRows = (batchIds: readonly number[], { staff, now }: Poster) => sql`(
  select own.*, bool_or(own.named or own.late or own.again is not null) over (
           partition by own.batch_id, own.contract_code order by own.date, own.line) as held
    from (select r.id, r.batch_id, r.contract_code, r.date, r.line, r.amount, r.plan, r.keep_surplus, r.named_other,
                 r.allowed_by is null and r.named_other is not null as named,
                 r.allowed_by is null and coalesce(r.date <
                   (${now.toISOString()}::timestamptz at time zone o.zone)::date - ${staff.transferDaysBack}::int, false) as late,
                 ${againOf} as again
            from ${importRows} r
            join ${importBatches} b on b.id = r.batch_id
            join ${offices} o on o.id = b.office_id
           where r.batch_id = any(${sql.param([...batchIds])}::int[]) and r.state = 'MATCHED') own)`;

/** Rows and rupiah. */
export interface HeldSum {
  /** Rows that a second person must let be posted: they name another contract, are dated too far back, or seem posted. */
  to_ask: number;
  /** These and those that wait behind them on the same contract. */
  rows: number;
  amount: number;
}

export const NOTHING_HELD: HeldSum = { to_ask: 0, rows: 0, amount: 0 };

/** What of these statements a person alone can't post, by statement; those without any are left out. */
export async function heldOf(
  db: Db,
  batchIds: readonly number[],
  poster: Poster,
): Promise<Map<number, HeldSum>> {
  const { rows } = await db.execute<{ batch: number; to_ask: string; rows: string; amount: string }>(sql`
    select batch_id as batch, count(*) filter (where named or late or again is not null) as to_ask, count(*) as rows, sum(amount) as amount
      from ${matchedRows(batchIds, poster)} matched where held group by batch_id`);
  return new Map(
    rows.map((row) => [
      row.batch,
      { to_ask: Number(row.to_ask), rows: Number(row.rows), amount: Number(row.amount) },
    ]),
  );
}

import { sql, type SQL } from 'drizzle-orm';
import { formatDate } from '@/lib/format/tanggal';
import { todayIn } from '../calendar/today';
import { conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import type { FoundContract } from './readContract';

/** A contract with a fact that is dated after a day: its card of that day leaves it out. */
export interface FactAhead {
  code: string;
  /** The last such day. */
  day: string;
}

/**
 * The contracts among `which` (of `k`) with a fact that is dated after `today`, by code: the day on which they begin, a
 * receipt or something forgiven, as long as it counts (docs/decisions/0120).
 */
export async function factsAhead(db: Db, which: SQL, today: string): Promise<FactAhead[]> {
  const { rows } = await db.execute<FactAhead & Record<string, unknown>>(sql`
    select f.code, max(f.day)::text as day
      from (select code, date_start as day from contracts where date_start > ${today}
            union all
            select contract_code, date_payment from credits where date_payment > ${today} and voided_at is null
            union all
            select contract_code, date from waivers where date > ${today} and voided_at is null) f
      join contracts k on k.code = f.code
     where ${which}
     group by f.code
     order by f.code`);
  return rows;
}

/** Why a contract is not decided about on `today`, the day of `office`, in words; null: all its facts count by then. */
export async function aheadObstacle(
  db: Db,
  code: string,
  office: { name: string },
  today: string,
): Promise<string | null> {
  const [ahead] = await factsAhead(db, sql`k.code = ${code}`, today);
  if (!ahead) return null;
  return `Kontrak ${code} punya catatan tanggal ${formatDate(ahead.day)}, sedangkan di kantor ${office.name} masih ${formatDate(today)}. Coba lagi mulai ${formatDate(ahead.day)}.`;
}

/** 409 while a fact of a locked contract is dated after its office's today: its card does not count it yet. */
export async function refuseAhead(db: Db, { contract, office }: FoundContract, now: Date): Promise<void> {
  const obstacle = await aheadObstacle(db, contract.code, office, todayIn(office.zone, now));
  if (obstacle !== null) throw conflict(obstacle);
}

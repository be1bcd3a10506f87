import { sql } from 'drizzle-orm';
import type { OfficeOwed, OwedSum } from '@/lib/collection/owedFigures';
import type { Db } from '../platform/db/connect';

/** What an office is owed as it was read: due days do not move at midnight, so any today can be told from it. */
export type OwedRows = Pick<OfficeOwed, 'days' | 'repossessed'>;

/* Types, not interfaces: rows are records. */
type DayRow = {
  office_id: number;
  next_due: string;
  accounts: string;
  outstanding: string;
  unplaced: string;
  unplaced_outstanding: string;
  uncollected: string;
  uncollected_outstanding: string;
};
type RepossessedRow = { office_id: number; accounts: string; outstanding: string };

/** What each of these offices is owed, by due day, from the index alone; what is not calculated yet counts no rupiah. */
export async function owedByDay(db: Db, offices: readonly number[]): Promise<Map<number, OwedRows>> {
  const these = sql.param([...offices]);
  const [running, repossessed] = await Promise.all([
    db.execute<DayRow>(sql`
      select office_id, next_due::text, count(*) as accounts, coalesce(sum(outstanding), 0) as outstanding,
             count(*) filter (where village_code is null) as unplaced,
             coalesce(sum(outstanding) filter (where village_code is null), 0) as unplaced_outstanding,
             count(*) filter (where collector_id is null) as uncollected,
             coalesce(sum(outstanding) filter (where collector_id is null), 0) as uncollected_outstanding
        from contracts
       where status = 'ACTIVE' and next_due is not null and office_id = any(${these}::int[])
       group by office_id, contracts.next_due`),
    db.execute<RepossessedRow>(sql`
      select office_id, count(*) as accounts, coalesce(sum(outstanding), 0) as outstanding
        from contracts where status = 'REPOSSESSED' and office_id = any(${these}::int[])
       group by office_id`),
  ]);
  const owed = new Map<number, { days: OwedRows['days'][number][]; repossessed: OwedSum }>(
    offices.map((id) => [id, { days: [], repossessed: { accounts: 0, outstanding: 0 } }]),
  );
  for (const row of running.rows) {
    owed.get(row.office_id)?.days.push({
      next_due: row.next_due,
      ...sumOf(row.accounts, row.outstanding),
      without_region: sumOf(row.unplaced, row.unplaced_outstanding),
      without_collector: sumOf(row.uncollected, row.uncollected_outstanding),
    });
  }
  for (const row of repossessed.rows) {
    const found = owed.get(row.office_id);
    if (found) found.repossessed = sumOf(row.accounts, row.outstanding);
  }
  return owed;
}

const sumOf = (accounts: string, outstanding: string): OwedSum => ({
  accounts: Number(accounts),
  outstanding: Number(outstanding),
});

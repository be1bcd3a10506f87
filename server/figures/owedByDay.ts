import { sql } from 'drizzle-orm';
import type { ClassedSum } from '@/lib/collection/npf';
import type { OfficeOwed, OwedSum } from '@/lib/collection/owedFigures';
import type { Db } from '../platform/db/connect';

/** What an office is owed as it was read: due days do not move at midnight, so any today can be told from it. */
export interface OwedRows extends Pick<OfficeOwed, 'days' | 'repossessed'> {
  /** What was taken back, and of `days` what carries on another contract: both are classed by more than the day. */
  taken: readonly ClassedSum[];
  floored: readonly ClassedSum[];
}

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
type ClassedRow = {
  office_id: number;
  next_due: string | null;
  floor: number;
  accounts: string;
  outstanding: string;
};

/** What each of these offices is owed, by due day, from the index alone; what is not calculated yet counts no rupiah. */
export async function owedByDay(db: Db, offices: readonly number[]): Promise<Map<number, OwedRows>> {
  const these = sql.param([...offices]);
  const [running, classed] = await Promise.all([
    db.execute<DayRow>(sql`
      select office_id, next_due::text, count(*) as accounts, coalesce(sum(outstanding), 0) as outstanding,
             count(*) filter (where village_code is null) as unplaced,
             coalesce(sum(outstanding) filter (where village_code is null), 0) as unplaced_outstanding,
             count(*) filter (where collector_id is null) as uncollected,
             coalesce(sum(outstanding) filter (where collector_id is null), 0) as uncollected_outstanding
        from contracts
       where status = 'ACTIVE' and next_due is not null and office_id = any(${these}::int[])
       group by office_id, contracts.next_due`),
    db.execute<ClassedRow & { taken: boolean }>(sql`
      select true as taken, office_id, next_due::text, case when floor_lines > 0 then coalesce(class_floor, 1) else 1 end as floor,
             count(*) as accounts, coalesce(sum(outstanding), 0) as outstanding
        from contracts where status = 'REPOSSESSED' and office_id = any(${these}::int[])
       group by office_id, contracts.next_due, 4
       union all
      select false, office_id, next_due::text, coalesce(class_floor, 1), count(*), coalesce(sum(outstanding), 0)
        from contracts
       where floor_lines > 0 and status = 'ACTIVE' and next_due is not null and office_id = any(${these}::int[])
       group by office_id, contracts.next_due, 4`),
  ]);
  const owed = new Map(offices.map((id) => [id, nothingOwed()]));
  for (const row of running.rows) {
    owed.get(row.office_id)?.days.push({
      next_due: row.next_due,
      ...sumOf(row.accounts, row.outstanding),
      without_region: sumOf(row.unplaced, row.unplaced_outstanding),
      without_collector: sumOf(row.uncollected, row.uncollected_outstanding),
    });
  }
  for (const { taken, office_id: id, next_due, floor, accounts, outstanding } of classed.rows) {
    const found = owed.get(id);
    if (!found) continue;
    const sum = sumOf(accounts, outstanding);
    found[taken ? 'taken' : 'floored'].push({ next_due, floor, ...sum });
    if (!taken) continue;
    found.repossessed.accounts += sum.accounts;
    found.repossessed.outstanding += sum.outstanding;
  }
  return owed;
}

const nothingOwed = () => ({
  days: [] as OwedRows['days'][number][],
  repossessed: { accounts: 0, outstanding: 0 },
  taken: [] as ClassedSum[],
  floored: [] as ClassedSum[],
});

const sumOf = (accounts: string, outstanding: string): OwedSum => ({
  accounts: Number(accounts),
  outstanding: Number(outstanding),
});

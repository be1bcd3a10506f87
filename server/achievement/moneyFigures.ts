import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { withAchieved } from './achievedSql';
import type { AskedWindow } from './askedWindow';
import type { Versions } from './bucketClasses';
import type { Scope } from './scope';

/** Money of a collector in an office and bucket; null: nobody. A type, not an interface: rows are records. */
export type MoneyRow = {
  office_id: number;
  collector_id: number | null;
  bucket: string;
  amount: number;
  accounts: number;
  entered: number;
  entered_amount: number;
  voided: number;
  voided_amount: number;
};

/** What was collected, by office, collector and bucket; a contract counts once of each office and collector. Rupiah. */
export async function moneyFigures(
  db: Db,
  scope: Scope,
  window: AskedWindow,
  versions: Versions,
): Promise<MoneyRow[]> {
  const { rows } = await db.execute<MoneyRow>(sql`
    ${withAchieved(scope, window, versions)}
    select office_id, collector_id, bucket,
           coalesce(sum(amount) filter (where collected), 0)::float8 as amount,
           (count(*) filter (where collected and nth = 1))::int as accounts,
           (count(*) filter (where entered_later))::int as entered,
           coalesce(sum(amount) filter (where entered_later), 0)::float8 as entered_amount,
           (count(*) filter (where voided_later))::int as voided,
           coalesce(sum(amount) filter (where voided_later), 0)::float8 as voided_amount
      from (select *, row_number() over (partition by contract_code, office_id, collector_id, collected
                                         order by date_payment, id) as nth
              from achieved) a
     group by office_id, collector_id, bucket`);
  return rows;
}

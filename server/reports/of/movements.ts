import { sql, type SQL } from 'drizzle-orm';
import { bucketWords } from '@/lib/contract/reportWords';
import { addDays } from '@/lib/arithmetic/calendar';
import { rangesOf } from '@/lib/arithmetic/overdueClass';
import { bucketName } from '@/lib/collection/buckets';
import { REPOSSESSED_BUCKET } from '@/lib/contract/overdueListDefaults';
import { versionsOf } from '../../monitoring/owedReadings';
import type { Db } from '../../platform/db/connect';
import { isKept } from '../keptEnds';
import {
  idsOf,
  officeRows,
  within,
  type ReadReport,
  type ReportScope,
  wordsOf,
  rowsFrom,
} from '../ReportSource';

/**
 * How what was owed at the end of a month became what was owed at the end of the next, by contract as both ends were kept. What
 * came or went says why; of every row before + disbursed − covered − written off + moved = after.
 */
export const movements: ReadReport<'movements'> = async (scope) => {
  const { db, offices, from, to } = scope;
  const before = addDays(from, -1);
  if (offices.some(({ today }) => today <= to)) return 'not-over';
  if (!(await isKept(scope, to))) return 'not-kept';
  if (!(await isKept(scope, before))) return 'no-month-before';
  const labels = await bucketLabels(db);
  const said = (bucket: SQL) => sql`coalesce(${wordsOf(labels, bucket)}, ${bucket})`;
  // Every contract is looked at: once, and not once more for the totals.
  const { rows } = await db.execute(sql`
    select office_id, came, went, count(*) as contracts, sum(before) as before, sum(disbursed) as disbursed,
           sum(before + disbursed - written_off + moved - after) as covered, sum(written_off) as written_off,
           sum(moved) as moved, sum(after) as after
      from (${movedRows(scope, before)}) each (office_id, came, went, before, disbursed, written_off, moved, after)
     group by office_id, came, went`);
  return {
    values: {
      ...{ office: sql`o.name`, from: said(sql`r.came`), to: said(sql`r.went`), contracts: sql`r.contracts` },
      ...{ before: sql`r.before`, disbursed: sql`r.disbursed`, covered: sql`r.covered` },
      ...{ written_off: sql`r.written_off`, moved: sql`r.moved`, after: sql`r.after` },
    },
    from: sql`
      from ${rowsFrom(rows, COLUMNS)} join ${officeRows(scope)} on o.id = r.office_id`,
    order: sql`o.name, o.id, ${placeOf(sql`r.came`)}, r.came, ${placeOf(sql`r.went`)}, r.went`,
  };
};

const COLUMNS = sql`office_id int, came text, went text, contracts bigint, before bigint, disbursed bigint, covered bigint,
  written_off bigint, moved bigint, after bigint`;

/** One row a contract: what is not said to be anything else was covered. */
function movedRows(scope: ReportScope, before: string): SQL {
  const owed = (day: string) => sql`
    (select contract_code, office_id, bucket, outstanding from kept_contracts
      where day = ${day}::date and office_id = any (${idsOf(scope)}))`;
  return sql`
    with ends as materialized (
      select coalesce(a.office_id, b.office_id) as office_id, coalesce(a.contract_code, b.contract_code) as code,
             b.bucket as came, a.bucket as went, b.outstanding as before, a.outstanding as after
        from ${owed(before)} b full join ${owed(scope.to)} a on a.contract_code = b.contract_code and a.office_id = b.office_id
    ), gone as (
      select e.*, x.office_id is not null as elsewhere, r.principal as carried, c.status
        from ends e join contracts c on c.code = e.code
        left join kept_contracts x on x.day = ${scope.to}::date and x.contract_code = e.code
        left join restructures r on r.old_code = e.code
       where e.after is null
    ), come as (
      select e.*, x.outstanding as elsewhere, r.new_principal as carried, ${within(sql`c.date_start`, scope)} as begun, c.principal
        from ends e join contracts c on c.code = e.code
        left join kept_contracts x on x.day = ${before}::date and x.contract_code = e.code
        left join restructures r on r.new_code = e.code
       where e.before is null
    ), passed as (
      -- They began and ended within the month, or were entered after it had closed.
      select c.office_id, c.principal, c.status, r.principal as carried
        from contracts c left join restructures r on r.old_code = c.code
       where c.office_id = any (${idsOf(scope)}) and ${within(sql`c.date_start`, scope)} and c.status <> 'CANCELLED'
         and not exists (select from restructures n where n.new_code = c.code)
         and not exists (select from kept_contracts x where x.day = ${scope.to}::date and x.contract_code = c.code)
    )
    select office_id, came, went, before, 0::bigint, 0::bigint, 0::bigint, after from ends where before is not null and after is not null
    union all
    select office_id, came,
           case when elsewhere then 'Pindah kantor' when carried is not null then 'Restrukturisasi'
                when status = 'WRITTEN_OFF' then 'Hapus buku' when status = 'CANCELLED' then 'Batal' else 'Lunas' end,
           before, 0, case when not elsewhere and carried is null and status = 'WRITTEN_OFF' then before else 0 end,
           -case when elsewhere then before when carried is not null then carried when status = 'CANCELLED' then before else 0 end, 0
      from gone
    union all
    select office_id,
           case when elsewhere is not null then 'Pindah kantor' when begun and carried is not null then 'Restrukturisasi'
                when begun then 'Baru' else 'Lainnya' end,
           went, 0, case when elsewhere is null and carried is null and begun then principal else 0 end, 0,
           case when elsewhere is not null then elsewhere when begun then coalesce(carried, 0) else after end, after
      from come
    union all
    select office_id, 'Baru',
           case when status in ('ACTIVE', 'REPOSSESSED') then 'Dicatat kemudian' when carried is not null then 'Restrukturisasi'
                when status = 'WRITTEN_OFF' then 'Hapus buku' else 'Lunas' end,
           0, principal, case when status = 'WRITTEN_OFF' then principal else 0 end,
           -case when status in ('ACTIVE', 'REPOSSESSED') then principal else coalesce(carried, 0) end, 0
      from passed`;
}

/** Rising days late first; units that were taken and what is no bucket after them. */
const placeOf = (bucket: SQL): SQL =>
  sql`case when ${bucket} ~ '^[0-9]' then split_part(${bucket}, '-', 1)::int else 100000 end`;

/** Every bucket that ever held, in words. */
async function bucketLabels(db: Db): Promise<Record<string, string>> {
  const versions = await versionsOf(db);
  const names = versions.flatMap(({ bucket_to: limits }) => rangesOf(limits).map(bucketName));
  return Object.fromEntries([...names, '0-', REPOSSESSED_BUCKET].map((name) => [name, bucketWords(name)]));
}

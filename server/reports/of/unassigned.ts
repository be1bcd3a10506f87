import { sql } from 'drizzle-orm';
import { officeRows, opens, type ReadReport } from '../ReportSource';

/** Contracts of the figures `without_collector` and `without_region`, those that are late longest first. */
export const unassigned: ReadReport<'unassigned'> = (scope) => ({
  values: {
    ...{ office: sql`o.name`, code: sql`c.code`, customer: sql`c.customer_name`, village: sql`v.name` },
    lacks: sql`case when c.collector_id is not null then 'Wilayah' when c.village_code is not null then 'Kolektor'
                    else 'Kolektor dan wilayah' end`,
    ...{
      collector: sql`s.name`,
      next_due: sql`c.next_due::text`,
      late: sql`greatest(0, o.today - c.next_due)`,
    },
    outstanding: sql`coalesce(c.outstanding, 0)`,
  },
  from: sql`
    from contracts c join ${officeRows(scope)} on o.id = c.office_id
    left join regions v on v.code = c.village_code
    left join staff s on s.id = c.collector_id
   where c.status = 'ACTIVE' and c.next_due is not null and (c.collector_id is null or c.village_code is null)`,
  order: sql`o.name, o.id, c.next_due, c.code`,
  opens: opens('contract', sql`c.code`),
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSunday } from '@/lib/arithmetic/calendar';
import { companyOf } from '../../testing/demoCompany';
import { OFFICES } from '../company';

const NOW = new Date('2026-11-23T04:10:00Z');

let company: Awaited<ReturnType<typeof companyOf>>;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  company = await companyOf(NOW, (cleanup) => cleanups.push(cleanup));
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const each = (counts: object) => OFFICES.map(({ id: office }) => ({ office, ...counts }));

describe('the collection of the demo company', () => {
  it('has in every office who heads, keeps, approves, supervises and collects, one certificate in force and one not', async () => {
    expect(
      await company.ask(`select office_id as office, count(*) filter (where title_id = 2)::int as heads,
          count(*) filter (where title_id = 5)::int as keepers, count(*) filter (where title_id = 8)::int as approvers,
          count(*) filter (where title_id = 6)::int as supervisors, count(*) filter (where title_id = 7)::int as collectors,
          count(*) filter (where certificate_until >= '2026-11-23')::int as valid,
          count(*) filter (where certificate_until < '2026-11-23')::int as ended
        from staff group by 1 order by 1`),
    ).toEqual(
      each({ heads: 1, keepers: 1, approvers: 1, supervisors: 1, collectors: 2, valid: 1, ended: 1 }),
    );
  });

  it('gives each running contract a region and a collector of its office, but one of each kind', async () => {
    expect(
      await company.ask(`select office_id as office, count(*) filter (where village_code is null)::int as regionless,
          count(*) filter (where collector_id is null)::int as uncollected,
          count(*) filter (where billing_address = '')::int as homeless
        from contracts where status = 'ACTIVE' group by 1 order by 1`),
    ).toEqual(each({ regionless: 1, uncollected: 1, homeless: 0 }));
    expect(
      await company.ask(`select c.code from contracts c left join staff s on s.id = c.collector_id
        left join lateral (select * from contract_collectors h where h.contract_code = c.code order by from_day desc limit 1) h on true
       where h.collector_id is distinct from c.collector_id or h.from_day < c.date_start
          or c.collector_id is not null and (s.title_id <> 7 or s.office_id <> c.office_id)`),
    ).toEqual([]);
  });

  it('wrote letters in their order, a week apart, numbered without gaps; some came, some did not, some wait', async () => {
    expect(
      await company.ask(`select step::int, count(*) > 0 as made from letters group by 1 order by 1`),
    ).toEqual([1, 2, 3].map((step) => ({ step, made: true })));
    expect(
      await company.ask(`select bool_or(received_by is not null) as came, bool_or(delivered_on is not null and received_by is null) as tried,
          bool_or(delivered_on is null) as waits from letters`),
    ).toEqual([{ came: true, tried: true, waits: true }]);
    expect(
      await company.ask(`select id from (select l.*, lag(delivered_on) over w as before, row_number() over w as nth
          from letters l window w as (partition by contract_code order by made_on)) l
        where step <> nth or made_on < before + 7 or (nth > 1 and before is null)
           or dpd < (array[8, 15, 22])[step] or arrears = 0 or made_on > '2026-11-23'
           or exists (select from promises p where p.contract_code = l.contract_code)`),
    ).toEqual([]);
    expect(
      await company.ask(`select 1 from letters group by office_id, substr(number, 1, 11)
        having count(*) <> max(right(number, 5)::int)`),
    ).toEqual([]);
    // The next one follows.
    expect(
      await company.ask(`select office_id from invoice_numbers n where month like 'SP%' and last <> (select count(*) from letters l
        where l.office_id = n.office_id and l.number like '%/SP/' || right(n.month, 4) || '/%')`),
    ).toEqual([]);
  });

  it('called with every result, in working hours but for whom allowed the evening', async () => {
    expect(await company.ask('select distinct result from calls order by 1')).toEqual(
      ['MESSAGE_LEFT', 'NOT_REACHED', 'PROMISED', 'REACHED', 'REFUSED'].map((result) => ({ result })),
    );
    const made = await company.ask<{ day: string; hour: number; outside: boolean; allowed: boolean }>(
      `select c.day::text, extract(hour from at at time zone zone)::int as hour, outside_hours as outside,
              coalesce(k.given_on <= c.day and c.day <= k.until and k.contract_code = c.contract_code, false) as allowed
         from calls c join offices o on o.id = c.office_id left join consents k on k.id = c.consent_id
        where at <= '${NOW.toISOString()}' and (at at time zone zone)::date = c.day`,
    );
    expect(await company.ask('select count(*)::int as n from calls')).toEqual([{ n: made.length }]);
    for (const { day, hour, outside, allowed } of made) {
      expect([isSunday(day), hour >= 20, outside]).toEqual([false, outside, allowed]);
    }
    expect(made.filter(({ outside }) => outside)).toHaveLength(OFFICES.length);
    expect(await company.ask('select 1 from files where owner_type is null')).toEqual([]);
  });

  it('heard promises that run, are due today, were kept, were broken and gave way to others, in every office', async () => {
    expect(
      await company.ask(`select p.office_id as office, bool_or(due > '2026-11-23') as runs, bool_or(due = '2026-11-23') as today,
          bool_or(due < '2026-11-23' and replaced_at is null and paid < amount) as broken,
          bool_or(replaced_at is null and paid >= amount) as kept, bool_or(replaced_at is not null) as replaced
        from promises p cross join lateral (select coalesce(sum(credit_payment + penalty_payment), 0) as paid from credits r
          where r.contract_code = p.contract_code and date_payment between p.made_on and p.due) r group by 1 order by 1`),
    ).toEqual(each({ runs: true, today: true, broken: true, kept: true, replaced: true }));
    expect(
      await company.ask(
        `select 1 from promises p join contracts c on c.code = p.contract_code where amount > c.outstanding * 2`,
      ),
    ).toEqual([]);
  });
});

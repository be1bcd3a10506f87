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

  it('has fiduciaries to register and to remove, late and near', async () => {
    expect(
      await company.ask(`select office_id as office, count(*) filter (where task = 'register' and due < '2026-11-23')::int as late,
          bool_or(task = 'register' and due between '2026-11-23' and '2026-11-30') as near
        from fiduciary_deadlines group by 1 order by 1`),
    ).toEqual(each({ late: 2, near: true }));
    expect(
      await company.ask(`select office_id as office, count(*) filter (where due < '2026-11-23')::int as late,
          bool_or(due between '2026-11-23' and '2026-11-30') as near
        from fiduciary_deadlines where task = 'remove' group by 1 order by 1`),
    ).toEqual(each({ late: 1, near: true }));
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

  it('sent its collectors out yesterday, which is closed, and today, with every result and a visit in the evening', async () => {
    // 22 November 2026 is a Sunday.
    expect(
      await company.ask(
        `select day::text, count(*)::int as plans, count(closed_at)::int as closed from collector_plans group by 1 order by 1`,
      ),
    ).toEqual([
      { day: '2026-11-21', plans: 6, closed: 6 },
      { day: '2026-11-23', plans: 6, closed: 0 },
    ]);
    expect(await company.ask('select distinct result from visits order by 1')).toEqual(
      ['MESSAGE_LEFT', 'MOVED', 'NOT_MET', 'PAID', 'PROMISED', 'REFUSED'].map((result) => ({ result })),
    );
    expect(
      await company.ask(`select office_id as office, count(distinct visited_by)::int as collectors, bool_or(day = '2026-11-23') as today,
          bool_or('HOURS' = any (outside)) as evening from visits group by 1 order by 1`),
    ).toEqual(each({ collectors: 2, today: true, evening: true }));
    // Each in the office's day, by who collects it, and received before the company was made.
    expect(
      await company.ask(`select v.id from visits v join offices o on o.id = v.office_id join contracts c on c.code = v.contract_code
        where (v.at at time zone o.zone)::date <> v.day or c.collector_id <> v.visited_by or v.received_at > '${NOW.toISOString()}'
           or (v.result = 'PAID') <> exists (select from tts t where t.visit_id = v.id)
           or (v.result = 'PROMISED') <> (v.promise_id is not null)
           or (extract(hour from v.at at time zone o.zone) >= 20) <> ('HOURS' = any (v.outside))`),
    ).toEqual([]);
    expect(
      await company.ask('select contract_code from visits group by contract_code, day having count(*) > 1'),
    ).toEqual([]);
    // A closed plan says of each row what came of it.
    expect(
      await company.ask(`select r.contract_code from plan_rows r join collector_plans p on p.id = r.plan_id
        where p.closed_at is not null and (r.close_reason = '') <> exists (
          select from visits v where v.contract_code = r.contract_code and v.visited_by = p.collector_id and v.day = p.day)`),
    ).toEqual([]);
    const [photos] = await company.ask<{ n: number }>(
      "select count(*)::int as n from visit_photos p join files f on f.id = p.file_id and f.owner_type = 'visit' and f.owner_id = p.visit_id::text",
    );
    expect(photos?.n).toBeGreaterThan(0);
  });

  it('gave TTS that are open, one for too long, and void, from blocks whose unused numbers are closed', async () => {
    expect(
      await company.ask(`select office_id as office, bool_or(state = 'OPEN' and day = '2026-11-23') as today,
          (count(*) filter (where state = 'OPEN' and day < '2026-11-21'))::int as late, (count(*) filter (where state = 'VOID'))::int as void
        from tts group by 1 order by 1`),
    ).toEqual(each({ today: true, late: 1, void: 1 }));
    expect(
      await company.ask(`select t.id from tts t join tts_blocks b on b.id = t.block_id join offices o on o.id = t.office_id
        where t.nth not between b.first and b.last or t.day < b.given_on or (b.closed_at is not null and t.at > b.closed_at)
           or t.number <> o.code || '/K' || to_char(t.day, 'YYMM') || '/' || lpad(t.nth::text, 5, '0')
           or exists (select from tts l where l.block_id = t.block_id and l.nth > t.nth and l.day < t.day)`),
    ).toEqual([]);
    expect(
      await company.ask(`select office_id as office, (count(*) filter (where closed_at is null))::int as open,
          bool_or(closed_at is not null and exists (select from tts t where t.block_id = b.id)) as "usedAndClosed",
          (count(*) filter (where closed_at is not null and close_reason <> ''))::int as lost
        from tts_blocks b group by 1 order by 1`),
    ).toEqual(each({ open: 2, usedAndClosed: true, lost: 2 }));
    // Blocks never share a number, and the next one follows.
    expect(
      await company.ask(`select n.office_id from invoice_numbers n where month ~ '^TTS' and last <> (select max(last) from tts_blocks b
        where b.office_id = n.office_id and 'TTS' || b.month = n.month)`),
    ).toEqual([]);
  });

  it('ordered the taking of a unit where SP3 came and the fiduciary is registered', async () => {
    const orders = await company.ask(`select o.number, o.valid_until >= '2026-11-23' as runs,
        (select count(*)::int from repossession_order_collectors n where n.order_id = o.id) as named,
        exists (select from letters l where l.contract_code = o.contract_code and l.step = 3 and l.delivered_on <= o.valid_from) as told
      from repossession_orders o join contracts c on c.code = o.contract_code
     where c.status = 'ACTIVE' and c.next_due < '2026-11-23' and c.late_from <= o.valid_from order by 1`);
    expect(orders.length).toBeGreaterThan(0);
    for (const order of orders) expect(order).toMatchObject({ runs: true, named: 1, told: true });
  });

  it('took one unit, as the phone told it: ordered by two people, given against a BAST, stored', async () => {
    expect(
      await company.ask(`select c.office_id as office, o.ended_as, o.asked_by <> o.approved_by as two, h.result,
          h.outside::text as outside, h.day::text as day, u.kind, (select count(*)::int from unit_handover_photos p where p.handover_id = h.id) as photos,
          (select count(*)::int from history l where l.record_id = c.code
              and l.action in ('UNIT_HANDOVER_RECORDED', 'CONTRACT_STATUS_CHANGED', 'UNIT_RECORDED')) as lines
        from contracts c join repossession_orders o on o.contract_code = c.code join unit_handovers h on h.order_id = o.id
        join unit_records u on u.contract_code = c.code where c.status = 'REPOSSESSED'`),
    ).toEqual([
      {
        ...{ office: 3, ended_as: 'DONE', two: true, result: 'SURRENDERED', outside: '{}' },
        ...{ day: '2026-11-23', kind: 'STORED', photos: 2, lines: 3 },
      },
    ]);
  });
});

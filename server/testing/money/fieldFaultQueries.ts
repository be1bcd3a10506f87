/** What must be true of hand-overs after any history (issue 38, rules 2 to 4); as `MONEY_FAULT_QUERIES`. */
export const FIELD_FAULT_QUERIES: Readonly<Record<string, string>> = {
  'a TTS that is more or less than one thing': `
    select t.number || ' ' || t.state as what from tts t
      left join (select tts_id, count(*) as count, sum(cash) as cash from payments where tts_id is not null group by 1) p
             on p.tts_id = t.id
      left join (select tts_id, coalesce(sum(cash) filter (where kind = 'FIELD_HELD'), 0) as held,
                        coalesce(sum(cash) filter (where kind = 'FIELD_RELEASED'), 0) as released,
                        coalesce(sum(cash) filter (where kind = 'FIELD_RETURNED'), 0) as returned
                   from cash_acts where tts_id is not null group by 1) a on a.tts_id = t.id
     where (coalesce(p.count, 0), coalesce(p.cash, 0)) <> (case when t.state = 'POSTED' then 1 else 0 end,
                                                          case when t.state = 'POSTED' then t.amount else 0 end)
        or case t.state when 'HANDED_IN' then (a.held, a.released, a.returned) is distinct from (t.amount, 0::numeric, 0::numeric)
                        when 'RETURNED' then (a.held, a.released, a.returned) is distinct from (t.amount, 0::numeric, -t.amount)
                        when 'POSTED' then coalesce(a.held, 0) <> -coalesce(a.released, 0) or coalesce(a.returned, 0) <> 0
                        else a.tts_id is not null end`,
  'a hand-over whose money is not what was counted and what was short less what was too much': `
    select h.number as what from handovers h
      left join field_shortages f on f.handover_id = h.id
     where h.expected <> (select sum(amount) from tts where handover_id = h.id)
        or h.counted + coalesce(f.amount, 0) - greatest(0, h.counted - h.expected) <>
           (select coalesce(sum(p.cash), 0) from payments p join tts t on t.id = p.tts_id where t.handover_id = h.id)
         + (select coalesce(sum(amount), 0) from tts where handover_id = h.id and state in ('HANDED_IN', 'RETURNED'))`,
  'a drawer that does not hold what was counted into it': `
    select h.number as what from handovers h
     where h.counted <>
           (select coalesce(sum(cash), 0) from cash_acts
             where handover_id = h.id and kind in ('FIELD_HELD', 'FIELD_SHORT', 'FIELD_SURPLUS') and staff_id = h.cashier_id)
         + (select coalesce(sum(p.cash), 0) from payments p join tts t on t.id = p.tts_id
             where t.handover_id = h.id and p.created_at = h.at and p.input_by = h.cashier_id
               and not exists (select from cash_acts a where a.tts_id = t.id))`,
  'money of a TTS that is in another drawer than that of who counted it': `
    select c.invoice as what from credits c join payments p on p.id = c.payment_id
      join tts t on t.id = p.tts_id join handovers h on h.id = t.handover_id
     where c.input_by <> h.cashier_id or p.input_by <> h.cashier_id or h.cashier_id = h.collector_id`,
  'a day that was dated back further than a working day by one person alone': `
    select t.number as what from tts t
      join handovers h on h.id = t.handover_id join offices o on o.id = t.office_id
      join payments p on p.tts_id = t.id
      left join contract_requests r on r.id = p.request_id and r.kind = 'FIELD_PAYMENT' and r.status = 'APPROVED'
                                   and r.decided_by not in (r.requested_by, t.collector_id)
     where r.id is null
       and (select count(*) from generate_series(t.day + 1, (h.at at time zone o.zone)::date, interval '1 day') d
             where extract(dow from d) <> 0 and d::date not in (select date from holidays)) > 1`,
  'a nota of a TTS of another day than it was taken on': `
    select t.number as what from tts t join payments p on p.tts_id = t.id join contracts k on k.code = p.contract_code
      join handovers h on h.id = t.handover_id
      left join contract_requests r on r.id = p.request_id
     where p.date_payment <> case when r.payload -> 'ask' ->> 'day' = 'COUNTED' then h.day else greatest(t.day, k.date_start) end`,
  'a shortage that is settled otherwise than it was paid and decided': `
    select 'shortage ' || f.id as what from field_shortages f
      left join (select s.shortage_id, sum(s.amount) as amount,
                        bool_or(case when a.id is null then r.id is null
                                     else a.cash <> s.amount or a.kind <> 'FIELD_SHORT_PAID' end) as odd
                   from shortage_settlements s left join cash_acts a on a.id = s.act_id
                   left join drawer_requests r on r.shortage_id = s.shortage_id and r.status = 'APPROVED' and r.amount = s.amount
                                              and r.decided_by = s.decided_by and r.requested_by = s.written_by
                                              and r.holder_id not in (r.requested_by, r.decided_by)
                  group by 1) s on s.shortage_id = f.id
     where f.settled <> coalesce(s.amount, 0) or s.odd
    union all
    select 'act ' || a.id from cash_acts a where a.kind = 'FIELD_SHORT_PAID'
       and not exists (select from shortage_settlements s where s.act_id = a.id)`,
  'a hand-over that the log does not know': `
    select h.number as what from handovers h
     where not exists (select from history l where l.record_type = 'handover' and l.record_id = h.id::text
                          and l.action = 'HANDOVER_TAKEN' and l.staff_id = h.cashier_id)`,
  'a gap in the numbers of hand-overs': `
    select split_part(number, '/', 1) || ' ' || split_part(number, '/', 2) as what from handovers
     group by split_part(number, '/', 1), split_part(number, '/', 2)
    having max(split_part(number, '/', 3)::int) <> count(*)`,
};

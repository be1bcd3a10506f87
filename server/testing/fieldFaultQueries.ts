/*
 * What must be true of visits, blocks and TTS after any history (rules 1 and 2 of a day in the field).
 */

/** A fault's name → SQL that returns a row for each record that has it, with a column `what` that names the record. */
export const FIELD_FAULT_QUERIES: Readonly<Record<string, string>> = {
  'numbers of an office and month with a gap or twice': `
    select o.code || '/K' || b.month || ' from ' || b.first as what
      from (select office_id, month, first, last, coalesce(lag(last) over w, 0) as before,
                   row_number() over (partition by office_id, month order by first desc) as nth
              from tts_blocks window w as (partition by office_id, month order by first)) b
      join offices o on o.id = b.office_id
      left join invoice_numbers n on n.office_id = b.office_id and n.month = 'TTS' || b.month
     where b.first <> b.before + 1 or (b.nth = 1 and n.last is distinct from b.last)`,
  'a number outside of its block, or that says another': `
    select t.number as what from tts t join tts_blocks b on b.id = t.block_id join offices o on o.id = b.office_id
     where t.nth not between b.first and b.last or t.collector_id <> b.collector_id or t.office_id <> b.office_id
        or t.number <> o.code || '/K' || b.month || '/' || lpad(t.nth::text, 5, '0')`,
  'a number that is neither used, nor unused and closed, nor still out': `
    select b.id::text as what from tts_blocks b
     where b.last - b.first + 1 <> (select count(*) from tts t where t.block_id = b.id)
         + (select count(*) from generate_series(b.first, b.last) n
             where not exists (select from tts t where t.block_id = b.id and t.nth = n))`,
  'a day or time that falls with rising numbers': `
    select number as what
      from (select number, at, day, lag(at) over w as at_before, lag(day) over w as day_before
              from tts window w as (partition by block_id order by nth)) t
     where at < at_before or day < day_before`,
  'a day of another month than the number, or before the block, or to come': `
    select t.number as what from tts t join tts_blocks b on b.id = t.block_id join offices o on o.id = b.office_id
     where to_char(t.day, 'YYMM') <> b.month or t.at < b.given_at or t.at > t.received_at
        or t.day <> (t.at at time zone o.zone)::date`,
  'a visit without its TTS, or a TTS of another visit, person or contract': `
    select v.id::text as what from visits v left join tts t on t.visit_id = v.id
     where (v.result in ('PAID', 'PART_PAID') and v.corrects_id is null) and t.id is null
        or v.result not in ('PAID', 'PART_PAID') and t.id is not null
        or (t.collector_id, t.contract_code, t.at) <> (v.visited_by, v.contract_code, v.at)`,
  'a visit before it can have been, or to come, or on another day than its time': `
    select v.id::text as what from visits v join offices o on o.id = v.office_id
     where v.at > v.received_at or v.day <> (v.at at time zone o.zone)::date
        or v.at < v.received_at - interval '31 days' and not exists (select from tts t where t.visit_id = v.id)`,
  'a second visit of a day without a reason': `
    select v.id::text as what from visits v
     where v.again_reason = '' and v.corrects_id is null
       and exists (select from visits w where w.contract_code = v.contract_code and w.day = v.day
                      and (w.received_at, w.id) < (v.received_at, v.id)
                      and w.received_at < v.received_at)`,
  'a visit that is not in the log of its contract once': `
    select v.contract_code as what from visits v
     group by v.contract_code
    having count(*) <> (select count(*) from history h where h.action = 'VISIT_RECORDED' and h.record_id = v.contract_code)`,
  'money of a person that is in no state': `
    select 'collector ' || collector_id as what from tts group by collector_id
    having sum(amount) <> sum(amount) filter (where state in ('OPEN', 'HANDED_IN', 'POSTED', 'VOID', 'RETURNED'))`,
  'promises whose end is not the beginning of the next': `
    select contract_code as what
      from (select contract_code, at, replaced_at, lead(at) over (partition by contract_code order by at, id) as next
              from promises
             where at >= (select min(received_at) from visits)
               -- What was taken back ends nothing.
               and not exists (select from visits v join visits c on c.corrects_id = v.id and c.promise_id is null
                                where v.promise_id = promises.id and replaced_at = greatest(promises.at, c.at))) p
     where next is not null and (replaced_at is null or replaced_at > next)`,
};

import { sql, type SQL } from 'drizzle-orm';

/** The first instalment of a contract, in SQL. */
export interface FirstLine {
  code: SQL;
  /** The contract's `next_due`. */
  nextDue: SQL;
  /** When the first line falls due, and the last day on which it is paid in time. */
  firstDue: SQL;
  lastDay: SQL;
}

/** Days on which something that counts covered line 1. */
const coveringDays = (code: SQL): SQL => sql`
  select k.date_payment as day from credits k
   where k.contract_code = ${code} and k.credit_to = 1 and k.voided_at is null and k.credit_payment + k.credit_discount > 0
  union all
  select w.date from waivers w
   where w.contract_code = ${code} and w.credit_to = 1 and w.voided_at is null and w.credit_discount > 0`;

/**
 * The first instalment was not covered in full by its last day, by the days of what counts on it (DOMAIN, Commission). It is
 * open, or something that covered it came later: a line holds no more than its instalment, so all of it was needed.
 */
export const firstLineLate = ({ code, nextDue, firstDue, lastDay }: FirstLine): SQL => sql`(
  coalesce(${nextDue} = ${firstDue}, false) or exists (select from (${coveringDays(code)}) c where c.day > ${lastDay}))`;

/** The day on which the first line was covered; null while it is open. */
export const firstLineCoveredOn = ({ code, nextDue, firstDue }: FirstLine): SQL => sql`
  case when ${nextDue} is distinct from ${firstDue} then (select max(c.day) from (${coveringDays(code)}) c) end`;

/** When the first line of a contract falls due, as `dueDates` has it; the contract's row as `of`. */
export const firstDueOf = (of: SQL): SQL => sql`case
  when ${of}.in_advance then ${of}.date_start
  when ${of}.due_day is null then (${of}.date_start + interval '1 month')::date
  else (date_trunc('month', ${of}.date_start + 15)
        + case when ${of}.due_day < extract(day from ${of}.date_start + 15) then interval '1 month' else interval '0' end)::date
       + ${of}.due_day - 1 end`;

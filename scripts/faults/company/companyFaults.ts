import type { PaymentCard } from '@/lib/contract/paymentCard';
import { moneyFaults } from '../../../server/testing/money/moneyFaults';
import { reportFaults } from '../../../server/testing/money/reportFaults';
import type { Company } from './openCompany';
import type { Sent } from './payWithKey';
import type { Load } from './startLoad';

/**
 * Everything that must be true of a company after any fault: numbers without gaps, sums equal wherever they are shown,
 * one receipt a key, nothing acknowledged lost, nothing written that was refused, no write without its line in the
 * log, no event undelivered. Empty: sound.
 */
export async function companyFaults(company: Company, load: Load): Promise<string[]> {
  const { reach, tokens } = company;
  const codes = await codesWithMoney(company, load);
  const cards = await Promise.all(codes.map((code) => cardOf(company, code)));
  return [
    ...(await moneyFaults(reach, cards, company.since)),
    ...(await reportFaults({ api: reach, tokens, codes })),
    ...(await keyFaults(company, load.sent)),
    ...(await lostFaults(company, load)),
    ...(await logFaults(company)),
    ...(await eventFaults(company)),
  ];
}

async function codesWithMoney({ reach, since }: Company, load: Load): Promise<string[]> {
  const { rows } = await reach.connection.pool.query<{ code: string }>(
    `select distinct contract_code as code from credits where greatest(created_at, voided_at) >= $1`,
    [since],
  );
  return [...new Set([...load.codes, ...rows.map((row) => row.code)])];
}

async function cardOf({ api, tokens }: Company, code: string): Promise<PaymentCard> {
  const answer = await api.call<PaymentCard>('GET', `payments/${code}`, { token: tokens.direktur });
  if (answer.http !== 200) throw new Error(`${answer.http} at the card of ${code}: ${answer.message}`);
  return answer.data;
}

/** Each key once: what was answered is what is kept, and what was refused left nothing. */
async function keyFaults({ reach }: Company, sent: readonly Sent[]): Promise<string[]> {
  const { rows } = await reach.connection.pool.query<{ what: string }>(
    `with sent as (select * from json_to_recordset($1) as s (key text, person text, state text, amount bigint, invoices json)),
          kept as (
            select sent.*, k.answer, array(select jsonb_array_elements_text(sent.invoices::jsonb)) as told,
                   array(select r->>'invoice' from json_array_elements(k.answer->'data'->'receipts') r) as written
              from sent join staff on staff.username = sent.person
              left join idempotency_keys k on k.staff_id = staff.id and k.key = sent.key)
     select 'answered and not kept: key ' || key as what from kept where state = 'taken' and answer is null
     union all
     select 'answered otherwise than kept: key ' || key from kept where state = 'taken' and told <> written
     union all
     select 'refused and kept: key ' || key from kept where state = 'refused' and answer is not null
     union all
     select 'never answered: key ' || key from kept where state = 'waiting'
     union all
     select 'key ' || key || ': its receipts are not its money' from kept
      where state = 'taken' and amount <> (select coalesce(sum(payment), 0) from credits where invoice = any(told))`,
    [JSON.stringify(sent)],
  );
  return rows.map((row) => row.what);
}

/** What was answered is there, and on the counters' contracts stands nothing else. */
async function lostFaults({ reach, since }: Company, { sent, codes }: Load): Promise<string[]> {
  const told = sent.flatMap((one) => one.invoices);
  const { rows } = await reach.connection.pool.query<{ invoice: string; ours: boolean }>(
    `select invoice, contract_code = any($1) as ours from credits
      where created_at >= $2 and (contract_code = any($1) or invoice = any($3))`,
    [codes, since, told],
  );
  const written = new Set(rows.map((row) => row.invoice));
  const answered = new Set(told);
  return [
    ...told
      .filter((invoice) => !written.has(invoice))
      .map((invoice) => `${invoice} was answered and is lost`),
    ...rows
      .filter((row) => row.ours && !answered.has(row.invoice))
      .map((row) => `${row.invoice} was written and never answered`),
  ];
}

/**
 * What is written besides receipts, voids and contracts, which `moneyFaults` looks for in the log. A line has the
 * database's clock, what it tells of the server's: within a minute they are one act.
 */
const LOGGED: Readonly<Record<string, string>> = {
  'a request on a receipt': `
    select 'request ' || r.id as what from credit_requests r where r.requested_at >= $1 and not exists (
      select from history h where h.record_type = 'credit' and h.record_id = r.credit_id::text
         and h.staff_id = r.requested_by and h.action like 'CREDIT\\_%\\_REQUESTED')`,
  'a decision on a receipt': `
    select 'request ' || r.id as what from credit_requests r where r.decided_at >= $1 and not exists (
      select from history h where h.record_type = 'credit' and h.record_id = r.credit_id::text
         and h.staff_id = r.decided_by and abs(extract(epoch from h.at - r.decided_at)) < 60)`,
  'a request on a contract': `
    select 'request ' || r.id as what from contract_requests r where r.requested_at >= $1 and not exists (
      select from history h where h.action = 'CONTRACT_REQUESTED' and h.record_id = r.contract_code
         and h.changes #>> '{request_id,1}' = r.id::text and h.staff_id = r.requested_by)`,
  'a closed day': `
    select 'day ' || d.day || ' of ' || d.staff_id as what from cashier_days d where d.closed_at >= $1 and not exists (
      select from history h where h.action = 'CASHIER_DAY_CLOSED' and h.record_id = d.staff_id || '/' || d.day
         and abs(extract(epoch from h.at - d.closed_at)) < 60 and h.staff_id = d.staff_id)`,
  'a statement': `
    select b.file_name as what from import_batches b where b.created_at >= $1 and not exists (
      select from history h where h.action = 'IMPORT_STARTED' and h.record_id = b.id::text)`,
};

async function logFaults({ reach, since }: Company): Promise<string[]> {
  const found: string[] = [];
  for (const [what, statement] of Object.entries(LOGGED)) {
    const { rows } = await reach.connection.pool.query<{ what: string }>(statement, [since]);
    found.push(...rows.map((row) => `${what} that the log does not know: ${row.what}`));
  }
  return found;
}

/** Nothing waits to be delivered, and nothing was delivered twice to the browser that listens. */
async function eventFaults(company: Company): Promise<string[]> {
  const waiting = await company.figure('angsur_outbox_waiting');
  return waiting === 0 ? [] : [`${waiting} events wait to be delivered`];
}

import { carriedOver } from '@/lib/arithmetic/restructure';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { ReachableApi } from '../startApi';
import { MONEY_FAULT_QUERIES } from './moneyFaultQueries';

/** What the queries read: lines of the schedule as the API says them, money facts, when the history began. */
async function prepare(
  api: Pick<ReachableApi, 'connection'>,
  cards: readonly PaymentCard[],
  since: Date,
): Promise<void> {
  const { pool } = api.connection;
  const lines = cards.flatMap(({ contract, card }) =>
    card.lines.map((line) => ({
      contract_code: contract.code,
      credit_to: line.number,
      instalment: line.instalment,
    })),
  );
  await pool.query(`
    drop schema if exists check_money cascade;
    create schema check_money;
    create table check_money.lines (contract_code text, credit_to int, instalment bigint);
    create table check_money.since (value text);
    create view check_money.facts as
      select contract_code, credit_to, credit_payment, credit_discount, penalty_payment, penalty_discount
        from credits where voided_at is null
      union all
      select contract_code, credit_to, 0, credit_discount, 0, penalty_discount from waivers where voided_at is null;
    create view check_money.changed as
      select credit_id from credit_requests where kind = 'CHANGE' and status = 'APPROVED'`);
  await pool.query(
    `insert into check_money.lines select * from json_to_recordset($1) as l (contract_code text, credit_to int, instalment bigint)`,
    [JSON.stringify(lines)],
  );
  await pool.query('insert into check_money.since values ($1)', [since.toISOString()]);
}

/**
 * Everything that must be true of money after any history, checked in the database itself, and between the database and
 * the cards that the API answers. Empty: sound. `since`: receipts from before it came with the seed and have no log.
 */
export async function moneyFaults(
  api: Pick<ReachableApi, 'connection'>,
  cards: readonly PaymentCard[],
  since: Date,
): Promise<string[]> {
  await prepare(api, cards, since);
  const client = await api.connection.pool.connect();
  const found: string[] = [];
  try {
    await client.query('set search_path to check_money, public');
    for (const [name, statement] of Object.entries(MONEY_FAULT_QUERIES)) {
      const { rows } = await client.query<{ what: string }>(statement);
      if (rows.length > 0) found.push(`${name}: ${rows.map((row) => row.what).join(', ')}`);
    }
    for (const card of cards) found.push(...(await cardFaults(client, card)));
    found.push(...carriedFaults(cards));
  } finally {
    await client.query('reset search_path');
    client.release();
  }
  return found;
}

/** What remained by the old card is what the other contract lends, to the rupiah. */
function carriedFaults(cards: readonly PaymentCard[]): string[] {
  const byCode = new Map(cards.map((card) => [card.contract.code, card]));
  return cards.flatMap(({ contract, card, as_of }) => {
    const next = byCode.get(contract.restructured_to ?? '');
    if (!next) return [];
    const { principal, date_start } = next.contract.structure;
    const left = carriedOver({ card, dateStart: contract.structure.date_start, asOf: date_start }).total;
    const found = [];
    if (as_of !== date_start) found.push(`${contract.code}: goes on until ${as_of}, not ${date_start}`);
    if (left !== principal) found.push(`${contract.code}: ${left} remained, ${principal} is carried on`);
    return found;
  });
}

/** Nothing is asked for on them any more. */
const ENDED = new Set(['CANCELLED', 'RESTRUCTURED']);

const SUMS = `
  select coalesce(sum(credit_payment), 0)::bigint::float8 as paid, coalesce(sum(credit_discount), 0)::bigint::float8 as discount,
         coalesce(sum(penalty_payment), 0)::bigint::float8 as penalty_paid,
         coalesce(sum(penalty_discount), 0)::bigint::float8 as penalty_discount
    from facts where contract_code = $1`;

type Querying = { query<R>(text: string, values: unknown[]): Promise<{ rows: R[] }> };

async function cardFaults(client: Querying, { contract, card }: PaymentCard): Promise<string[]> {
  const { code, status, next_due } = contract;
  const found: string[] = [];
  for (const line of card.lines) {
    if (line.remainder < 0) found.push(`${code} line ${line.number}: remainder ${line.remainder}`);
    if (line.paid + line.discount + line.remainder !== line.instalment)
      found.push(`${code} line ${line.number}: paid, discount and remainder are not the instalment`);
  }
  const { rows } = await client.query<
    Record<'paid' | 'discount' | 'penalty_paid' | 'penalty_discount', number>
  >(SUMS, [code]);
  for (const [field, sum] of Object.entries(rows[0] ?? {})) {
    const shown = card.totals[field as 'paid'];
    if (shown !== sum) found.push(`${code}: the card says ${field} ${shown}, the receipts ${sum}`);
  }
  const kept = await client.query<{ outstanding: number | null }>(
    'select outstanding::float8 from contracts where code = $1',
    [code],
  );
  const owed = card.lines.reduce((sum, line) => sum + Math.min(line.principal, line.remainder), 0);
  if (kept.rows[0]?.outstanding !== owed)
    found.push(`${code}: outstanding ${kept.rows[0]?.outstanding}, the card says ${owed}`);
  const firstOpen = card.lines.find((line) => line.remainder > 0)?.date_maturity ?? null;
  const asked = ENDED.has(status) ? null : firstOpen;
  if (next_due !== asked) found.push(`${code}: next due ${next_due}, the card says ${asked}`);
  const covered = firstOpen === null;
  if (covered && (status === 'ACTIVE' || status === 'OVERDUE')) found.push(`${code}: covered, and ${status}`);
  if (!covered && (status === 'SETTLED' || status === 'SETTLED_EARLY'))
    found.push(`${code}: open, and ${status}`);
  return found;
}

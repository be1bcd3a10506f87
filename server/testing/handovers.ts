import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { expect } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { DenominationCounts } from '@/lib/contract/cashierDayFields';
import { DENOMINATIONS } from '@/lib/contract/denominations';
import type { Handover, HandoverBasis } from '@/lib/contract/handovers';
import { todayIn } from '../calendar/today';
import type { ReachableApi } from './startApi';

const DAY = 86_400_000;

/** A TTS as a collector gives it: on a contract, so many days ago; its id. Rupiah. */
export async function giveTts(
  { connection: { pool }, now }: { connection: { pool: Pick<pg.Pool, 'query'> }; now: () => Date },
  given: { collector?: string; code: string; amount: number; daysAgo?: number; office?: number },
): Promise<number> {
  const { collector = 'kolektor.jkt', code, amount, daysAgo = 0, office = 1 } = given;
  const { rows: people } = await pool.query<{ id: number; code: string; zone: string; used: number }>(
    `select s.id, o.code, o.zone, (select coalesce(max(nth), 0) from tts where office_id = o.id) as used
       from staff s, offices o where s.username = $1 and o.id = $2`,
    [collector, office],
  );
  const [person] = people;
  if (!person) throw new Error(`nobody is ${collector}`);
  const at = new Date(now().getTime() - daysAgo * DAY);
  const day = todayIn(person.zone, at);
  const [visit, block] = [randomUUID(), randomUUID()];
  const nth = Number(person.used) + 1;
  const month = day.slice(2, 4) + day.slice(5, 7);
  await pool.query(
    `insert into tts_blocks (id, office_id, collector_id, device, month, first, last, given_at, given_on)
     values ($1, $2, $3, $4, $5, $6, $6, $7, $8)`,
    [block, office, person.id, randomUUID(), month, nth, at, day],
  );
  await pool.query(
    `insert into visits (id, contract_code, office_id, day, visited_by, device_at, clock_difference, at, received_at, met,
                         place, result, outside, digest)
     values ($1, $2, $3, $4, $5, $6, 0, $6, $6, 'BORROWER', 'BILLING', 'PAID', '{}', '')`,
    [visit, code, office, day, person.id, at],
  );
  const { rows } = await pool.query<{ id: number }>(
    `insert into tts (number, block_id, nth, visit_id, contract_code, office_id, collector_id, amount, at, day, received_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $9) returning id`,
    [
      ...[`${person.code}/K${month}/${String(nth).padStart(5, '0')}`, block, nth, visit, code],
      ...[office, person.id, amount, at, day],
    ],
  );
  return rows[0]?.id ?? 0;
}

/** The fewest notes and coins that come to a sum, rupiah. */
export function piecesOf(amount: number): DenominationCounts {
  let left = amount;
  const counts: DenominationCounts = {};
  for (const { key, value } of DENOMINATIONS) {
    const pieces = Math.floor(left / value);
    if (pieces > 0) counts[key] = pieces;
    left -= pieces * value;
  }
  expect(left).toBe(0);
  return counts;
}

export const basisOf = async (api: ReachableApi, token: string, collector: number, ids?: readonly number[]) =>
  (
    await api.call<HandoverBasis>(
      'GET',
      `handovers/basis?collector=${collector}${ids ? `&tts=${ids.join(',')}` : ''}`,
      { token },
    )
  ).data;

type Refused = { errors?: Record<string, string>; current?: HandoverBasis };

/** Posts a hand-over as it was shown; `counted`: left out, what is expected. */
export const postShown = (
  api: ReachableApi,
  token: string,
  basis: HandoverBasis,
  over: { counted?: number; reason?: string; late_reason?: string; key?: string; digest?: string } = {},
) =>
  api.call<Handover & Refused>('POST', 'handovers', {
    token,
    body: {
      collector_id: basis.collector.id,
      tts_ids: basis.rows.map(({ tts_id }) => tts_id),
      denominations: piecesOf(over.counted ?? basis.sums.amount),
      reason: over.reason ?? '',
      late_reason: over.late_reason ?? '',
      digest: over.digest ?? basis.digest,
    },
    ...(over.key !== undefined && { headers: { 'idempotency-key': over.key } }),
  });

/** The day so many days before the company's today in Jakarta. */
export const daysBefore = (api: ReachableApi, days: number) =>
  addDays(todayIn('Asia/Jakarta', api.now()), -days);

/*
 * A hand-over of 200 TTS inside the server (routes, checks, SQL, JSON) while two other counters of the office take payments
 * without a pause. Goals: posted within 3 s, and no payment beside it over 100 ms.
 * `tsx bench/handovers.bench.ts 50000` measures another number of contracts.
 */
import { randomUUID } from 'node:crypto';
import { DENOMINATIONS } from '../src/lib/contract/denominations';
import type { HandoverBasis } from '../src/lib/contract/handovers';
import type { PaymentCard } from '../src/lib/contract/paymentCard';
import { oldestInstalment } from '../tests/payments/oldestInstalment';
import { openCompany, type SignedInApi } from './inServer/openCompany';
import { loadContracts } from './loadContracts';

const CONTRACTS = Number(process.argv[2] ?? 200_000);
const TTS = 200;
const RUNS = 5;
const POST_GOAL = 3000;
const BESIDE_GOAL = 100;
/** Takes the hand-over. */
const CASHIER = 'kasir.jkt';
/** Take payments beside it. */
const OTHERS = ['kacab.jkt', 'penyetuju.jkt'];

const company = await openCompany({ unhurried: true });
try {
  const { pool } = company.connection;
  await loadContracts(company.connection, CONTRACTS);
  await pool.query(
    "update titles set is_credit_add = true, is_credit = true where name in ('Penyetuju', 'Kepala Cabang')",
  );
  const { rows: running } = await pool.query<{ code: string }>(
    `select code from contracts where office_id = 1 and status = 'ACTIVE' and code !~ '-0[0-9]{4}$' order by code limit $1`,
    [TTS * (RUNS + 1)],
  );
  const codes = running.map(({ code }) => code);
  const api = await company.openApi();
  try {
    const cashier = callAs(api, await api.signIn(CASHIER));
    const others: Call[] = [];
    for (const username of OTHERS) others.push(callAs(api, await api.signIn(username)));
    const posted: number[] = [];
    const alone: number[] = [];
    const beside: number[] = [];
    const paying = codes.slice(TTS * RUNS);
    for (let run = 0; run < RUNS; run++) {
      await giveTts(codes.slice(run * TTS, (run + 1) * TTS));
      alone.push(
        ...(await paidMeanwhile(others, paying, () => new Promise((done) => setTimeout(done, 1500)))),
      );
      beside.push(
        ...(await paidMeanwhile(others, paying, async () => {
          posted.push(await takeHandover(cashier));
        })),
      );
    }
    say('hand-over posted', posted, POST_GOAL);
    say('payments by themselves', alone);
    say('payments beside it', beside, BESIDE_GOAL);
  } finally {
    await api.app.close();
  }
} finally {
  await company.close();
}

type Call = <T>(method: 'GET' | 'POST', path: string, body?: object) => Promise<T>;

function callAs({ app }: SignedInApi, headers: Record<string, string>): Call {
  return async <T>(method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await app.inject({
      ...{ method, url: `/api/${path}`, ...(body && { payload: body }) },
      headers: { ...headers, ...(method === 'POST' && { 'idempotency-key': randomUUID() }) },
    });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
    return answer.json<{ data: T }>().data;
  };
}

/** One TTS of today on each contract, from a collector of the office, Rp50.000 each. */
async function giveTts(on: readonly string[]): Promise<void> {
  await company.connection.pool.query(
    `with given as (
       select code, gen_random_uuid() as visit, gen_random_uuid() as block,
              nth + (select coalesce(max(nth), 0) from tts where office_id = 1) as nth,
              (now() at time zone 'Asia/Jakarta')::date as today, s.id as collector
         from unnest($1::text[]) with ordinality as wanted (code, nth), staff s where s.username = 'kolektor.jkt'
     ), blocks as (
       insert into tts_blocks (id, office_id, collector_id, device, month, first, last, given_at, given_on)
       select block, 1, collector, gen_random_uuid(), to_char(today, 'YYMM'), nth, nth, now(), today from given
     ), seen as (
       insert into visits (id, contract_code, office_id, day, visited_by, device_at, clock_difference, at, received_at, met,
                           place, result, outside, digest)
       select visit, code, 1, today, collector, now(), 0, now(), now(), 'BORROWER', 'BILLING', 'PAID', '{}', '' from given
     )
     insert into tts (number, block_id, nth, visit_id, contract_code, office_id, collector_id, amount, at, day, received_at)
     select (select code from offices where id = 1) || '/K' || to_char(today, 'YYMM') || '/' || lpad(nth::text, 5, '0'),
            block, nth, visit, code, 1, collector, 50000, now(), today, now() from given`,
    [on],
  );
}

/** Reads what a hand-over comes to and posts it as shown. @returns ms from the press to the answer */
async function takeHandover(call: Call): Promise<number> {
  const { rows } = await company.connection.pool.query<{ id: number }>(
    "select id from staff where username = 'kolektor.jkt'",
  );
  const basis = await call<HandoverBasis>('GET', `handovers/basis?collector=${rows[0]?.id ?? 0}`);
  // The demo company's own TTS may be late; only those of today are posted here.
  const ids = basis.rows.filter(({ amount }) => amount === 50_000).map(({ tts_id }) => tts_id);
  const shown = await call<HandoverBasis>(
    'GET',
    `handovers/basis?collector=${rows[0]?.id ?? 0}&tts=${ids.join(',')}`,
  );
  if (shown.rows.length !== TTS) throw new Error(`${shown.rows.length} TTS`);
  const began = performance.now();
  await call('POST', 'handovers', {
    ...{ collector_id: rows[0]?.id, tts_ids: ids, denominations: piecesOf(shown.sums.amount) },
    ...{ reason: '', late_reason: '', digest: shown.digest },
  });
  return performance.now() - began;
}

function piecesOf(amount: number): Record<string, number> {
  const [largest] = DENOMINATIONS;
  if (!largest || amount % largest.value > 0) throw new Error(`${amount} in notes of one kind`);
  return { [largest.key]: amount / largest.value };
}

/** What each payment at the other counters takes while something else is done, ms; Rp1.000 each, one after the other. */
async function paidMeanwhile(
  others: readonly Call[],
  codes: readonly string[],
  work: () => Promise<unknown>,
): Promise<number[]> {
  let isDone = false;
  const taken: number[] = [];
  const counter = async (call: Call, first: number) => {
    for (let at = first; !isDone; at += others.length) {
      const code = codes[at % codes.length] ?? '';
      const card = await call<PaymentCard>('GET', `payments/${code}`);
      const began = performance.now();
      await call('POST', `payments/${code}`, oldestInstalment(card, { amount: 1000, cash: 1000 }));
      taken.push(performance.now() - began);
    }
  };
  const counters = others.map((call, index) => counter(call, index));
  await work();
  isDone = true;
  await Promise.all(counters);
  return taken;
}

function say(what: string, taken: number[], goal?: number): void {
  taken.sort((a, b) => a - b);
  const [median = NaN, worst = NaN] = [taken[taken.length >> 1], taken.at(-1)];
  const said = goal === undefined ? '' : ` (goal ${goal})${worst >= goal ? ' missed' : ''}`;
  console.log(
    `${what.padEnd(24)} ${String(taken.length).padStart(4)} times, median ${median.toFixed(0)} ms, longest ${worst.toFixed(0)} ms${said}`,
  );
}

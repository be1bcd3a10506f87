import { describe, expect, it } from 'vitest';
import { owedOn } from '@/lib/arithmetic/allocate';
import type { ChangeBasis } from '@/lib/contract/changeBasis';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { CreditWrite, Receipt } from '@/lib/contract/credits';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { Settled, Settlement } from '@/lib/contract/settlements';
import type { RequestedAction } from '@/lib/contract/requestedAction';
import { formChange } from '../../../tests/payments/formChange';
import { Random } from '../../seed/random';
import { approvalOf } from '../changedNote';
import { actionsOf, approveSeen, requestOn, contractCodes, withdrawRequest } from '../contractRequest';
import { cardOf, counter, payLines, type Counter } from '../counter';
import { seeds } from '../seeds';

const SEEDS = seeds(2);

const DAY = 86_400_000;
const ARITHMETIC = ['principal', 'interest', 'penalty', 'fee', 'total', 'as_of', 'lines'] as const;

/** A history on one contract; its own cashier, approver and contract clerk. */
interface History extends Counter {
  clerk: string;
  random: Random;
}

/** What happens between the quote and the press that takes it. */
type Meanwhile = (history: History, given: Settlement) => Promise<void>;

const daysPass = ({ api, random }: History, min: number, max: number) =>
  api.advance(random.between(min, max) * DAY);
/** A part of the oldest line, or what is left of it. */
async function paysSome({ api, maker, code, random }: History): Promise<void> {
  const { lines } = (await cardOf(api, maker, code)).card;
  const next = lines.find((line) => owedOn(line) > 2000);
  const small = lines.filter((line) => owedOn(line) > 0 && owedOn(line) <= 2000).length;
  // A remainder of a few rupiah is paid together with the line after it.
  const amount = small > 0 ? undefined : Math.min(next ? owedOn(next) : 0, random.between(20_000, 90_000));
  await payLines(api, maker, code, { lines: small + 1, ...(amount !== undefined && { amount }) });
}

/** Asks and has it approved. */
async function decided({ api, checker, code }: History, maker: string, ask: RequestedAction): Promise<void> {
  const asked = await requestOn(api, maker, code, ask);
  expect(asked.http, asked.message).toBe(200);
  const approved = await approveSeen(api, checker, asked.data.id);
  expect(approved.http, approved.message).toBe(200);
}

async function latestReceipt({ api, maker, code }: History): Promise<Receipt> {
  const path = `credits?period=all&status=valid&size=100&search=${code}`;
  const { data } = await api.call<{ rows: Receipt[] }>('GET', path, { token: maker });
  const [latest] = data.rows.filter((row) => row.settlement_id === undefined).sort((a, b) => b.id - a.id);
  if (!latest) throw new Error('no receipt');
  return latest;
}

/** Has a change of the latest receipt approved, as the form would send it. */
async function changes(history: History, typed: (receipt: Receipt) => Parameters<typeof formChange>[2]) {
  const { api, maker, checker } = history;
  const receipt = await latestReceipt(history);
  const basis = await api.call<ChangeBasis>('GET', `credits/${receipt.id}/change-basis`, { token: maker });
  const { write, errors } = formChange(receipt, basis.data, typed(receipt));
  expect(errors).toEqual({});
  const body = { update: write, reason: 'Dicoba riwayat acak', version: receipt.version };
  const asked = await api.call<CreditDetail>('POST', `credits/${receipt.id}/request`, { token: maker, body });
  expect(asked.http, asked.message).toBe(200);
  const put = { token: checker, body: approvalOf(write as CreditWrite) };
  expect((await api.call('PUT', `credits/${receipt.id}`, put)).http).toBe(200);
}

/** As its BAST does. */
async function isTaken({ api, code }: History): Promise<void> {
  await api.connection.pool.query(
    "update contracts set status = 'REPOSSESSED', version = version + 1 where code = $1",
    [code],
  );
}

const moneyOf = ({ cash, bank }: Receipt) => (cash ?? 0) + (bank ?? 0);

const MEANWHILE: Readonly<Record<string, Meanwhile>> = {
  nothing: () => Promise.resolve(),
  'a few days': (history, given) => {
    const left = (Date.parse(given.valid_until) - Date.parse(given.as_of)) / DAY;
    daysPass(history, 0, left);
    return Promise.resolve();
  },
  'more days than it holds': (history, given) => {
    const left = (Date.parse(given.valid_until) - Date.parse(given.as_of)) / DAY;
    daysPass(history, left + 1, left + 9);
    return Promise.resolve();
  },
  'a payment of the same day': paysSome,
  'a payment of a later day': async (history) => {
    daysPass(history, 1, 3);
    await paysSome(history);
  },
  'a payment that is voided again': async (history) => {
    const { api, maker, code } = history;
    await paysSome(history);
    const [payment] = (await actionsOf(api, maker, code)).payments;
    await decided(history, maker, { kind: 'PAYMENT_VOID', payment_id: payment?.id ?? 0 });
  },
  'another note on a receipt': (history) => changes(history, () => ({ note: 'Kwitansi hilang' })),
  'banknotes that were said to be a transfer': (history) =>
    changes(history, (receipt) => ({ cash: moneyOf(receipt), bank: 0, note: 'Dibayar tunai' })),
  'less money on a receipt': (history) =>
    changes(history, (receipt) => ({ cash: moneyOf(receipt) - 1000, bank: 0 })),
  'something forgiven': async (history) => {
    const { api, maker, code } = history;
    const line = (await cardOf(api, maker, code)).card.lines.find((one) => one.remainder > 1000);
    const lines = [{ number: line?.number ?? 0, credit_discount: 1000, penalty_discount: 0 }];
    await decided(history, maker, { kind: 'WAIVER', lines });
  },
  'a vehicle that was taken and given back': async (history) => {
    await isTaken(history);
    await decided(history, history.clerk, { kind: 'STATUS', status: 'ACTIVE' });
  },
  'a vehicle that was taken': isTaken,
  'a request that waits': async (history) => {
    const { api, clerk, code } = history;
    expect((await requestOn(api, clerk, code, { kind: 'STATUS', status: 'WRITTEN_OFF' })).http).toBe(200);
  },
};

/** What the card follows from: day, money and discounts of all that counts. */
async function factsOf({ api, code }: History): Promise<{ day: string }[]> {
  const { rows } = await api.connection.pool.query<{ day: string }>(
    `select credit_to, date_payment::text as day, credit_payment + penalty_payment as money, credit_discount, penalty_discount
       from credits where contract_code = $1 and voided_at is null
     union all
     select credit_to, date::text, 0, credit_discount, penalty_discount from waivers where contract_code = $1 and voided_at is null
     order by 1, 2, 3, 4, 5`,
    [code],
  );
  return rows;
}

function take({ api, maker, code }: History, given: Settlement, card: PaymentCard, over: object = {}) {
  const { as_of, principal, interest, penalty, fee, total, quote } = given;
  return api.call<Settled & { errors?: object }>('POST', `payments/${code}/settlement`, {
    token: maker,
    body: {
      version: card.contract.version,
      quote_id: quote?.id ?? null,
      ...{ as_of, principal, interest, penalty, fee, total },
      ...{ cash: total, bank: 0, note: '' },
      ...over,
    },
  });
}

/** Settled by exactly what was quoted, and as it was before once that is undone. */
async function isSettledAndUndone(
  history: History,
  given: Settlement,
  before: PaymentCard,
  settled: Settled,
) {
  const { api, maker, code } = history;
  for (const field of ARITHMETIC) expect(settled.settlement[field], field).toEqual(given[field]);
  const sum = (field: 'payment' | 'credit_payment' | 'penalty_payment' | 'collector_payment') =>
    settled.receipts.reduce((total, receipt) => total + (receipt[field] ?? 0), 0);
  expect(sum('payment')).toBe(given.total);
  expect(sum('collector_payment')).toBe(given.fee);
  expect(sum('credit_payment') + sum('penalty_payment') + given.fee).toBe(given.total);
  const after = await cardOf(api, maker, code);
  expect(after.contract.status).toBe('SETTLED_EARLY');
  expect(after.card.totals).toMatchObject({ remainder: 0, penalty: 0 });
  expect(after.card.lines.every((line) => line.remainder === 0 && line.penalty === 0)).toBe(true);
  const settlement_id = (await actionsOf(api, maker, code)).settlement?.id ?? 0;
  await decided(history, maker, { kind: 'SETTLEMENT_UNDO', settlement_id });
  const undone = await cardOf(api, maker, code);
  expect(undone.card).toEqual(before.card);
  expect(undone.payments).toEqual(before.payments);
  expect(undone.contract.status).toBe(before.contract.status);
}

/** Whatever kept it from being taken is over: the next quote is given on a contract that runs. */
async function runsAgain(history: History): Promise<void> {
  const { api, clerk, maker, code } = history;
  const { waiting } = await actionsOf(api, clerk, code);
  if (waiting) expect((await withdrawRequest(api, clerk, waiting.id)).http).toBe(200);
  const { status } = (await cardOf(api, maker, code)).contract;
  if (status === 'REPOSSESSED') await decided(history, clerk, { kind: 'STATUS', status: 'ACTIVE' });
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

describe('a quote that was given', () => {
  it.each(SEEDS)(
    'is taken to the rupiah while it holds, and refused in words when not (%i)',
    async (seed) => {
      const here = await counter();
      const random = new Random(seed);
      const codes = (await contractCodes(here.api, 'ACTIVE')).slice(0, 3);
      const clerk = await here.api.signIn('kontrak.jkt');
      await here.api.connection.pool.query("update sessions set expires_at = now() + interval '3 years'");
      const seen = { taken: 0, refused: 0 };
      for (const name of shuffled(random, Object.keys(MEANWHILE))) {
        const code = codes[random.between(0, codes.length - 1)] ?? here.code;
        const history: History = { ...here, code, clerk, random };
        const { api, maker } = here;
        daysPass(history, 0, 12);
        await paysSome(history);
        if (random.chance(0.5)) daysPass(history, 0, 5);
        const given = (await api.call<Settlement>('POST', `payments/${code}/quotes`, { token: maker })).data;
        const facts = await factsOf(history);
        await MEANWHILE[name]?.(history, given);

        const before = await cardOf(api, maker, code);
        const factsNow = await factsOf(history);
        const { waiting } = await actionsOf(api, clerk, code);
        const isSame = JSON.stringify(factsNow) === JSON.stringify(facts);
        const isRunning = ['ACTIVE', 'OVERDUE'].includes(before.contract.status);
        const runs = isRunning && !waiting && before.as_of <= given.valid_until;
        const told = `${name} (${before.as_of}, quote of ${given.as_of} to ${given.valid_until})`;

        const bent = await take(history, given, before, { total: given.total - 1, cash: given.total - 1 });
        expect(bent.http, told).toBe(409);
        const answer = await take(history, given, before);
        if (runs && isSame) expect(answer.http, `${told}: ${answer.message}`).toBe(200);
        if (!runs) expect(answer.http, told).toBe(409);
        if (answer.http === 200) {
          // Also where a fact is another one: never with one of a later day, and never by another rupiah.
          expect(
            factsNow.some((fact) => fact.day > given.as_of),
            told,
          ).toBe(false);
          await isSettledAndUndone(history, given, before, answer.data);
          seen.taken += 1;
        } else {
          expect([409, 422], told).toContain(answer.http);
          expect(answer.message, told).toMatch(/\p{L}{4,}.*\./u);
          expect(await factsOf(history), told).toEqual(factsNow);
          expect((await cardOf(api, maker, code)).card, told).toEqual(before.card);
          seen.refused += 1;
          await runsAgain(history);
        }
      }
      // Every history meets both, else it would prove nothing.
      expect(seen.taken).toBeGreaterThan(3);
      expect(seen.refused).toBeGreaterThan(3);
    },
  );
});

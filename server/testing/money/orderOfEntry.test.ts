import { describe, expect, it } from 'vitest';
import { allocate } from '@/lib/arithmetic/allocate';
import { addDays } from '@/lib/arithmetic/calendar';
import { buildCard } from '@/lib/arithmetic/card';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { PostPayment } from '@/lib/contract/payments';
import { orderOf, penaltyRuleOf } from '../../../tests/payments/oldestInstalment';
import { Random } from '../../seed/random';
import { cardOf } from '../counter';
import { startApi } from '../startApi';

/** What happened outside: somebody transferred so much on that day for that instalment. */
interface Fact {
  line: number;
  date: string;
  amount: number;
}

const LATE = 60;

/** A counter on the contract that is late longest; every call of the same seed meets the same company. */
async function lateCounter() {
  const api = await startApi();
  api.advance(LATE * 86_400_000);
  await api.connection.pool.query('update titles set transfer_days_back = null where id = 3');
  const token = await api.signIn('kasir.jkt');
  const { rows } = await api.connection.pool.query<{ code: string }>(
    `select code from contracts where status = 'ACTIVE' and office_id = 1 order by next_due, code limit 1`,
  );
  return { api, token, code: rows[0]?.code ?? '' };
}

/** Part payments of the two oldest open instalments, none of which covers its own. */
function someFacts(random: Random, card: PaymentCard): Fact[] {
  const [first, second] = card.card.lines.filter((line) => line.remainder > 0);
  if (!first || !second) throw new Error('too few instalments are open');
  return [first, second].flatMap((line) => {
    const parts = random.between(1, 3);
    const most = Math.floor(line.remainder / 3 - 1);
    return Array.from({ length: parts }, () => ({
      line: line.number,
      date: addDays(card.as_of, -random.between(0, LATE - 1)),
      amount: random.between(Math.floor(most / 4), most),
    }));
  });
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const left = [...items];
  const out: T[] = [];
  while (left.length > 0) out.push(...left.splice(random.between(0, left.length - 1), 1));
  return out;
}

function bodyOf(card: PaymentCard, { line, date, amount }: Fact): PostPayment {
  const rule = penaltyRuleOf(card);
  const then = buildCard({ schedule: card.card.lines, payments: card.payments, rule, asOf: date });
  const { shares, later } = allocate({
    card: then,
    date,
    receipts: card.payments,
    rule,
    order: orderOf(card),
    amount,
    waivers: [],
    lines: [line],
  });
  return {
    version: card.contract.version,
    date_payment: date,
    amount,
    lines: [line],
    waivers: [],
    collector_payment: 0,
    cash: 0,
    bank: amount,
    bank_reference: 'BCA 20261',
    note: '',
    shares,
    later: later.flatMap((one) => one.changes),
  };
}

/** The card after entering the facts in this order, without the numbers of transactions, which follow the entry. */
async function cardAfter(facts: readonly Fact[]) {
  const { api, token, code } = await lateCounter();
  let changedLater = 0;
  for (const fact of facts) {
    const body = bodyOf(await cardOf(api, token, code), fact);
    changedLater += body.later?.length ?? 0;
    const answer = await api.call('POST', `payments/${code}`, { token, body });
    expect(answer, JSON.stringify(fact)).toMatchObject({ http: 200 });
  }
  const { card, contract } = await cardOf(api, token, code);
  const lines = card.lines.map((line) => ({ ...line, transactions: 0 }));
  return { card: { lines, totals: card.totals, dpd: card.dpd, next_due: contract.next_due }, changedLater };
}

describe('the same facts entered in another order', () => {
  it.each([11, 12, 13, 14])('give the same card (%i)', async (seed) => {
    const random = new Random(seed);
    const { api, token, code } = await lateCounter();
    const facts = someFacts(random, await cardOf(api, token, code));
    const inTheirOrder = [...facts].sort((a, b) => (a.date < b.date ? -1 : 1));
    const { changedLater, card: expected } = await cardAfter(inTheirOrder);
    expect(changedLater).toBe(0);
    for (const order of [[...inTheirOrder].reverse(), shuffled(random, facts)]) {
      const { card } = await cardAfter(order);
      expect(card, JSON.stringify(order)).toEqual(expected);
    }
  });

  it('shows and changes receipts of later days when an earlier one comes after them', async () => {
    const { api, token, code } = await lateCounter();
    const card = await cardOf(api, token, code);
    const open = card.card.lines.find((one) => one.remainder > 0);
    if (!open) throw new Error('nothing is open');
    const third = Math.floor(open.remainder / 3);
    const late = { line: open.number, date: card.as_of, amount: third };
    const early = { line: open.number, date: addDays(card.as_of, 5 - LATE), amount: third };
    const { changedLater } = await cardAfter([late, early]);
    expect(changedLater).toBeGreaterThan(0);
  });
});

import { allocate, owedOn } from '@/lib/arithmetic/allocate';
import { addDays } from '@/lib/arithmetic/calendar';
import { buildCard } from '@/lib/arithmetic/card';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { PostPayment } from '@/lib/contract/payments';
import { orderOf, penaltyRuleOf } from '../../../../tests/payments/oldestInstalment';
import { aCode, aTaker, call, cardOf, someOf, type Step, type World } from './world';

/** A payment as a screen would send it, of any day, with any money; right and wrong ones. */
export function somePayment(world: World, card: PaymentCard): PostPayment {
  const { random } = world;
  const daysBack = random.between(0, random.chance(0.5) ? 7 : 90);
  const date = random.chance(0.6) ? card.as_of : addDays(card.as_of, -daysBack);
  const rule = penaltyRuleOf(card);
  const order = orderOf(card);
  const then = buildCard({ schedule: card.card.lines, payments: card.payments, rule, asOf: date });
  const open = then.lines.filter((line) => owedOn(line) > 0).slice(0, 4);
  const chosen = random.chance(0.4) ? open.filter(() => random.chance(0.5)).map((line) => line.number) : [];
  const owing = open
    .filter((line) => chosen.length === 0 || chosen.includes(line.number))
    .slice(0, random.between(1, 3));
  const waivers = random.chance(0.25)
    ? owing.slice(0, 1).map((line) => ({
        number: line.number,
        credit_discount: random.chance(0.3) ? someOf(world, Math.max(0, line.remainder)) : 0,
        penalty_discount: someOf(world, line.penalty),
      }))
    : [];
  const owed = owing.reduce((sum, line) => sum + Math.max(0, owedOn(line)), 0);
  const money = someOf(world, owed);
  const allocation = allocate({
    card: then,
    date,
    receipts: card.payments,
    rule,
    order,
    amount: money,
    waivers,
    ...(chosen.length > 0 && { lines: chosen }),
  });
  const added = random.chance(0.7) ? allocation.rest : 0;
  const amount = money - allocation.rest;
  const used = random.chance(0.3) && added === 0 ? Math.min(card.deposit_balance, amount) : 0;
  const fee = random.chance(0.1) ? 25_000 : 0;
  const due = amount + fee + added - used;
  const isTransfer = date !== card.as_of ? random.chance(0.8) : random.chance(0.3);
  const cash = isTransfer ? 0 : random.chance(0.8) ? due : random.between(0, Math.max(0, due));
  return {
    version: card.contract.version,
    date_payment: date,
    amount,
    ...(chosen.length > 0 && { lines: chosen }),
    waivers,
    collector_payment: fee,
    cash,
    bank: due - cash,
    deposit_used: used,
    deposit_added: added,
    bank_reference: `TRX${random.between(1000, 9999)}`,
    note: '',
    shares: allocation.shares,
    later: allocation.later.flatMap((one) => one.changes),
  };
}

/** Somebody pays at the counter. */
export const pays: Step = async (world) => {
  const code = aCode(world);
  const body = somePayment(world, await cardOf(world, code));
  const taker = aTaker(world);
  await call(world, taker, 'POST', `payments/${code}`, body);
  // The same press once more, as after a lost answer, but without its key: it must not be taken twice.
  if (world.random.chance(0.1)) await call(world, taker, 'POST', `payments/${code}`, body);
};

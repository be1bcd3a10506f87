import { allocate, owedOn } from '@/lib/arithmetic/allocate';
import { addDays } from '@/lib/arithmetic/calendar';
import { buildCard } from '@/lib/arithmetic/card';
import type { Receipt } from '@/lib/contract/credits';
import type { PaymentCard, PostPayment, Settlement } from '@/lib/contract/payments';
import type { ContractAsk, ContractRequest, ContractRequestDetail } from '@/lib/contract/requests';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import { orderOf, penaltyRuleOf } from '../../tests/payments/oldestInstalment';
import type { Random } from '../seed/random';
import { valuesToWrite } from '../testing/changedNote';
import type { TestApi } from '../testing/startApi';
import { clerk, lines as statementLines } from '../testing/statements';

/** People of the demo's Jakarta office who touch money, and their sessions. */
export const PEOPLE = ['kasir.jkt', 'direktur', 'kacab.jkt', 'penyetuju.jkt', 'kontrak.jkt'] as const;
export type Person = (typeof PEOPLE)[number];

/** A world in which random people do random things to a few contracts. */
export interface World {
  api: TestApi;
  random: Random;
  tokens: Readonly<Record<Person, string>>;
  codes: readonly [string, ...string[]];
  /** What was done so far, for who reads a failure. */
  told: string[];
}

type Step = (world: World) => Promise<void>;

const REASON = 'Dicoba oleh riwayat acak';

/** One call; a failure of the server itself is a fault whatever was asked. */
async function call<T>(
  world: World,
  person: Person,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
) {
  const answer = await world.api.call<T>(method, path, {
    token: world.tokens[person],
    ...(body !== undefined && { body }),
  });
  if (method !== 'GET') {
    const said = answer.http === 200 ? '' : ` ${answer.message}`;
    world.told.push(
      `${person} ${method} ${path} → ${answer.http}${said} ${(JSON.stringify(body) ?? '').slice(0, 700)}`,
    );
  }
  if (answer.http >= 500) throw new Error(`${answer.http} ${path}: ${answer.message}`);
  return answer;
}

const anyone = ({ random }: World) => random.pick(PEOPLE);
const aCode = ({ random, codes }: World) => random.pick(codes);
/** Kasir and Direktur may take money; the others must be refused, and sometimes try. */
const aTaker = ({ random }: World): Person =>
  random.chance(0.1) ? random.pick(PEOPLE) : random.pick(['kasir.jkt', 'kasir.jkt', 'direktur']);
const aChecker = ({ random }: World): Person =>
  random.chance(0.1) ? random.pick(PEOPLE) : random.pick(['direktur', 'kacab.jkt', 'penyetuju.jkt']);

export const cardOf = async (world: World, code: string) =>
  (await call<PaymentCard>(world, 'direktur', 'GET', `payments/${code}`)).data;

/** Something between nothing and a little more than `most`, often the whole or a part of it. */
function someOf({ random }: World, most: number): number {
  if (random.chance(0.4)) return most;
  if (random.chance(0.1)) return most + random.between(1, 400_000);
  return random.between(0, most);
}

/** A payment as a screen would send it, of any day, with any money; right and wrong ones. */
function somePayment(world: World, card: PaymentCard): PostPayment {
  const { random } = world;
  const date = random.chance(0.6) ? card.as_of : addDays(card.as_of, -random.between(0, 90));
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
    ...(isTransfer && { bank_reference: `TRX${random.between(1000, 9999)}` }),
    note: '',
    shares: allocation.shares,
    later: allocation.later.flatMap((one) => one.changes),
  };
}

const pays: Step = async (world) => {
  const code = aCode(world);
  const body = somePayment(world, await cardOf(world, code));
  const taker = aTaker(world);
  await call(world, taker, 'POST', `payments/${code}`, body);
  // The same press once more, as after a lost answer, but without its key: it must not be taken twice.
  if (world.random.chance(0.1)) await call(world, taker, 'POST', `payments/${code}`, body);
};

async function someReceipt(world: World): Promise<Receipt | undefined> {
  const code = aCode(world);
  const { data } = await call<{ rows: Receipt[] }>(
    world,
    'direktur',
    'GET',
    `credits?period=all&size=100&search=${code}`,
  );
  const latest = data.rows.toSorted((a, b) => b.id - a.id).slice(0, 12);
  return latest[world.random.between(0, Math.max(0, latest.length - 1))];
}

/** Values as a clever or careless maker would ask for them. */
function changedValues(world: World, receipt: Receipt) {
  const { random } = world;
  const values = valuesToWrite(receipt);
  switch (random.between(0, 5)) {
    case 0:
      return { ...values, note: `catatan ${random.between(1, 99)}` };
    case 1:
      return { ...values, cash: values.bank, bank: values.cash };
    case 2: {
      const payment = someOf(world, values.payment);
      const credit_payment = Math.max(0, payment - values.penalty_payment - values.collector_payment);
      return {
        ...values,
        payment: credit_payment + values.penalty_payment + values.collector_payment,
        credit_payment,
        cash: credit_payment + values.penalty_payment + values.collector_payment,
        bank: 0,
      };
    }
    case 3:
      return { ...values, date_payment: addDays(values.date_payment, -random.between(1, 20)) };
    case 4:
      return {
        ...values,
        penalty_discount: values.penalty,
        penalty_payment: 0,
        payment: values.credit_payment + values.collector_payment,
        cash: values.credit_payment + values.collector_payment,
        bank: 0,
      };
    default:
      return {
        ...values,
        credit_payment: values.credit,
        payment: values.credit + values.penalty_payment + values.collector_payment,
        cash: values.credit + values.penalty_payment + values.collector_payment,
        bank: 0,
      };
  }
}

const asksOnReceipt: Step = async (world) => {
  const receipt = await someReceipt(world);
  if (!receipt) return;
  const maker = aTaker(world);
  const common = { reason: REASON, version: receipt.version };
  if (world.random.chance(0.5)) {
    await call(world, maker, 'POST', `credits/${receipt.id}/void-request`, common);
  } else {
    await call(world, maker, 'POST', `credits/${receipt.id}/request`, {
      ...common,
      update: changedValues(world, receipt),
    });
  }
};

const decidesOnReceipt: Step = async (world) => {
  const checker = aChecker(world);
  const { data: waiting } = await call<CreditDetail['waiting'][]>(world, checker, 'GET', 'credit-approvals');
  if (!Array.isArray(waiting)) return;
  const approval = waiting[world.random.between(0, Math.max(0, waiting.length - 1))];
  if (!approval) return;
  const { id, version = 0 } = approval.credit;
  const seen = { request_id: approval.request_id, version };
  if (world.random.chance(0.2)) {
    await call(world, checker, 'POST', `credits/${id}/reject`, { ...seen, reason: REASON });
  } else if (world.random.chance(0.1)) {
    await call(world, anyone(world), 'POST', `credits/${id}/withdraw`, { request_id: approval.request_id });
  } else if (approval.kind === 'VOID') {
    await call(world, checker, 'POST', `credits/${id}/void`, seen);
  } else {
    await call(world, checker, 'PUT', `credits/${id}`, { ...approval.update, request_approval: false });
  }
};

/** Something to ask for on a contract; whether it is allowed is the server's to say. */
async function someAsk(world: World, code: string, card: PaymentCard): Promise<ContractAsk> {
  const { random } = world;
  const open = card.card.lines.filter((line) => owedOn(line) > 0);
  switch (random.between(0, 5)) {
    case 0:
      return { kind: 'PAYMENT', payment: somePayment(world, card) };
    case 1: {
      const { rows } = await world.api.connection.pool.query<{ id: number }>(
        'select id from payments where contract_code = $1 order by id desc limit 5',
        [code],
      );
      return {
        kind: 'PAYMENT_VOID',
        payment_id: rows[random.between(0, Math.max(0, rows.length - 1))]?.id ?? 1,
      };
    }
    case 2: {
      const { rows } = await world.api.connection.pool.query<{ id: number }>(
        'select id from settlements where contract_code = $1 order by id desc limit 1',
        [code],
      );
      return { kind: 'SETTLEMENT_UNDO', settlement_id: rows[0]?.id ?? 1 };
    }
    case 3:
      return { kind: 'DEPOSIT_PAY_BACK', cash: someOf(world, card.deposit_balance), bank: 0 };
    case 4: {
      const line = open[random.between(0, Math.max(0, Math.min(2, open.length - 1)))];
      return {
        kind: 'WAIVER',
        lines: [
          {
            number: line?.number ?? 1,
            credit_discount: random.chance(0.3) ? someOf(world, Math.max(0, line?.remainder ?? 0)) : 0,
            penalty_discount: someOf(world, line?.penalty ?? 0),
          },
        ],
      };
    }
    default:
      return { kind: 'STATUS', status: random.pick(['REPOSSESSED', 'WRITTEN_OFF', 'ACTIVE', 'ACTIVE']) };
  }
}

const asksOnContract: Step = async (world) => {
  const code = aCode(world);
  const card = await cardOf(world, code);
  const ask = await someAsk(world, code, card);
  const body = { ask, reason: REASON, version: card.contract.version };
  await call(
    world,
    random80(world, ['kasir.jkt', 'direktur', 'kontrak.jkt']),
    'POST',
    `contracts/${code}/requests`,
    body,
  );
};

function random80(world: World, usual: readonly [Person, ...Person[]]): Person {
  return world.random.chance(0.8) ? world.random.pick(usual) : anyone(world);
}

const decidesOnContract: Step = async (world) => {
  const checker = aChecker(world);
  const { data } = await call<ContractRequest[]>(world, checker, 'GET', 'contract-requests');
  if (!Array.isArray(data)) return;
  const request = data[world.random.between(0, Math.max(0, data.length - 1))];
  if (!request) return;
  const path = `contract-requests/${request.id}`;
  const { data: detail } = await call<ContractRequestDetail>(world, checker, 'GET', path);
  if (world.random.chance(0.15)) await call(world, checker, 'POST', `${path}/reject`, { reason: REASON });
  else if (world.random.chance(0.1)) await call(world, anyone(world), 'POST', `${path}/withdraw`);
  else await call(world, checker, 'POST', `${path}/approve`, { version: detail.version });
};

const settles: Step = async (world) => {
  const code = aCode(world);
  const taker = aTaker(world);
  if (world.random.chance(0.4)) {
    await call(world, taker, 'POST', `payments/${code}/quotes`);
    return;
  }
  const { data: held } = await call<Settlement[]>(world, 'direktur', 'GET', `payments/${code}/quotes`);
  const quoted = Array.isArray(held) ? held[0] : undefined;
  const { data: today, http } = await call<Settlement>(
    world,
    'direktur',
    'GET',
    `payments/${code}/settlement`,
  );
  if (http !== 200) return;
  const settlement = quoted ?? today;
  const { principal, interest, penalty, fee, total, as_of, version, quote } = settlement;
  await call(world, taker, 'POST', `payments/${code}/settlement`, {
    version,
    quote_id: quote?.id ?? null,
    as_of,
    principal,
    interest,
    penalty,
    fee,
    total,
    cash: total,
    bank: 0,
    note: '',
  });
};

const postsStatement: Step = async (world) => {
  const { api, random, tokens } = world;
  const cashier = clerk(api, tokens['kasir.jkt']);
  const cards = await Promise.all([aCode(world), aCode(world)].map((code) => cardOf(world, code)));
  const rows = statementLines(
    api,
    ...cards.map((card) => ({
      amount: Math.max(1, someOf(world, card.contract.structure.instalment)),
      description: `TRSF E-BANKING CR ${card.contract.code} angsuran`,
      reference: `R${random.between(1, 1_000_000)}`,
      date: addDays(card.as_of, -random.between(0, 5)),
    })),
  );
  const batch = await cashier.upload(`acak-${random.between(1, 1_000_000_000)}.csv`, rows);
  const posted = await cashier.post(batch.id);
  world.told.push(`kasir.jkt posts statement ${batch.id} → ${posted.http} ${posted.message}`);
  if (posted.http >= 500) throw new Error(posted.message);
  if (random.chance(0.3)) {
    const undone = await cashier.undo(batch.id, posted.data.batch.version);
    world.told.push(`kasir.jkt undoes statement ${batch.id} → ${undone.http} ${undone.message}`);
    if (undone.http >= 500) throw new Error(undone.message);
  }
};

const daysPass: Step = (world) => {
  const days = world.random.between(1, 12);
  world.told.push(`${days} days pass`);
  world.api.advance(days * 86_400_000);
  return Promise.resolve();
};

function times(count: number, step: Step): [Step, ...Step[]] {
  return [step, ...Array.from({ length: count - 1 }, () => step)];
}

/** How often which step is taken. */
const STEPS: readonly [Step, ...Step[]] = [
  ...times(10, pays),
  ...times(5, asksOnReceipt),
  ...times(5, decidesOnReceipt),
  ...times(7, asksOnContract),
  ...times(7, decidesOnContract),
  settles,
  ...times(2, postsStatement),
  ...times(2, daysPass),
];

/** Does one random thing, and remembers it. */
export async function randomStep(world: World): Promise<void> {
  await world.random.pick(STEPS)(world);
}

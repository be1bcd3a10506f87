import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentCard, PostedPayment } from '@/lib/contract/payments';
import { oldestInstalment } from '../../../tests/payments/oldestInstalment';
import type { Company, Person } from './openCompany';

/** A payment that a counter sent, under its key, until somebody answered it. */
export interface Sent {
  person: Person;
  code: string;
  key: string;
  amount: number;
  /** Waiting: nobody has answered yet. Refused: 409 or 422, nothing was written. */
  state: 'waiting' | 'taken' | 'refused';
  /** Numbers of the receipts that were answered. */
  invoices: string[];
}

export interface Load {
  sent: Sent[];
  /** Answers that no counter should ever get. */
  wrong: string[];
  /** Contracts that only the counters write on. */
  codes: readonly string[];
  /** How many payments were answered so far. */
  taken(): number;
  start(): void;
  /** Ends after the payment that each counter is at; one without an answer is asked for again with its key. */
  settle(): Promise<void>;
}

const COUNTERS: readonly { person: Person; office: string }[] = [
  { person: 'kasir.jkt', office: 'JKT' },
  { person: 'direktur', office: 'JKT' },
  { person: 'kasir.mks', office: 'MKS' },
];
const CONTRACTS = 3;
const PAUSE = 200;
/** How long a counter asks again for the answer of one payment, ms. */
const PATIENCE = 90_000;

/** Counters that take small payments one after the other, as people do: with a key, and again where no answer came. */
export async function openLoad(company: Company): Promise<Load> {
  const { rows } = await company.reach.connection.pool.query<{ code: string }>(
    `select code from contracts where status = 'ACTIVE' and next_due is not null order by code`,
  );
  const left = rows.map((row) => row.code);
  const sent: Sent[] = [];
  const wrong: string[] = [];
  let running = false;
  let atWork: Promise<void>[] = [];
  const desks = COUNTERS.map(({ person, office }) => {
    const codes = left.filter((code) => code.startsWith(`${office}-`)).slice(0, CONTRACTS);
    for (const code of codes) left.splice(left.indexOf(code), 1);
    return { person, codes };
  });

  const work = async ({ person, codes }: (typeof desks)[number]) => {
    for (let turn = 0; running; turn++) {
      const code = codes[turn % codes.length];
      if (code !== undefined) await pay(company, { person, code }, sent, wrong, () => running);
      await sleep(PAUSE);
    }
  };
  return {
    sent,
    wrong,
    codes: desks.flatMap((desk) => desk.codes),
    taken: () => sent.filter((one) => one.state === 'taken').length,
    start() {
      running = true;
      atWork = desks.map((desk) => work(desk));
    },
    async settle() {
      running = false;
      await Promise.all(atWork);
      atWork = [];
    },
  };
}

async function pay(
  company: Company,
  { person, code }: Pick<Sent, 'person' | 'code'>,
  sent: Sent[],
  wrong: string[],
  running: () => boolean,
): Promise<void> {
  const token = company.tokens[person];
  const shown = await company.api
    .call<PaymentCard>('GET', `payments/${code}`, { token })
    .catch(() => ({ http: 0, data: null }));
  // While it is away people wait; what else it may say to a reader is checked below.
  if (shown.http !== 200 || shown.data === null) {
    if (shown.http !== 0 && shown.http !== 503) wrong.push(`${shown.http} at reading the card of ${code}`);
    return;
  }
  const amount = 1000 + (sent.length % 7) * 500;
  const body = oldestInstalment(shown.data, { amount });
  const one: Sent = { person, code, key: randomUUID(), amount, state: 'waiting', invoices: [] };
  sent.push(one);
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const answer = await company.api
      .call<PostedPayment>('POST', `payments/${code}`, {
        token,
        body,
        headers: { 'idempotency-key': one.key },
      })
      .catch(() => null);
    if (answer?.http === 200) {
      one.state = 'taken';
      one.invoices = answer.data.receipts.map(({ invoice }) => invoice ?? "");
      return;
    }
    if (answer?.http === 409 || answer?.http === 422) {
      one.state = 'refused';
      return;
    }
    if (answer && answer.http !== 503) {
      wrong.push(`${answer.http} at paying on ${code}: ${answer.message}`);
      return;
    }
    await sleep(running() ? 300 : 100);
  }
  wrong.push(`no answer to a payment on ${code} within ${PATIENCE / 1000} s`);
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Company, Person } from './openCompany';
import { payWithKey, type Sent } from './payWithKey';

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
  const counters = COUNTERS.map(({ person, office }) => {
    const codes = left.filter((code) => code.startsWith(`${office}-`)).slice(0, CONTRACTS);
    for (const code of codes) left.splice(left.indexOf(code), 1);
    return { person, codes };
  });

  const work = async ({ person, codes }: (typeof counters)[number]) => {
    for (let turn = 0; running; turn++) {
      const code = codes[turn % codes.length];
      if (code !== undefined) {
        const cashier = { api: company.api, token: company.tokens[person], person, code };
        await payWithKey(cashier, { sent, wrong });
      }
      await sleep(PAUSE);
    }
  };
  return {
    sent,
    wrong,
    codes: counters.flatMap((cashier) => cashier.codes),
    taken: () => sent.filter((one) => one.state === 'taken').length,
    start() {
      running = true;
      atWork = counters.map((cashier) => work(cashier));
    },
    async settle() {
      running = false;
      await Promise.all(atWork);
      atWork = [];
    },
  };
}

import { expect, it } from 'vitest';
import type { BpkbBook } from '@/lib/contract/bpkbBook';
import type { HandingWay } from '@/lib/contract/bpkbTerms';
import { Random } from '../seed/random';
import { bookKeepers, BOOK_FAULTS } from '../testing/books';
import { actionsOf, approveSeen, contractCodes, requestOn } from '../testing/contractRequest';
import { payLines } from '../testing/counter';
import { seeds } from '../testing/seeds';
import { startApi, type Answered } from '../testing/startApi';

const STEPS = 110;
const DAY = 86_400_000;
const BOOKS = 3;

it.each(seeds(2, 83))(
  'whatever is received, moved, asked, paid and voided, a book is in one place and goes out once (seed %i)',
  async (seed) => {
    const cleanups: (() => Promise<void>)[] = [];
    const api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
    const { pool } = api.connection;
    const random = new Random(seed);
    const { books, head, clerk, checker, director, makassar, cashier, places } = await bookKeepers(api);
    await pool.query('update titles set forgives_up_to = null');
    const codes = (await contractCodes(api, 'ACTIVE')).slice(0, BOOKS) as [string, ...string[]];
    const keepers = [head, clerk, director, makassar] as const;
    const told: string[] = [];
    const tell = (what: string, answer: Answered<unknown>) => {
      told.push(`${what} → ${answer.http} ${answer.message}`);
      if (answer.http >= 500) throw new Error(told.slice(-8).join('\n'));
    };
    const bookOf = async (code: string): Promise<BpkbBook> => {
      const { rows } = await pool.query<{ id: number }>('select id from bpkb where contract_code = $1', [
        code,
      ]);
      return (await books.read(director, rows[0]?.id ?? 0)).data;
    };
    const acts = {
      receive: (token: string, book: BpkbBook) =>
        books.receive(token, book, {
          ...(random.chance(0.3) && { facts: { engine_number: 'LAIN-777' }, note: 'Mesin diganti' }),
        }),
      store: (token: string, book: BpkbBook) =>
        books.store(token, book, random.chance(0.8) ? places.jakarta : places.makassar),
      lend: (token: string, book: BpkbBook) => books.lend(token, book),
      return: books.giveBack,
      send: (token: string, book: BpkbBook) => books.send(token, book, book.office.id === 1 ? 2 : 1),
      arrive: (token: string, book: BpkbBook) =>
        books.arrive(token, book, random.pick([1, 2]), random.chance(0.5) ? 'Kembali lagi' : ''),
      ready: books.ready,
      unready: (token: string, book: BpkbBook) => (random.chance(0.3) ? books.unready(token, book) : null),
      prepare: (token: string, book: BpkbBook) =>
        books.prepare(token, book, random.pick<HandingWay>(['DEBTOR', 'DEBTOR', 'ATTORNEY', 'DEALER'])),
      hand_over: (token: string, book: BpkbBook) => books.handOver(token, book),
      lost: (token: string, book: BpkbBook) => (random.chance(0.15) ? books.lost(token, book) : null),
    };
    const names = Object.keys(acts) as (keyof typeof acts)[];

    /** Mostly what the book allows, now and then what it does not. */
    const doesSomething = async () => {
      const book = await bookOf(random.pick(codes));
      const allowed = names.filter((name) => book.acts[name]?.obstacle === null);
      const [first, ...others] = random.chance(0.2) || allowed.length === 0 ? names : allowed;
      const name = random.pick([first ?? 'ready', ...others]);
      const answer = await acts[name](random.pick(keepers), book);
      if (answer) tell(`${name} ${book.id} ${book.state}`, answer);
    };
    const decides = async () => {
      const { rows } = await pool.query<{ id: number }>(
        "select id from bpkb_requests where status = 'WAITING'",
      );
      const [first, ...others] = rows;
      if (!first) return;
      const decision = random.chance(0.7) ? 'APPROVED' : random.pick(['REJECTED', 'WITHDRAWN']);
      const { id } = random.pick([first, ...others]);
      tell(`${decision} ${id}`, await books.decide(random.pick([checker, ...keepers]), id, decision));
    };
    const pays = async () => {
      const code = random.pick(codes);
      const { rows } = await pool.query<{ next_due: string | null }>(
        'select next_due from contracts where code = $1',
        [code],
      );
      if (rows[0]?.next_due === null) return;
      await payLines(api, cashier, code, { lines: random.chance(0.5) ? 60 : 1 });
      told.push(`paid ${code}`);
    };
    /** A transfer is not confirmed, and later it is. */
    const doubts = async () => {
      const code = random.pick(codes);
      await pool.query(
        `update credits c set transfer_state = case when transfer_state = 'UNCONFIRMED' then 'CONFIRMED' else 'UNCONFIRMED' end,
                cash = 0, bank = payment
          where id = (select max(id) from credits where contract_code = $1 and voided_at is null)
            and not exists (select from bpkb b where b.contract_code = c.contract_code and b.state in ('READY', 'HANDED_OVER'))`,
        [code],
      );
      told.push(`doubted ${code}`);
    };
    const voids = async () => {
      const code = random.pick(codes);
      const { payments } = await actionsOf(api, cashier, code);
      const [first, ...others] = payments;
      if (!first) return;
      const payment_id = random.pick([first, ...others]).id;
      const asked = await requestOn(api, cashier, code, { kind: 'PAYMENT_VOID', payment_id });
      tell(`void on ${code}`, asked);
      if (asked.http !== 200) return;
      const given = (await bookOf(code)).state === 'HANDED_OVER';
      const answer = await approveSeen(api, checker, asked.data.id);
      tell('void approved', answer);
      // Once it was given out, only who sees all offices has its contract run again.
      if (given && answer.http === 200) expect((await bookOf(code)).contract_status).toMatch(/^SETTLED/);
      if (answer.http !== 200) tell('by the director', await approveSeen(api, director, asked.data.id));
    };
    const daysPass = () => {
      api.advance(random.between(1, 4) * DAY);
      told.push('days pass');
      return Promise.resolve();
    };

    for (let nth = 0; nth < STEPS; nth++) {
      const rare = [decides, decides, pays, voids, doubts, daysPass] as const;
      await (random.chance(0.62) ? doesSomething() : random.pick(rare)());
      api.advance(60_000);
      for (const [name, statement] of Object.entries(BOOK_FAULTS)) {
        const { rows } = await pool.query(statement);
        expect(rows, `${name}\n${told.slice(-12).join('\n')}`).toEqual([]);
      }
      const { rows: unconfirmed } = await pool.query(
        `select h.bpkb_id from bpkb_movements h join credits c on c.contract_code = h.contract_code
          where h.movement = 'HANDED_OVER' and c.transfer_state = 'UNCONFIRMED' and c.voided_at is null and c.created_at <= h.at`,
      );
      expect(unconfirmed, told.slice(-12).join('\n')).toEqual([]);
    }
    expect(told.filter((line) => line.includes('→ 200')).length).toBeGreaterThan(20);
    for (const cleanup of cleanups) await cleanup();
  },
);

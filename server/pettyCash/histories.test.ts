import { expect, it } from 'vitest';
import type { PettyJournal } from '@/lib/contract/pettyJournal';
import type { PettyVoucher } from '@/lib/contract/pettyVouchers';
import { Random } from '../seed/random';
import { openFund, PETTY_FAULTS } from '../testing/petty';
import { seeds } from '../testing/seeds';
import { startApi, type Answered } from '../testing/startApi';

const STEPS = 90;
const MINUTE = 60_000;

it.each(seeds(2, 71))(
  'whatever is written, asked, decided, counted and moved, in whatever order (seed %i)',
  async (seed) => {
    const cleanups: (() => Promise<void>)[] = [];
    const api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
    const { pool } = api.connection;
    const random = new Random(seed);
    const { petty, holder, head, checker, director } = await openFund(api);
    const all = [holder, head, checker, director] as const;
    const told: string[] = [];
    const tell = (what: string, answer: Answered<unknown>) => {
      told.push(`${what} → ${answer.http} ${answer.message}`);
      if (answer.http >= 500) throw new Error(told.slice(-6).join('\n'));
    };
    const one = async (sql: string) => {
      const { rows } = await pool.query<{ id: number }>(sql);
      const [first, ...others] = rows;
      return first && random.pick([first, ...others]).id;
    };
    const holderNow = async () => {
      const { fund } = await petty.fund(director.token);
      return all.find(({ id }) => id === fund?.holder.id) ?? holder;
    };
    const sum = () => random.between(1, 12) * 25_000;

    const writes = async () => {
      const over = {
        amount: random.chance(0.12) ? 600_000 : sum(),
        category_id: random.between(1, 3),
        payee: random.pick(['SPBU Matraman', 'Toko Sinar', 'spbu  MATRAMAN', holder.name, checker.name]),
      };
      tell(`write ${over.amount}`, await petty.write(random.pick(all).token, over));
    };
    const advances = async () => {
      const who = random.pick(all);
      const over = {
        kind: 'ADVANCE',
        category_id: null,
        payee_staff_id: who.id,
        payee: who.name,
        amount: sum(),
      };
      tell('advance', await petty.write(random.pick(all).token, over));
    };
    const settles = async () => {
      const of_id = await one(
        "select id from petty_vouchers where kind = 'ADVANCE' and office_id = 1 order by id desc limit 3",
      );
      if (of_id === undefined) return;
      const over = { kind: 'SETTLEMENT', of_id, amount: random.chance(0.2) ? 0 : sum(), category_id: 2 };
      tell(`settle ${of_id}`, await petty.write(random.pick(all).token, over));
    };
    const refunds = async () => {
      const of_id = await one(
        "select id from petty_vouchers where kind = 'EXPENSE' and office_id = 1 order by id desc limit 8",
      );
      if (of_id === undefined) return;
      const over = { kind: 'REFUND', of_id, amount: 25_000, category_id: null };
      tell(`refund ${of_id}`, await petty.write(random.pick(all).token, over));
    };
    const voids = async () => {
      const id = await one('select id from petty_vouchers where office_id = 1 order by id desc limit 12');
      if (id !== undefined) tell(`void ${id}`, await petty.voids(random.pick(all).token, id));
    };
    const decides = async () => {
      const id = await one("select id from petty_requests where status = 'WAITING' and office_id = 1");
      if (id === undefined) return;
      const decision = random.chance(0.75) ? 'APPROVED' : random.pick(['REJECTED', 'WITHDRAWN']);
      tell(`${decision} ${id}`, await petty.decide(random.pick(all).token, id, decision));
    };
    const tops = async () => {
      const { data } = await api.call<{ rows: PettyVoucher[] }>(
        'GET',
        'petty-vouchers/replenishable?office=1',
        {
          token: head.token,
        },
      );
      const named = data.rows.filter(() => random.chance(0.6));
      const amount = named.reduce((total, { spent }) => total + spent, 0);
      const over = {
        ...{ amount, voucher_ids: named.map(({ id }) => id) },
        ...(random.chance(0.4) && { place: 'DRAWER', drawer_staff_id: holder.id }),
      };
      tell(`top up ${amount}`, await petty.ask(random.pick(all).token, over));
    };
    const changesCeiling = async () => {
      const drawer = random.chance(0.6) && { place: 'DRAWER', drawer_staff_id: holder.id };
      const over = { kind: random.pick(['RAISE', 'LOWER']), amount: 100_000, ...drawer };
      tell(over.kind, await petty.ask(random.pick(all).token, over));
    };
    const moves = async () => {
      const id = await one(
        "select id from petty_requests where status = 'APPROVED' and cancelled_at is null and kind in ('TOP_UP', 'RAISE', 'LOWER', 'FUNDING', 'END') and office_id = 1 and not exists (select from petty_vouchers v where v.request_id = petty_requests.id)",
      );
      if (id === undefined) return;
      const act = random.chance(0.8) ? petty.complete : petty.cancel;
      tell(`move ${id}`, await act(random.pick(all).token, id));
    };
    const counts = async () => {
      const { fund } = await petty.fund(director.token);
      const found = Math.max(0, (fund?.balance ?? 0) + random.pick([0, 0, -5000, 10_000]));
      tell('count', await petty.count(random.pick(all).token, found));
    };
    const hands = async () => {
      // Where the holder is away, an approver hands the fund over, and that closes the day before.
      const by = random.chance(0.4) ? random.pick(all) : await holderNow();
      tell('hand over', await petty.handOver(by.token, random.pick(all).id));
    };
    const reopens = async () => {
      const id = await one(
        "select id from petty_counts where kind = 'CLOSING' and office_id = 1 order by id desc limit 2",
      );
      if (id !== undefined) tell(`reopen ${id}`, await petty.reopen(random.pick(all).token, id));
    };
    const ends = async () => {
      const { fund } = await petty.fund(director.token);
      if (!fund) {
        const over = { kind: 'FUNDING', amount: 2_000_000, holder_id: holder.id };
        return tell('fund', await petty.ask(head.token, over));
      }
      const over = { kind: 'END', amount: fund.balance, place: 'DRAWER', drawer_staff_id: holder.id };
      tell('end', await petty.ask(random.pick(all).token, over));
    };
    const closes = async () => {
      const differs = random.pick([0, 0, 0, -2000, 4000]);
      tell('close', await petty.close((await holderNow()).token, differs));
    };
    const daysPass = async () => {
      if (random.chance(0.7)) await closes();
      api.advance(random.between(1, 2) * 24 * 60 * MINUTE);
      told.push('a day passes');
    };

    const steps = [
      writes,
      writes,
      writes,
      advances,
      settles,
      refunds,
      voids,
      decides,
      decides,
      tops,
    ] as const;
    const rare = [moves, moves, changesCeiling, counts, hands, reopens, daysPass, daysPass] as const;
    for (let nth = 0; nth < STEPS; nth++) {
      const step = random.chance(0.6) ? random.pick(steps) : random.chance(0.04) ? ends : random.pick(rare);
      await step();
      api.advance(MINUTE);
      for (const [name, statement] of Object.entries(PETTY_FAULTS)) {
        const { rows } = await pool.query(statement);
        expect(rows, `${name}\n${told.slice(-12).join('\n')}`).toEqual([]);
      }
    }
    await agrees();

    /** The journal of all that there is comes to what the fund says, and to what was counted on its last closed day. */
    async function agrees() {
      const day = (await petty.fund(director.token)).today;
      const from = new Date(Date.parse(day) - 365 * 86_400_000).toISOString().slice(0, 10);
      const path = `petty-journal?office=1&from=${from}&to=${day}&size=100`;
      const { data: journal } = await api.call<PettyJournal>('GET', path, { token: director.token });
      const { rows } = await pool.query<{ balance: string; debit: string; credit: string; count: string }>(
        `select coalesce(sum(cash), 0) as balance, coalesce(sum(greatest(cash, 0)), 0) as debit,
                coalesce(sum(greatest(-cash, 0)), 0) as credit, count(*) as count from petty_vouchers where office_id = 1`,
      );
      const is = {
        balance: journal.closing,
        debit: journal.debit,
        credit: journal.credit,
        count: journal.count,
      };
      expect(
        Object.fromEntries(Object.entries(rows[0]!).map(([key, value]) => [key, Number(value)])),
      ).toEqual(is);
      expect(journal.opening).toBe(0);
    }
    expect(told.filter((line) => line.startsWith('write') && line.includes('→ 200')).length).toBeGreaterThan(
      3,
    );
    for (const cleanup of cleanups) await cleanup();
  },
);

import { describe, expect, it } from 'vitest';
import { owedOn } from '@/lib/arithmetic/allocate';
import { buildCard } from '@/lib/arithmetic/card';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { RequestConsequences } from '@/lib/contract/creditRequests';
import type { CreditWrite, Receipt } from '@/lib/contract/credits';
import type { RequestedAction } from '@/lib/contract/requestedAction';
import { oldestInstalment, penaltyRuleOf } from '../../tests/payments/oldestInstalment';
import { readBasis } from '../../tests/payments/readBasis';
import { approvalOf, valuesToWrite } from '../testing/changedNote';
import { approveSeen, contractCodes, detailOf, requestOn } from '../testing/contractRequest';
import { cardOf, payLines } from '../testing/counter';
import { contract, DAY, late } from '../testing/lateContract';
import type { TestApi } from '../testing/startApi';

const MILLION = 1_000_000;
const ABOVE = 'di atas batas Anda, Rp';

type World = Awaited<ReturnType<typeof limited>>;

/** A contract with two late instalments, and an approver who lets go so much; a director who lets go anything. */
async function limited(upTo: number | null) {
  const world = await late();
  const director = await world.api.signIn('direktur');
  const limitTo = (sum: number | null) =>
    world.api.connection.pool.query(
      'update titles set forgives_up_to = $1, approves_up_to = null where id = 8',
      [sum],
    );
  await limitTo(upTo);
  return { ...world, director, limitTo };
}

const waive = (credit_discount: number, number: number, penalty_discount = 0): RequestedAction => ({
  kind: 'WAIVER',
  lines: [{ number, credit_discount, penalty_discount }],
});

/** The oldest line that owes anything. */
const openLine = async ({ api, maker }: World, code: string) => {
  const card = await cardOf(api, maker, code);
  const line = card.card.lines.find((one) => owedOn(one) > 0);
  if (!line) throw new Error('nothing is owed');
  return { card, line };
};

/** Asked for by the cashier and approved by whoever it is, as it stands. */
async function decided(world: World, code: string, ask: RequestedAction, by = world.checker) {
  const asked = await requestOn(world.api, by === world.maker ? world.head : world.maker, code, ask);
  expect(asked.http, asked.message).toBe(200);
  const seen = await detailOf(world.api, by, asked.data.id);
  const answer = await approveSeen(world.api, by, asked.data.id);
  return { id: asked.data.id, seen, answer };
}

const letGoOf = async ({ api }: Pick<World, 'api'>, table: 'contract' | 'credit', id: number) => {
  const sql = `select let_go::int as sum, status from ${table}_requests where id = $1`;
  return (await api.connection.pool.query<{ sum: number | null; status: string }>(sql, [id])).rows[0];
};

/** A waiver of this sum on the oldest line, decided by the approver; true: it was approved. */
async function waived(world: World, code: string, sum: number, by = world.checker): Promise<boolean> {
  const { line } = await openLine(world, code);
  const { id, answer } = await decided(world, code, waive(sum, line.number), by);
  if (answer.http === 200) return true;
  expect(answer.http, answer.message).toBe(403);
  const { api, maker } = world;
  await api.call('POST', `contract-requests/${id}/withdraw`, { token: maker });
  return false;
}

const askOnReceipt = async ({ api, maker }: World, receipt: Receipt, update?: Partial<CreditWrite>) => {
  const { id, version } = receipt;
  const common = { reason: 'Dicoba di atas batas', version };
  const body = update ? { ...common, update: { ...valuesToWrite(receipt), ...update } } : common;
  const path = `credits/${id}/${update ? 'request' : 'void-request'}`;
  const asked = await api.call<CreditDetail>('POST', path, { token: maker, body });
  expect(asked.http, asked.message).toBe(200);
  return asked.data.waiting?.request_id ?? 0;
};
const voidIt = ({ api, checker }: World, { id, version }: Receipt, request_id: number, token = checker) =>
  api.call('POST', `credits/${id}/void`, { token, body: { request_id, version } });
const change = ({ api, checker }: World, receipt: Receipt, update: Partial<CreditWrite>) =>
  api.call('PUT', `credits/${receipt.id}`, {
    token: checker,
    body: approvalOf({ ...valuesToWrite(receipt), ...update }),
  });

/** Another running contract whose borrower gets the NIK of this one's. */
async function sameNik({ api, code }: World, nik = '3174012345670001'): Promise<string> {
  const other = (await contractCodes(api, 'ACTIVE')).find((one) => one !== code) ?? '';
  await api.connection.pool.query(
    'update customers set nik = $1 where id in (select customer_id from contracts where code = any($2))',
    [nik, [code, other]],
  );
  return other;
}

describe('what is let go above the limit of a title', () => {
  it('is said while it waits, refused when it is approved all the same, and approved by another title', async () => {
    const world = await limited(300_000);
    const { api, code, checker, director } = world;
    const { line } = await openLine(world, code);
    const { id, seen, answer } = await decided(world, code, waive(300_001, line.number));
    expect(seen.obstacle).toContain(`${ABOVE}300.000`);
    expect(seen.consequences).not.toBeNull();
    expect(answer).toMatchObject({ http: 403, message: seen.obstacle });
    expect(await letGoOf(world, 'contract', id)).toEqual({ sum: 300_001, status: 'WAITING' });
    expect((await detailOf(api, director, id)).obstacle).toBeNull();
    expect((await approveSeen(api, director, id)).http).toBe(200);
    expect(await letGoOf(world, 'contract', id)).toEqual({ sum: 300_001, status: 'APPROVED' });
    // What somebody else let go is not theirs.
    expect(await waived(world, code, 300_000)).toBe(true);
    expect((await approveSeen(api, checker, id)).http).toBe(409);
  });

  it('is a write-off of all that is owed', async () => {
    const world = await limited(null);
    const { api, code, maker, checker } = world;
    const { totals } = (await cardOf(api, maker, code)).card;
    await world.limitTo(totals.remainder + totals.penalty - 1);
    const { id, answer } = await decided(world, code, { kind: 'STATUS', status: 'WRITTEN_OFF' });
    expect(answer.http).toBe(403);
    await world.limitTo(totals.remainder + totals.penalty);
    expect((await approveSeen(api, checker, id)).http).toBe(200);
    expect((await letGoOf(world, 'contract', id))?.sum).toBe(totals.remainder + totals.penalty);
  });

  it('is a payment of Rp24 that forgives the rest of its line, whatever fee comes with it', async () => {
    const world = await limited(0);
    const { code } = world;
    const { card, line } = await openLine(world, code);
    const waivers = [
      { number: line.number, credit_discount: line.remainder - 24, penalty_discount: line.penalty },
    ];
    const payment = oldestInstalment(card, { amount: 24, waivers, collector_payment: 25_000 });
    const { id, answer } = await decided(world, code, { kind: 'PAYMENT', payment });
    expect(answer.http).toBe(403);
    expect((await letGoOf(world, 'contract', id))?.sum).toBe(owedOn(line) - 24);
  });

  it('is the penalty that an earlier day of payment takes off', async () => {
    const world = await limited(0);
    const { api, code, maker } = world;
    const { card, line } = await openLine(world, code);
    expect(line.penalty).toBeGreaterThan(0);
    const rule = penaltyRuleOf(card);
    const asOf = line.date_maturity;
    const then = buildCard({ schedule: card.card.lines, payments: card.payments, rule, asOf });
    const payment = oldestInstalment({ ...card, as_of: asOf, card: then });
    const asked = await requestOn(api, maker, code, { kind: 'PAYMENT', payment });
    expect(asked.http, asked.message).toBe(200);
    expect((await approveSeen(api, world.checker, asked.data.id)).http).toBe(403);
    expect((await letGoOf(world, 'contract', asked.data.id))?.sum).toBe(line.penalty);
  });

  it('is the cash that leaves with a void, of a receipt or of a whole payment, and not what was a transfer', async () => {
    const world = await limited(0);
    const { api, code, maker } = world;
    const {
      receipts: [paid],
    } = await payLines(api, maker, code);
    const cash = paid as Receipt;
    const request = await askOnReceipt(world, cash);
    const seen = await api.call<RequestConsequences>('GET', `credits/${cash.id}/consequences`, {
      token: world.checker,
    });
    expect(seen.data.obstacle).toContain(`${ABOVE}0`);
    const refused = await voidIt(world, cash, request);
    expect(refused).toMatchObject({ http: 403, message: seen.data.obstacle });
    expect((await letGoOf(world, 'credit', request))?.sum).toBe(cash.cash);
    await api.call('POST', `credits/${cash.id}/withdraw`, { token: maker, body: { request_id: request } });
    const { rows } = await api.connection.pool.query<{ id: number }>(
      'select payment_id as id from credits where id = $1',
      [cash.id],
    );
    const whole = await decided(world, code, { kind: 'PAYMENT_VOID', payment_id: rows[0]?.id ?? 0 });
    expect(whole.answer.http).toBe(403);
    await api.call('POST', `contract-requests/${whole.id}/withdraw`, { token: maker });
    const owed = owedOn((await openLine(world, code)).line);
    const {
      receipts: [bank],
    } = await payLines(api, maker, code, { amount: owed, cash: 0, bank: owed });
    const other = await askOnReceipt(world, bank as Receipt);
    expect((await voidIt(world, bank as Receipt, other)).http).toBe(200);
  });

  it('is what a change leaves owed less, or the banknotes that it takes out of the drawer', async () => {
    const world = await limited(0);
    const { api, code, maker } = world;
    const owed = owedOn((await openLine(world, code)).line);
    const {
      receipts: [paid],
    } = await payLines(api, maker, code, { amount: owed, cash: owed - 10_000, bank: 10_000 });
    const receipt = paid as Receipt;
    const discount = receipt.penalty_payment ?? 0;
    expect(discount).toBeGreaterThan(0);
    const forgiven = {
      penalty_payment: 0,
      penalty_discount: discount,
      payment: (receipt.payment ?? 0) - discount,
      cash: (receipt.cash ?? 0) - discount,
    };
    const transfer = { cash: 0, bank: owed };
    for (const [update, sum] of [
      [forgiven, discount],
      [transfer, receipt.cash],
    ] as const) {
      const request = await askOnReceipt(world, receipt, update);
      expect((await change(world, receipt, update)).http).toBe(403);
      expect((await letGoOf(world, 'credit', request))?.sum).toBe(sum);
      await api.call('POST', `credits/${receipt.id}/withdraw`, {
        token: maker,
        body: { request_id: request },
      });
    }
    const note = { note: 'Titipan istri' };
    await askOnReceipt(world, receipt, note);
    expect((await change(world, receipt, note)).http).toBe(200);
  });

  it('is what a restructure forgives', async () => {
    const world = await limited(0);
    const { code, basis } = world;
    const { id, answer } = await decided(world, code, readBasis(basis, { penalty: 'FORGIVEN' }).ask);
    expect(answer.http).toBe(403);
    expect((await letGoOf(world, 'contract', id))?.sum).toBe(basis.carried.penalty);
  });

  it('is nothing where all of it is carried over, or only the office changes', async () => {
    const world = await limited(0);
    const { code, basis, api } = world;
    const { id } = await decided(world, code, { kind: 'MOVE_OFFICE', office_id: 2 });
    expect((await letGoOf(world, 'contract', id))?.sum).toBe(0);
    await api.call('POST', `contract-requests/${id}/withdraw`, { token: world.maker });
    const asked = await decided(world, code, readBasis(basis).ask);
    expect(asked.answer.http, asked.answer.message).toBe(200);
    expect((await letGoOf(world, 'contract', asked.id))?.sum).toBe(0);
  });

  it('is a deposit that is paid back, in banknotes or by transfer', async () => {
    const world = await limited(99_999);
    const { api, code, maker } = world;
    const owed = owedOn((await openLine(world, code)).line);
    await payLines(api, maker, code, { amount: owed, cash: owed + 200_000, deposit_added: 200_000 });
    for (const [cash, bank] of [
      [100_000, 0],
      [0, 100_000],
    ] as const) {
      const { id, answer } = await decided(world, code, { kind: 'DEPOSIT_PAY_BACK', cash, bank });
      expect(answer.http, answer.message).toBe(403);
      expect((await letGoOf(world, 'contract', id))?.sum).toBe(100_000);
      await api.call('POST', `contract-requests/${id}/withdraw`, { token: maker });
    }
  });
});

describe('the limit is not got around', () => {
  it('by many small waivers; thirty days later they count no more', async () => {
    const world = await limited(MILLION / 10);
    const { api, code } = world;
    const sums = [40_000, 40_000, 40_000, 20_000, 1];
    const approved = [];
    for (const sum of sums) approved.push(await waived(world, code, sum));
    expect(approved).toEqual([true, true, false, true, false]);
    const { line } = await openLine(world, code);
    const asked = await requestOn(api, world.maker, code, waive(1, line.number));
    const seen = await detailOf(api, world.checker, asked.data.id);
    expect(seen.obstacle).toContain(
      'bersama Rp100.000 yang Anda lepas untuk peminjam ini dalam 30 hari terakhir',
    );
    await api.call('POST', `contract-requests/${asked.data.id}/withdraw`, { token: world.maker });
    // Another title has its own count.
    expect(await waived(world, code, 40_000, world.director)).toBe(true);
    api.advance(30 * DAY);
    expect(await waived(world, code, 100_000)).toBe(true);
  });

  it('by a void and a payment that forgives', async () => {
    const world = await limited(null);
    const { api, code, maker } = world;
    const owed = owedOn((await openLine(world, code)).line);
    const {
      receipts: [paid],
    } = await payLines(api, maker, code, { amount: owed, cash: 100_000, bank: owed - 100_000 });
    await world.limitTo(150_000);
    const request = await askOnReceipt(world, paid as Receipt);
    expect((await voidIt(world, paid as Receipt, request)).http).toBe(200);
    expect((await letGoOf(world, 'credit', request))?.sum).toBe(100_000);
    const { card, line } = await openLine(world, code);
    const forgives = (sum: number): RequestedAction => ({
      kind: 'PAYMENT',
      payment: oldestInstalment(card, {
        amount: 24,
        waivers: [{ number: line.number, credit_discount: sum, penalty_discount: 0 }],
      }),
    });
    const more = await decided(world, code, forgives(50_001));
    expect(more.answer.http).toBe(403);
    await api.call('POST', `contract-requests/${more.id}/withdraw`, { token: maker });
    expect((await decided(world, code, forgives(50_000))).answer.http).toBe(200);
  });

  it('over two contracts of one NIK, and each borrower counts alone', async () => {
    const world = await limited(100_000);
    const other = await sameNik(world);
    expect(await waived(world, world.code, 60_000)).toBe(true);
    expect(await waived(world, other, 60_000)).toBe(false);
    expect(await waived(world, other, 40_000)).toBe(true);
    await world.api.connection.pool.query(
      "update customers set nik = '' where id in (select customer_id from contracts where code = any($1))",
      [[world.code, other]],
    );
    // Nobody is the same person for having no NIK.
    expect(await waived(world, other, 60_000)).toBe(true);
  });

  it('over a contract that was restructured and the one that carries it on, whoever is its borrower by then', async () => {
    const world = await limited(null);
    const { api, code, maker, basis } = world;
    const { id, answer } = await decided(world, code, readBasis(basis, { penalty: 'FORGIVEN' }).ask);
    expect(answer.http, answer.message).toBe(200);
    const forgiven = (await letGoOf(world, 'contract', id))?.sum ?? 0;
    await world.limitTo(forgiven + 1000);
    const next = (await contract(api, maker, code)).contract.restructured_to ?? '';
    await api.connection.pool.query(
      `update contracts set customer_id = (select min(id) from customers where id <> contracts.customer_id) where code = $1`,
      [next],
    );
    expect(await waived(world, next, 1001)).toBe(false);
    expect(await waived(world, next, 1000)).toBe(true);
  });

  it('by approving two things at the same moment', async () => {
    const world = await limited(100_000);
    const { api, code, maker, checker } = world;
    const other = await sameNik(world);
    for (let round = 0; round < 3; round++) {
      const ids: number[] = [];
      for (const one of [code, other]) {
        const { line } = await openLine(world, one);
        const asked = await requestOn(api, maker, one, waive(100_000, line.number));
        ids.push(asked.data.id);
      }
      const seen = await Promise.all(ids.map(async (id) => (await detailOf(api, checker, id)).version));
      const answers = await Promise.all(ids.map((id, at) => approveSeen(api, checker, id, seen[at])));
      expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 403]);
      const left = ids[answers.findIndex(({ http }) => http === 403)];
      await api.call('POST', `contract-requests/${left}/withdraw`, { token: maker });
      api.advance(30 * DAY);
    }
  });

  it('by what waits or was decided from before the limit was kept: what is unknown counts when it is approved', async () => {
    const world = await limited(100_000);
    const { api, code, maker, checker } = world;
    const { line } = await openLine(world, code);
    const asked = await requestOn(api, maker, code, waive(100_000, line.number));
    await unknown(api);
    expect((await approveSeen(api, checker, asked.data.id)).http).toBe(200);
    expect((await letGoOf(world, 'contract', asked.data.id))?.sum).toBe(100_000);
    await unknown(api);
    expect(await waived(world, code, 100_000)).toBe(true);
  });
});

const unknown = (api: TestApi) => api.connection.pool.query('delete from let_go');

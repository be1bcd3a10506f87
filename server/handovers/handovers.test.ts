import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { owedOn } from '@/lib/arithmetic/allocate';
import type { BorrowerPromise } from '@/lib/contract/calls';
import type { Handover, HandoverCollector } from '@/lib/contract/handovers';
import type { Shortage } from '@/lib/contract/shortages';
import { approveSeen, contractCodes, detailOf, rejectRequest } from '../testing/contractRequest';
import { cardOf } from '../testing/counter';
import { basisOf, daysBefore, giveTts, piecesOf, postShown } from '../testing/handovers';
import { pdf, sender } from '../testing/files';
import { moneyFaults } from '../testing/money/moneyFaults';
import { startApi, type TestApi } from '../testing/startApi';

const DAY = 86_400_000;

let api: TestApi;
let cashier: string;
let head: string;
let approver: string;
let codes: string[];
let collector: number;
let drawer: number;
let since: Date;
const cleanups: (() => Promise<void>)[] = [];

beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
  cashier = await api.signIn('kasir.jkt');
  head = await api.signIn('kacab.jkt');
  approver = await api.signIn('penyetuju.jkt');
  await api.connection.pool.query("update sessions set expires_at = now() + interval '10 years'");
  // A Wednesday on which many are late.
  api.advance(40 * DAY);
  while (new Date(api.now()).getUTCDay() !== 3) api.advance(DAY);
  since = api.now();
  codes = await contractCodes(api, 'ACTIVE');
  const idOf = async (username: string) =>
    (await sql<{ id: number }>('select id from staff where username = $1', [username]))[0]?.id ?? 0;
  collector = await idOf('kolektor.jkt');
  drawer = await idOf('kasir.jkt');
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const sql = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await api.connection.pool.query<T>(text, values)).rows;
const nextCode = () => codes.shift() ?? '';
const cashOf = async () =>
  Number(
    (
      await sql<{ cash: string }>(
        'select coalesce(sum(cash), 0) as cash from cash_movements where staff_id = $1',
        [drawer],
      )
    )[0]?.cash,
  );
const open = async () => basisOf(api, cashier, collector);
const owedOf = async (code: string) => {
  const line = (await cardOf(api, cashier, code)).card.lines.find((one) => owedOn(one) > 0);
  return line ? owedOn(line) : 0;
};
/** Each test leaves nothing OPEN, and money as it should be. */
const sound = async () => {
  const touched = await sql<{ code: string }>(
    'select distinct contract_code as code from payments where tts_id is not null',
  );
  const cards = await Promise.all(touched.map(({ code }) => cardOf(api, cashier, code)));
  expect(await moneyFaults(api, cards, since)).toEqual([]);
  expect((await open()).rows).toEqual([]);
};

describe('a hand-over', () => {
  it('posts what was shown in one press: notas of the day, the rest as deposit, in the drawer of who counted', async () => {
    const [first, second] = [nextCode(), nextCode()];
    const owed = await owedOf(first);
    await giveTts(api, { code: first, amount: 100_000 });
    await giveTts(api, { code: second, amount: 250_000, daysAgo: 1 });
    await giveTts(api, { code: first, amount: 50_000 });
    const before = await cashOf();
    const shown = await open();
    expect(shown.rows.map(({ becomes, contract_code }) => [becomes, contract_code])).toEqual([
      ['PAYMENT', second],
      ['PAYMENT', first],
      ['PAYMENT', first],
    ]);
    expect(shown.rows[0]).toMatchObject({
      day: daysBefore(api, 1),
      date_payment: daysBefore(api, 1),
      late: false,
    });
    // The second of one contract meets the card that the first left.
    expect(shown.rows[2]!.shares[0]!.transaction_to).toBe(shown.rows[1]!.shares[0]!.transaction_to + 1);
    expect(shown.sums).toMatchObject({ count: 3, amount: 400_000, deposit: 0, waiting: 0 });
    expect(shown).toMatchObject({ obstacle: null, drawer: { obstacle: null } });

    const posted = await postShown(api, cashier, shown, { key: 'setoran-1' });
    expect(posted.http, posted.message).toBe(200);
    expect(posted.data).toMatchObject({
      number: 'JKT/S' + daysBefore(api, 0).slice(2, 4) + daysBefore(api, 0).slice(5, 7) + '/00001',
      count: 3,
      counted: 400_000,
      shortage: null,
      surplus: 0,
      underway: 0,
    });
    expect(posted.data.rows.map(({ state, invoices }) => [state, invoices.length > 0])).toEqual(
      Array.from({ length: 3 }, () => ['POSTED', true]),
    );
    for (const [at, row] of posted.data.rows.entries())
      expect(row).toMatchObject({
        penalty_payment: shown.rows[at]!.penalty_payment,
        credit_payment: shown.rows[at]!.credit_payment,
        date_payment: shown.rows[at]!.date_payment,
      });
    expect(await cashOf()).toBe(before + 400_000);
    expect(await owedOf(first)).not.toBe(owed);
    // The same press once more is the same hand-over.
    const again = await postShown(api, cashier, shown, { key: 'setoran-1' });
    expect(again.data.id).toBe(posted.data.id);
    await sound();
  });

  it('leaves what is above all that is owed as deposit', async () => {
    const code = nextCode();
    const { totals } = (await cardOf(api, cashier, code)).card;
    const all = totals.remainder + totals.penalty;
    const amount = Math.ceil(all / 1000) * 1000 + 70_000;
    await giveTts(api, { code, amount });
    await giveTts(api, { code, amount: 30_000 });
    const shown = await open();
    expect(shown.rows[0]).toMatchObject({ becomes: 'PAYMENT', deposit: amount - all });
    // Settled by the one before it.
    expect(shown.rows[1]).toMatchObject({ becomes: 'RETURN', returned: 30_000 });
    const posted = await postShown(api, cashier, shown);
    expect(posted.http, posted.message).toBe(200);
    expect((await cardOf(api, cashier, code)).deposit_balance).toBe(amount - all);
    expect(posted.data.rows[1]).toMatchObject({ state: 'HANDED_IN', to_return: true, may_ask: false });
    await sound();
  });

  it('is one cashier’s where two press at once, and nobody’s where it changed since it was shown', async () => {
    const code = nextCode();
    await giveTts(api, { code, amount: 40_000 });
    const shown = await open();
    await giveTts(api, { code, amount: 10_000 });
    const stale = await postShown(api, cashier, shown, { digest: 'x' });
    expect(stale.http).toBe(409);
    expect(stale.data.current?.rows).toHaveLength(1);
    await api.connection.pool.query("update titles set is_credit_add = true where name in ('Kepala Cabang')");
    const answers = await Promise.all([
      postShown(api, cashier, await open()),
      basisOf(api, head, collector).then((basis) => postShown(api, head, basis)),
    ]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
    const lost = answers.find(({ http }) => http === 409);
    expect(lost?.data.current?.rows).toEqual([]);
    await sound();
  });

  it('takes nothing of one’s own, and asks why it is short', async () => {
    const code = nextCode();
    await giveTts(api, { collector: 'kasir.jkt', code, amount: 10_000 });
    const own = await basisOf(api, cashier, drawer);
    expect(own.obstacle).not.toBeNull();
    expect((await postShown(api, cashier, own)).http).toBe(403);
    expect((await postShown(api, head, await basisOf(api, head, drawer))).http).toBe(200);

    await giveTts(api, { code, amount: 100_000 });
    const before = await cashOf();
    const shown = await open();
    const unsaid = await postShown(api, cashier, shown, { counted: 80_000 });
    expect(unsaid.http).toBe(422);
    expect(unsaid.data.errors).toHaveProperty('reason');
    const short = await postShown(api, cashier, shown, { counted: 80_000, reason: 'Uang hilang di jalan' });
    expect(short.http, short.message).toBe(200);
    expect(short.data.shortage).toMatchObject({ amount: 20_000, settled: 0 });
    expect(short.data.rows[0]).toMatchObject({ state: 'POSTED' });
    expect(await cashOf()).toBe(before + 80_000);

    await giveTts(api, { code, amount: 50_000 });
    const more = await postShown(api, cashier, await open(), { counted: 52_000, reason: 'Lebih dua ribu' });
    expect(more.data).toMatchObject({ surplus: 2000, shortage: null });
    expect(await cashOf()).toBe(before + 132_000);
    await sound();
  });

  it('waits for a second person where it is older than one working day', async () => {
    const code = nextCode();
    const amount = 300_000;
    await giveTts(api, { code, amount, daysAgo: 9 });
    const before = await cashOf();
    const shown = await open();
    expect(shown.rows[0]).toMatchObject({
      late: true,
      becomes: 'PAYMENT',
      second_person: { obstacle: null },
    });
    expect(shown.sums.waiting).toBe(amount);
    expect((await postShown(api, cashier, shown)).data.errors).toHaveProperty('late_reason');
    const posted = await postShown(api, cashier, shown, { late_reason: 'Kolektor sakit seminggu' });
    expect(posted.http, posted.message).toBe(200);
    const [row] = posted.data.rows;
    expect(row).toMatchObject({ state: 'HANDED_IN', invoices: [], may_ask: false });
    expect(await cashOf()).toBe(before + amount);
    const request = row?.request_id ?? 0;
    const seen = await detailOf(api, approver, request);
    expect(seen.obstacle).toBeNull();
    expect(seen.consequences?.cash).toEqual([]);
    const takesOff = shown.rows[0]!.second_person!.takes_off;
    const letGo = async () =>
      Number(
        (await sql<{ let_go: string }>('select let_go from contract_requests where id = $1', [request]))[0]
          ?.let_go,
      );
    expect(await letGo()).toBe(takesOff);

    // Rejected, it is asked for again.
    expect((await rejectRequest(api, approver, request)).http).toBe(200);
    const protocol = await api.call<Handover>('GET', `handovers/${posted.data.id}`, { token: cashier });
    expect(protocol.data.rows[0]).toMatchObject({ may_ask: true, to_return: false, request_id: null });
    const back = await api.call('POST', `tts/${row!.tts_id}/return`, {
      token: cashier,
      body: { to: 'Nasabah', file_id: 1 },
    });
    expect(back.http).toBe(409);
    const asked = await api.call<Handover>('POST', `tts/${row!.tts_id}/ask`, {
      token: cashier,
      body: { day: 'TAKEN', reason: 'Ada fotonya, tanggalnya benar' },
    });
    expect(asked.http, asked.message).toBe(200);
    const done = await approveSeen(api, approver, asked.data.rows[0]?.request_id ?? 0);
    expect(done.http, done.message).toBe(200);
    const after = await api.call<Handover>('GET', `handovers/${posted.data.id}`, { token: cashier });
    expect(after.data.rows[0]).toMatchObject({
      state: 'POSTED',
      date_payment: daysBefore(api, 9),
      penalty_payment: shown.rows[0]!.penalty_payment,
      credit_payment: shown.rows[0]!.credit_payment,
    });
    expect(await cashOf()).toBe(before + amount);
    await sound();
  });

  it('gives money back that its contract takes no more, against a signed paper', async () => {
    const [settled = ''] = await sql<{ code: string }>(
      "select code from contracts where office_id = 1 and status in ('SETTLED', 'SETTLED_EARLY') order by code limit 1",
    ).then((rows) => rows.map(({ code }) => code));
    const id = await giveTts(api, { code: settled, amount: 120_000 });
    const before = await cashOf();
    const shown = await open();
    expect(shown.rows[0]).toMatchObject({ becomes: 'RETURN', returned: 120_000, second_person: null });
    const posted = await postShown(api, cashier, shown);
    expect(await cashOf()).toBe(before + 120_000);
    const file = await sender(api, cashier).send(pdf(), { kind: 'DOCUMENT', name: 'kembali.pdf' });
    const back = await api.call<Handover>('POST', `tts/${id}/return`, {
      token: cashier,
      body: { to: 'Siti Aminah', file_id: file.data.id },
    });
    expect(back.http, back.message).toBe(200);
    expect(back.data.rows[0]).toMatchObject({ state: 'RETURNED', returned: { to: 'Siti Aminah' } });
    expect(await cashOf()).toBe(before);
    const twice = await api.call('POST', `tts/${id}/return`, {
      token: cashier,
      body: { to: 'Siti Aminah', file_id: file.data.id },
    });
    expect(twice.http).toBe(409);
    expect(posted.data.id).toBe(back.data.id);
    await sound();
  });

  it('owes what was short until it is paid or somebody else writes it off', async () => {
    const code = nextCode();
    await giveTts(api, { code, amount: 100_000 });
    const posted = await postShown(api, cashier, await open(), {
      counted: 40_000,
      reason: 'Uang hilang di jalan',
    });
    const id = posted.data.shortage?.id ?? 0;
    const send = <T>(token: string, path: string, body: object) => api.call<T>('POST', path, { token, body });
    const paid = await send<Shortage>(cashier, `shortages/${id}/pay`, {
      denominations: piecesOf(25_000),
      settled: 0,
    });
    expect(paid.http, paid.message).toBe(200);
    expect(paid.data).toMatchObject({ settled: 25_000, settlements: [{ kind: 'PAID', amount: 25_000 }] });
    // Who owes it hears of both from the company, not from the cashier alone.
    const told = await sql<{ title: string; message: string }>(
      'select title, message from notifications where staff_id = $1 and message like $2 order by id',
      [collector, `${posted.data.number}%`],
    );
    expect(told.map(({ title }) => title)).toEqual(['Kurang setor', 'Kurang setor dibayar']);
    expect(told[0]?.message).toMatch(
      /40\.000 dari Rp\s?100\.000.*60\.000 menjadi utang Anda.*Uang hilang di jalan/,
    );
    expect(told[1]?.message).toMatch(/menerima Rp\s?25\.000.*Sisanya Rp\s?35\.000/);
    const stale = await send(cashier, `shortages/${id}/pay`, { denominations: piecesOf(5000), settled: 0 });
    expect(stale.http).toBe(409);
    const asked = await send<Shortage>(cashier, `shortages/${id}/write-off`, {
      ...{ amount: 35_000, settled: 25_000, reason: 'Dirampok, ada surat polisi' },
    });
    expect(asked.http, asked.message).toBe(200);
    const request = asked.data.waiting?.id ?? 0;
    const decide = (token: string) =>
      send<{ status: string }>(token, `drawer-requests/${request}/decide`, {
        ...{ version: 1, decision: 'APPROVED', reason: '' },
      });
    expect((await decide(cashier)).http).toBe(403);
    await sql("update titles set forgives_up_to = 30000 where name = 'Penyetuju'");
    const beyond = await decide(approver);
    expect([beyond.http, beyond.message]).toEqual([403, expect.stringContaining('di atas batas Anda')]);
    await sql("update titles set forgives_up_to = 1000000 where name = 'Penyetuju'");
    const decided = await decide(approver);
    expect(decided.http, decided.message).toBe(200);
    const list = await api.call<{ rows: Shortage[]; owed: number }>('GET', 'shortages?open=1', {
      token: head,
    });
    expect(list.data.rows.some((row) => row.id === id)).toBe(false);
    await sound();
  });

  it('lets the supervisor who asked for a write-off see it, take it back and hear of it', async () => {
    const supervisor = await api.signIn('spv.jkt');
    await giveTts(api, { code: nextCode(), amount: 100_000 });
    const posted = await postShown(api, cashier, await open(), { counted: 90_000, reason: 'Selembar palsu' });
    const id = posted.data.shortage?.id ?? 0;
    const ask = async () => {
      const body = { amount: 10_000, settled: 0, reason: 'Uang palsu, dilaporkan' };
      const path = `shortages/${id}/write-off`;
      const asked = await api.call<Shortage>('POST', path, { token: supervisor, body });
      expect(asked.http, asked.message).toBe(200);
      return asked.data.waiting?.id ?? 0;
    };
    const decide = (token: string, request: number, decision: string, reason = '') =>
      api.call<{ status: string }>('POST', `drawer-requests/${request}/decide`, {
        token,
        body: { version: 1, decision, reason },
      });
    const first = await ask();
    const named = {
      record: { type: 'handover', id: String(posted.data.id), label: posted.data.number },
      ...{ request_id: first, what: 'Penghapusan kurang setor', amount: 10_000 },
    };
    const inbox = async (token: string, whose: string) =>
      (await api.call<{ rows: object[] }>('GET', `approvals?whose=${whose}&kind=CASH`, { token })).data.rows;
    expect(await inbox(supervisor, 'own')).toMatchObject([{ ...named, may_withdraw: true }]);
    expect(await inbox(approver, 'decide')).toMatchObject([{ ...named, may_decide: true }]);
    const read = await api.call<object>('GET', `drawer-requests/${first}`, { token: supervisor });
    expect(read).toMatchObject({
      http: 200,
      data: { may_withdraw: true, obstacle: expect.any(String) as string },
    });
    expect((await decide(supervisor, first, 'APPROVED')).http).toBe(403);
    // Another supervisor has nothing to do with it.
    const other = await api.signIn('spv.mks');
    expect((await api.call('GET', `drawer-requests/${first}`, { token: other })).http).toBe(403);
    expect((await decide(supervisor, first, 'WITHDRAWN')).data).toMatchObject({ status: 'WITHDRAWN' });

    expect((await decide(approver, await ask(), 'REJECTED', 'Belum ada surat polisi')).http).toBe(200);
    const [told] = await sql<object>(
      `select source, link from notifications n join staff s on s.id = n.staff_id
        where s.username = 'spv.jkt' and n.title like 'Penghapusan kurang setor%' order by n.id desc`,
    );
    expect(told).toEqual({ source: 'cash', link: `handover-${posted.data.id}` });
  });

  it('counts for promises by when its money was taken: what came with a promise is what it came on top of', async () => {
    const code = nextCode();
    const seen = async () =>
      (await api.call<{ rows: BorrowerPromise[] }>('GET', `contracts/${code}/promises`, { token: head })).data
        .rows;
    const taken = async (amount: number) => {
      await giveTts(api, { code, amount });
      api.advance(60_000);
    };
    await taken(60_000);
    await sql(
      `insert into promises (contract_code, office_id, made_on, due, amount, source, at, written_by)
       select contract_code, office_id, day, day + 3, 50000, 'VISIT', at, collector_id from tts where contract_code = $1`,
      [code],
    );
    expect(await postShown(api, cashier, await open())).toMatchObject({ http: 200 });
    expect(await seen()).toMatchObject([{ state: 'RUNNING', paid: 0 }]);
    await taken(50_000);
    expect(await postShown(api, cashier, await open())).toMatchObject({ http: 200 });
    expect(await seen()).toMatchObject([{ state: 'KEPT', paid: 50_000 }]);
    await sound();
  });

  it('says who brings what', async () => {
    await giveTts(api, { code: nextCode(), amount: 60_000, daysAgo: 4 });
    const { data } = await api.call<{ rows: HandoverCollector[] }>('GET', 'handovers/collectors', {
      token: cashier,
    });
    expect(data.rows).toMatchObject([
      { collector: { id: collector }, count: 1, total: 60_000, oldest_day: daysBefore(api, 4), late: 1 },
    ]);
    const all = await api.call<{ count: number }>('GET', 'handovers?page=1&size=2', { token: head });
    expect(all.data.count).toBeGreaterThan(4);
  });
});

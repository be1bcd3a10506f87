import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeWriteSchema, type OfficeMaster } from '@/lib/contract/masters';
import type { RequestedAction } from '@/lib/contract/requestedAction';
import { formatDate } from '@/lib/format/tanggal';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { todayIn } from '../calendar/today';
import { actionsOf, approveSeen, contractCodes, requestOn } from '../testing/contractRequest';
import { cardOf, payLines } from '../testing/counter';
import { DAY } from '../testing/lateContract';
import { startApi, type TestApi } from '../testing/startApi';

/** Jakarta is 1, Jayapura 3, two hours ahead of it. */
const TO_JAKARTA: RequestedAction = { kind: 'MOVE_OFFICE', office_id: 1 };
const HOUR = DAY / 24;

let api: TestApi;
let cashier: string;
let director: string;
let master: string;
let codes: string[];
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup), parts: { sessionHours: 10_000 } });
  cashier = await api.signIn('kasir.jyp');
  director = await api.signIn('direktur');
  master = await api.signIn('admin.sistem');
  codes = await contractCodes(api, 'ACTIVE', 'JYP');
  await sql('update titles set is_contract = true, is_credit_update = true where id in (1, 3)');
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const sql = (text: string, ...values: unknown[]) => api.connection.pool.query(text, values);
const today = (zone: string) => todayIn(zone, api.now());
/** A quarter to midnight in Jakarta of some later day; in Jayapura the next one has begun. */
function lateEvening() {
  const since = (api.now().getTime() - Date.UTC(2000, 0, 1, 16, 45)) % DAY;
  api.advance(DAY - since);
  expect(today('Asia/Jayapura') > today('Asia/Jakarta')).toBe(true);
}
/** A contract of Jayapura, paid there a moment ago. */
async function paidTonight(): Promise<string> {
  lateEvening();
  const code = codes.shift() ?? '';
  await payLines(api, cashier, code);
  return code;
}
const officeOf = async (code: string) =>
  (await sql('select office_id from contracts where code = $1', code)).rows[0] as { office_id: number };

describe('a contract with a fact of the next day', () => {
  it('does not go to an office where that day has not come; the next day it does, with what was paid', async () => {
    const code = await paidTonight();
    const { paid } = (await cardOf(api, cashier, code)).card.totals;
    const refused = await requestOn(api, cashier, code, TO_JAKARTA);
    expect(refused.http).toBe(422);
    expect(refused.data.errors?.['ask.office_id']).toContain(formatDate(today('Asia/Jakarta')));
    expect(refused.message).toContain(`mulai ${formatDate(today('Asia/Jayapura'))}`);
    api.advance(HOUR);
    const asked = await requestOn(api, cashier, code, TO_JAKARTA);
    expect(asked.http, asked.message).toBe(200);
    expect((await approveSeen(api, director, asked.data.id)).http).toBe(200);
    expect((await cardOf(api, director, code)).card.totals.paid).toBe(paid);
  });

  it('stays where it is when it is paid after the move was asked for', async () => {
    lateEvening();
    const code = codes.shift() ?? '';
    const asked = await requestOn(api, cashier, code, TO_JAKARTA);
    expect(asked.http, asked.message).toBe(200);
    await payLines(api, cashier, code);
    const answer = await approveSeen(api, director, asked.data.id);
    expect(answer.http, answer.message).toBe(422);
    expect(answer.message).toContain('mulai');
    expect(await officeOf(code)).toEqual({ office_id: 3 });
  });

  it('is neither settled, quoted, restructured, forgiven nor given another status in an office that is behind', async () => {
    const code = await paidTonight();
    // As one that went over before this was asked.
    await sql('update contracts set office_id = 1, version = version + 1 where code = $1', code);
    const { version } = (await cardOf(api, director, code)).contract;
    const when = `Coba lagi mulai ${formatDate(today('Asia/Jayapura'))}`;
    const settlement = await api.call('GET', `payments/${code}/settlement`, { token: director });
    expect(settlement).toMatchObject({ http: 409, message: expect.stringContaining(when) as string });
    const quote = await api.call('POST', `payments/${code}/quotes`, { token: director });
    expect(quote).toMatchObject({ http: 409, message: expect.stringContaining(when) as string });
    const agreed = { principal: 1, interest: 0, penalty: 0, fee: 0, total: 1, cash: 1, bank: 0, note: '' };
    const settled = await api.call('POST', `payments/${code}/settlement`, {
      token: director,
      body: { ...agreed, version, quote_id: null, as_of: today('Asia/Jakarta') },
    });
    expect(settled).toMatchObject({ http: 409, message: expect.stringContaining(when) as string });
    const basis = await api.call('GET', `contracts/${code}/restructure`, { token: director });
    expect(basis).toMatchObject({ http: 409, message: expect.stringContaining(when) as string });
    const waiver: RequestedAction = {
      kind: 'WAIVER',
      lines: [{ number: 1, credit_discount: 1, penalty_discount: 0 }],
    };
    for (const ask of [waiver, { kind: 'STATUS', status: 'WRITTEN_OFF' } as const]) {
      const asked = await requestOn(api, director, code, ask);
      expect(asked, ask.kind).toMatchObject({ http: 409, message: expect.stringContaining(when) as string });
    }
    const { kinds } = await actionsOf(api, director, code);
    for (const kind of ['RESTRUCTURE', 'WAIVER', 'STATUS', 'MOVE_OFFICE']) {
      expect(kinds.find((one) => one.kind === kind)?.obstacle, kind).toContain(when);
    }
  });

  it('keeps its due date whatever is written on it before that day', async () => {
    const code = await paidTonight();
    const { next_due } = (await cardOf(api, cashier, code)).contract;
    await sql('update contracts set office_id = 1, version = version + 1 where code = $1', code);
    const card = await cardOf(api, director, code);
    const last = card.card.lines.at(-1)?.number ?? 0;
    const body = oldestInstalment(card, { lines: [last], amount: 1000, cash: 0, bank: 1000 });
    const paid = await api.call('POST', `payments/${code}`, { token: director, body });
    expect(paid.http, paid.message).toBe(200);
    expect((await cardOf(api, director, code)).contract.next_due).toBe(next_due);
  });
});

describe('the zone of an office', () => {
  const jayapura = async () => {
    const { data } = await api.call<{ rows: OfficeMaster[] }>('GET', 'masters/offices', { token: master });
    const office = data.rows.find(({ id }) => id === 3)!;
    return { id: office.id, write: { ...officeWriteSchema.parse(office), version: office.version } };
  };

  it('does not go west past what was written there today', async () => {
    const code = await paidTonight();
    const { id, write } = await jayapura();
    const change = () =>
      api.call<{ errors?: Record<string, string> }>('PUT', `masters/offices/${id}`, {
        token: master,
        body: { ...write, zone: 'Asia/Jakarta' },
      });
    const refused = await change();
    expect(refused.http).toBe(422);
    expect(refused.data.errors?.zone).toContain(code);
    expect(refused.data.errors?.zone).toContain(`mulai ${formatDate(today('Asia/Jayapura'))}`);
    api.advance(HOUR);
    expect((await change()).http).toBe(200);
    await sql("update offices set zone = 'Asia/Jayapura' where id = 3");
  });

  it('changes before a payment is dated or after it is written, never between', async () => {
    lateEvening();
    const code = codes.shift() ?? '';
    const holder = await api.connection.pool.connect();
    try {
      await holder.query('begin');
      // As whoever changes an office holds it.
      await holder.query('select 1 from offices where id = 3 for update');
      await holder.query("update offices set zone = 'Asia/Jakarta' where id = 3");
      const paying = payLines(api, cashier, code).then(
        () => 'taken',
        () => 'refused',
      );
      await new Promise((done) => setTimeout(done, 400));
      await holder.query('commit');
      expect(await paying).toBe('refused');
    } finally {
      holder.release();
      await sql("update offices set zone = 'Asia/Jayapura' where id = 3");
    }
  });
});

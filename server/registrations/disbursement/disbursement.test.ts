import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DisbursementOrder } from '@/lib/contract/disbursementCalls';
import type { Registration } from '@/lib/contract/registrations';
import { oldestInstalment } from '../../../tests/payments/oldestInstalment';
import { addDays } from '@/lib/arithmetic/calendar';
import { contractCodes } from '../../testing/contractRequest';
import { cardOf } from '../../testing/counter';
import { photoRow, registrationTeam, transferOf } from '../../testing/registrations';
import { startApi } from '../../testing/startApi';

type Team = Awaited<ReturnType<typeof registrationTeam>>;

const cleanups: (() => Promise<void>)[] = [];
let team: Team;
beforeAll(async () => {
  team = await registrationTeam(await startApi({ until: (cleanup) => cleanups.push(cleanup) }));
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

/** What a cashier of Jakarta does; with so many rupiah in the drawer. */
async function cashier({ api }: Team, holds = 500_000_000) {
  const token = await api.signIn('kasir.jkt');
  const [code = ''] = await contractCodes(api, 'ACTIVE');
  const card = await cardOf(api, token, code);
  const body = oldestInstalment(card, { amount: 300_000, cash: 300_000 });
  expect((await api.call('POST', `payments/${code}`, { token, body })).http).toBe(200);
  // What others handed to this drawer, or took out of it, as one movement.
  await api.connection.pool.query(
    `insert into cash_movements (office_id, staff_id, day, at, kind, cash, bank, credit_id)
     select m.office_id, m.staff_id, m.day, m.at, m.kind,
            $1 - (select sum(cash) from cash_movements d where d.staff_id = m.staff_id and d.day = m.day), 0, m.credit_id
       from cash_movements m join staff s on s.id = m.staff_id
      where s.username = 'kasir.jkt' order by m.id desc limit 1`,
    [holds],
  );
  const pay = async ({ id, version }: Pick<Registration, 'id' | 'version'>, signature?: number) =>
    api.call<{ contract_code: string }>('POST', `registrations/${id}/disbursement/pay`, {
      token,
      body: { version, signature: signature ?? (await photoRow(api, 'kasir.jkt')) },
    });
  const orders = async () =>
    (await api.call<{ rows: DisbursementOrder[] }>('GET', 'disbursement-orders', { token })).data.rows;
  return { token, pay, orders };
}

const CASH = { disbursement: { way: 'CASH', day: '2026-01-01', reference: '', proof: null } };
const order = (at: Registration, of = team) => of.move('clerk', at, 'DISBURSED', '', CASH);

describe('signing', () => {
  it('needs the signed paper as a file, and of one from before paying out does', async () => {
    const { api, upTo, move } = team;
    const at = await upTo('APPROVED');
    expect(await move('clerk', at, 'SIGNED', '', { signed_paper: undefined })).toMatchObject({
      http: 422,
      data: { errors: { signed_paper: expect.any(String) as string } },
    });
    const signed = (await move('clerk', at, 'SIGNED')).data;
    expect(signed.files.map(({ id }) => id)).toContain(signed.signed_paper);

    await api.connection.pool.query('update registrations set signed_paper_id = null where id = $1', [at.id]);
    expect(await move('clerk', signed, 'DISBURSED')).toMatchObject({
      http: 422,
      data: { errors: { signed_paper: expect.any(String) as string } },
    });
    const added = { signed_paper: await photoRow(api, 'kontrak.jkt') };
    const paid = await move('clerk', signed, 'DISBURSED', '', added);
    expect(paid.http, paid.message).toBe(200);
    expect(paid.data.signed_paper).toBe(added.signed_paper);
  });

  it('holds for what was approved alone: sent back, the paper is asked for again', async () => {
    const { upTo, move } = team;
    const at = await upTo('SIGNED');
    const back = await move('approver', at, 'DRAFT');
    expect(back.http, back.message).toBe(200);
    expect(back.data.signed_paper).toBeNull();
  });
});

describe('a transfer', () => {
  it('is recorded with day, way, approved account, reference and proof', async () => {
    const { api, upTo, move } = team;
    const at = await upTo('SIGNED');
    const disbursement = { ...(await transferOf(api, 'kontrak.jkt')), way: 'DEALER', reference: 'BCA 7781' };
    const paid = await move('clerk', at, 'DISBURSED', '', { disbursement });
    expect(paid.http, paid.message).toBe(200);
    const { bank, account, account_holder } = at.form.structure;
    expect(paid.data.disbursement).toMatchObject({
      ...{ state: 'PAID', way: 'DEALER', day: at.today, reference: 'BCA 7781', proof: disbursement.proof },
      ...{ bank, account, account_holder, amount: at.approved?.disbursed },
      paid_by: { username: 'kontrak.jkt' },
    });
    await expect(
      api.connection.pool.query('update disbursements set reference = $1 where registration_id = $2', [
        'LAIN',
        at.id,
      ]),
    ).rejects.toThrow(/never changed/);
  });

  it('is not without reference, proof or a day that can be', async () => {
    const { api, upTo, move } = team;
    const at = await upTo('SIGNED');
    const whole = await transferOf(api, 'kontrak.jkt');
    const wrong = async (over: object) => {
      const answer = await move('clerk', at, 'DISBURSED', '', { disbursement: { ...whole, ...over } });
      expect(answer.http).toBe(422);
      return Object.keys((answer.data as unknown as { errors: object }).errors);
    };
    expect(await wrong({ reference: '' })).toEqual(['disbursement.reference']);
    expect(await wrong({ proof: null })).toEqual(['disbursement.proof']);
    expect(await wrong({ day: addDays(at.today, 1) })).toEqual(['disbursement.day']);
    expect(await wrong({ day: addDays(at.today, -1) })).toEqual(['disbursement.day']);
    expect((await move('clerk', at, 'DISBURSED', '', { disbursement: undefined })).http).toBe(422);
    expect((await team.read(at.id)).status.kind).toBe('SIGNED');
  });
});

describe('a loan in banknotes', () => {
  it('is ordered, and runs when a cashier pays it against a signature', async () => {
    const { api, upTo } = team;
    const { pay, orders, token } = await cashier(team);
    const at = await upTo('SIGNED');
    const ordered = await order(at);
    expect(ordered.http, ordered.message).toBe(200);
    expect(ordered.data).toMatchObject({
      ...{ contract_code: null, status: { kind: 'SIGNED' } },
      disbursement: { state: 'ORDERED', way: 'CASH', may_take_back: true },
    });
    expect(ordered.data.moves.every(({ obstacle }) => obstacle?.includes('kasir'))).toBe(true);
    expect((await orders()).find((one) => one.registration_id === at.id)).toMatchObject({
      ...{ amount: at.approved?.disbursed, version: ordered.data.version, obstacle: null },
    });
    const before = await api.call<{ cash: number }>('GET', 'cashier-day', { token });
    const paid = await pay(ordered.data);
    expect(paid.http, paid.message).toBe(200);
    const done = await team.read(at.id);
    expect(done).toMatchObject({
      ...{ contract_code: paid.data.contract_code, status: { kind: 'DISBURSED' } },
      disbursement: { state: 'PAID', paid_by: { username: 'kasir.jkt' }, day: at.today },
    });
    const after = await api.call<{ cash: number }>('GET', 'cashier-day', { token });
    expect(before.data.cash - after.data.cash).toBe(at.approved?.disbursed);
    expect((await pay(ordered.data)).http).toBe(409);
    expect((await orders()).some((one) => one.registration_id === at.id)).toBe(false);
  });

  it('is not paid by who ordered or approved it, nor twice by two at once', async () => {
    const { api, upTo } = team;
    await api.connection.pool.query(
      'update titles set is_credit_add = true where id in (select title_id from staff where username = any($1))',
      [['kontrak.jkt', 'penyetuju.jkt']],
    );
    const ordered = (await order(await upTo('SIGNED'))).data;
    for (const role of ['clerk', 'approver'] as const) {
      const signature = await photoRow(api, role === 'clerk' ? 'kontrak.jkt' : 'penyetuju.jkt');
      const answer = await team.send(role, 'POST', `/${ordered.id}/disbursement/pay`, {
        ...{ version: ordered.version, signature },
      });
      expect(answer.http, answer.message).toBe(403);
    }
    const { pay } = await cashier(team);
    const both = await Promise.all([pay(ordered), pay(ordered)]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    const { rows } = await api.connection.pool.query(
      "select 1 from cash_acts where kind = 'DISBURSEMENT' and contract_code = (select contract_code from registrations where id = $1)",
      [ordered.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('is not paid out of a drawer that holds less, and nothing of it stays', async () => {
    const fresh = await registrationTeam(await startApi());
    const { pay } = await cashier(fresh, 300_000);
    const ordered = (await order(await fresh.upTo('SIGNED'), fresh)).data;
    const refused = await pay(ordered);
    expect(refused).toMatchObject({
      http: 409,
      message: expect.stringContaining('tidak dapat dikeluarkan tunai') as string,
    });
    expect(await fresh.read(ordered.id)).toMatchObject({
      ...{ contract_code: null, version: ordered.version, disbursement: { state: 'ORDERED' } },
    });
  });

  it('is taken back until it is paid, and is paid out another way then', async () => {
    const { upTo, send, move } = team;
    const { pay } = await cashier(team);
    const ordered = (await order(await upTo('SIGNED'))).data;
    const back = await send('head', 'POST', `/${ordered.id}/disbursement/take-back`, {
      version: ordered.version,
    });
    expect(back.http, back.message).toBe(200);
    expect(back.data.disbursement).toBeNull();
    expect((await pay(ordered)).http).toBe(409);
    const paid = await move('clerk', back.data, 'DISBURSED');
    expect(paid.http, paid.message).toBe(200);
    const late = await send('clerk', 'POST', `/${ordered.id}/disbursement/take-back`, {
      version: paid.data.version,
    });
    expect(late).toMatchObject({ http: 409, message: expect.stringContaining('sudah dibayar') as string });
  });

  it('with the first instalment in advance is paid on the contract’s date alone', async () => {
    const fresh = await registrationTeam(await startApi());
    const { api } = fresh;
    await api.connection.pool.query("update calculations set in_advance = true where vehicle_kind = 'R2'");
    const ordered = (await order(await fresh.upTo('SIGNED'), fresh)).data;
    api.advance(86_400_000);
    const { pay, orders } = await cashier(fresh);
    const late = await pay(ordered);
    expect(late).toMatchObject({ http: 403, message: expect.stringContaining('di muka') as string });
    expect((await orders())[0]?.obstacle).toBe(late.message);
  });

  it('of another office is nobody’s', async () => {
    const ordered = (await order(await team.upTo('SIGNED'))).data;
    const stranger = await team.api.signIn('kasir.mks');
    const listed = await team.api.call<{ rows: DisbursementOrder[] }>('GET', 'disbursement-orders', {
      token: stranger,
    });
    expect(listed.data.rows.map(({ registration_id }) => registration_id)).not.toContain(ordered.id);
    const paid = await team.api.call('POST', `registrations/${ordered.id}/disbursement/pay`, {
      token: stranger,
      body: { version: ordered.version, signature: await photoRow(team.api, 'kasir.mks') },
    });
    expect(paid.http).toBe(403);
  });
});

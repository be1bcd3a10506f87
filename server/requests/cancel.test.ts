import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractDetail } from '@/lib/contract/contractDetail';
import type { ContractRequest } from '@/lib/contract/requests';
import type { SharedCard } from '@/lib/contract/sharedCard';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { putBook } from '../testing/bookStates';
import { actionsOf, approveSeen, detailOf, requestOn } from '../testing/contractRequest';
import { cardOf, payLines } from '../testing/counter';
import { disburse, partnerTeam } from '../testing/partners';
import { registrationTeam } from '../testing/registrations';
import { startApi, type TestApi } from '../testing/startApi';
import { clerkOf, statementLines } from '../testing/statements';

const DAY = 86_400_000;
const CANCEL = { kind: 'CANCEL' } as const;

let api: TestApi;
let team: Awaited<ReturnType<typeof registrationTeam>>;
let agents: ReturnType<typeof partnerTeam>;
let cashier: string;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup), parts: { sessionHours: 10_000 } });
  team = await registrationTeam(api);
  agents = partnerTeam(team);
  cashier = await api.signIn('kasir.jkt');
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

/** A contract that was paid out a moment ago. */
const fresh = () => disburse(team, {});
const ask = (code: string) => requestOn(api, team.tokens.clerk, code, CANCEL);
const contract = async (code: string) =>
  (await api.call<ContractDetail>('GET', `contracts/${code}`, { token: team.tokens.director })).data;
const obstacleOf = async (code: string) =>
  (await actionsOf(api, team.tokens.clerk, code)).kinds.find(({ kind }) => kind === 'CANCEL')?.obstacle;
/** Asked for and approved; throws where it is refused. */
async function cancelled(code: string): Promise<void> {
  const { data, message } = await ask(code);
  expect(data.id, message).toBeDefined();
  const answer = await approveSeen(api, team.tokens.approver, data.id);
  expect(answer.http, answer.message).toBe(200);
}

describe('cancelling a contract before its first payment', () => {
  it('lets its principal go, which the borrower has: nobody whose title lets go less decides it', async () => {
    const code = await fresh();
    const { data } = await ask(code);
    expect(data.summary).toMatch(/Uangnya sudah dicairkan Rp.* pada /);
    const limit = (sum: number | null) =>
      api.connection.pool.query(
        'update titles set forgives_up_to = $1 where id = (select title_id from staff where username = $2)',
        [sum, 'penyetuju.jkt'],
      );
    await limit(30_000);
    const beyond = expect.stringMatching(/Yang dilepas Rp.* di atas batas Anda, Rp30\.000/) as string;
    expect((await detailOf(api, team.tokens.approver, data.id)).obstacle).toEqual(beyond);
    expect(await approveSeen(api, team.tokens.approver, data.id)).toMatchObject({
      ...{ http: 403, message: beyond },
    });
    expect((await contract(code)).contract.status).toBe('ACTIVE');
    await limit(null);
    expect((await approveSeen(api, team.tokens.approver, data.id)).http).toBe(200);
  });

  it('ends it as if it had never been: nothing is paid, late or settled on it', async () => {
    const code = await fresh();
    const { data } = await ask(code);
    expect(data).toMatchObject({ status: 'WAITING', summary: expect.stringContaining('pokok Rp') as string });
    expect(await detailOf(api, team.tokens.approver, data.id)).toMatchObject({
      obstacle: null,
      consequences: {
        card: { lines: [], status: { before: 'ACTIVE', after: 'CANCELLED' }, next_due: { after: null } },
        cash: [],
      },
    });
    expect((await contract(code)).contract.status).toBe('ACTIVE');
    expect((await approveSeen(api, team.tokens.approver, data.id)).http).toBe(200);

    api.advance(120 * DAY);
    const after = await contract(code);
    expect(after.contract).toMatchObject({ status: 'CANCELLED', next_due: null });
    expect(after.card).toMatchObject({ dpd: 0, totals: { paid: 0, penalty: 0 } });
    expect(after.card.lines.every(({ overdue, penalty }) => overdue === 0 && penalty === 0)).toBe(true);
    expect(after.events[1]).toMatchObject({ reason: 'Sesuai berkas nasabah' });
    expect(await cardOf(api, cashier, code)).toMatchObject({ card: { totals: { penalty: 0 } } });
    const { kinds } = await actionsOf(api, team.tokens.director, code);
    expect(kinds.filter(({ obstacle }) => obstacle === null)).toEqual([]);
    for (const [method, path] of [
      ['GET', `payments/${code}/settlement`],
      ['POST', `payments/${code}/quotes`],
    ] as const) {
      const refused = await api.call(method, path, { token: cashier });
      expect(refused).toMatchObject({ http: 409, message: expect.stringContaining('dibatalkan') as string });
    }
    const listed = await api.call<{ rows: { code: string }[] }>(
      'GET',
      `contracts?status=OVERDUE&search=${code}`,
      {
        token: team.tokens.director,
      },
    );
    expect(listed.data.rows).toEqual([]);
  });

  it('takes no payment afterwards, also one that was seen before', async () => {
    const code = await fresh();
    const seen = await cardOf(api, cashier, code);
    await cancelled(code);
    const body = oldestInstalment(seen);
    const refused = await api.call('POST', `payments/${code}`, { token: cashier, body });
    expect(refused.http).toBe(409);
    const { rows } = await api.connection.pool.query('select 1 from credits where contract_code = $1', [
      code,
    ]);
    expect(rows).toEqual([]);
  });

  it('is told in the history of its form, and the same vehicle and borrower are registered and paid out again', async () => {
    const at = await team.upTo('DISBURSED');
    await cancelled(at.contract_code ?? '');
    const { events } = await team.read(at.id);
    expect(events[0]).toMatchObject({
      summary: `Kontrak ${at.contract_code} dari form ini dibatalkan sebelum pembayaran pertama`,
      reason: 'Sesuai berkas nasabah',
      by: { username: 'penyetuju.jkt' },
    });
    const { plate, chassis, engine } = at.form.vehicle;
    const again = await team.upTo('DISBURSED', {
      vehicle: { plate, chassis, engine },
      applicant: at.form.applicant,
    });
    expect(again.contract_code).not.toBe(at.contract_code);
    expect((await contract(again.contract_code ?? '')).contract).toMatchObject({
      status: 'ACTIVE',
      vehicle: { chassis_number: chassis },
    });
  });

  it('lets nobody wait for its book, and one that is here stays as it is recorded', async () => {
    const code = await fresh();
    expect((await contract(code)).bpkb).toMatchObject({ state: 'NOT_RECEIVED', not_awaited_since: null });
    await cancelled(code);
    expect((await contract(code)).bpkb).toMatchObject({
      state: 'NOT_RECEIVED',
      not_awaited_since: expect.any(String) as string,
    });
    const here = await fresh();
    await putBook(api.connection.pool, here, 'STORED');
    await cancelled(here);
    expect((await contract(here)).bpkb).toMatchObject({ state: 'STORED', not_awaited_since: null });
  });

  it('gives its commissions back by the rule of their scheme', async () => {
    const agent = await agents.ready();
    const code = await disburse(team, { agent_id: agent.id });
    expect((await agents.ofContract(code))?.due_back).toBeNull();
    await cancelled(code);
    expect((await agents.ofContract(code))?.due_back).toBe('CANCELLED');
  });

  it('leaves a card that was shared readable, and says that it asks for nothing', async () => {
    const code = await fresh();
    const made = await api.call<{ token: string }>('POST', `contracts/${code}/share-links`, {
      token: team.tokens.clerk,
      body: { days: 30 },
    });
    await cancelled(code);
    const shown = await api.call<SharedCard>('GET', `shared-cards/${made.data.token}`);
    expect(shown.data).toMatchObject({ status: 'CANCELLED', remaining: null, due: null });
  });

  it('forgets what was forgiven on it', async () => {
    const code = await fresh();
    const { lines: open } = await actionsOf(api, cashier, code);
    const waived = await requestOn(api, cashier, code, {
      kind: 'WAIVER',
      lines: [{ number: open[0]?.number ?? 1, credit_discount: 10_000, penalty_discount: 0 }],
    });
    expect((await approveSeen(api, team.tokens.approver, waived.data.id)).http).toBe(200);
    await cancelled(code);
    expect((await contract(code)).card.totals.discount).toBe(0);
  });
});

describe('a contract is not cancelled', () => {
  it('while a receipt counts, and is again once it is void', async () => {
    const code = await fresh();
    await payLines(api, cashier, code);
    const refused = await ask(code);
    expect(refused).toMatchObject({
      http: 409,
      message: expect.stringMatching(/nota yang berlaku: JKT\//) as string,
    });
    expect(await obstacleOf(code)).toBe(refused.message);
    const { payments } = await actionsOf(api, cashier, code);
    const voided = await requestOn(api, cashier, code, {
      kind: 'PAYMENT_VOID',
      payment_id: payments[0]?.id ?? 0,
    });
    expect((await approveSeen(api, team.tokens.approver, voided.data.id)).http).toBe(200);
    await cancelled(code);
  });

  it('when a payment came between asking and approving; the request still waits', async () => {
    const code = await fresh();
    const { data } = await ask(code);
    const seen = await detailOf(api, team.tokens.approver, data.id);
    await payLines(api, cashier, code);
    expect((await approveSeen(api, team.tokens.approver, data.id, seen.version)).http).toBe(409);
    const now = await detailOf(api, team.tokens.approver, data.id);
    expect(now).toMatchObject({
      request: { status: 'WAITING' },
      consequences: null,
      obstacle: expect.stringContaining('nota yang berlaku') as string,
    });
    expect((await approveSeen(api, team.tokens.approver, data.id)).http).toBe(409);
    expect((await contract(code)).contract.status).toBe('ACTIVE');
  });

  it('while a deposit is kept on it, or a line of a bank statement names it', async () => {
    const kept = await fresh();
    await api.connection.pool.query(
      `insert into deposits (number, kind, contract_code, office_id, amount, cash, date_entered, input_by, created_at)
       select 'JKT/T0000/00077', 'ADDED', code, office_id, 1, 1, current_date, 4, now() from contracts where code = $1`,
      [kept],
    );
    expect(await ask(kept)).toMatchObject({
      http: 409,
      message: expect.stringContaining('titipan Rp1') as string,
    });
    const named = await fresh();
    const bank = clerkOf(api, cashier);
    const amount = (await cardOf(api, cashier, named)).card.lines[0]?.instalment ?? 0;
    const batch = await bank.upload(
      'batal.csv',
      statementLines(api, { amount, description: `TRSF E-BANKING CR ${named} angsuran`, reference: 'R1' }),
    );
    expect(await ask(named)).toMatchObject({
      http: 409,
      message: expect.stringContaining('mutasi bank batal.csv') as string,
    });
    const [row] = await bank.rows(batch.id, 'size=10');
    expect(row).toMatchObject({ state: 'MATCHED', contract: { code: named } });
    await api.call('PUT', `imports/${batch.id}/rows/${row?.id}`, {
      token: cashier,
      body: { action: 'ignore' },
    });
    await cancelled(named);
  });

  it.each(['REPOSSESSED', 'WRITTEN_OFF', 'SETTLED', 'RESTRUCTURED', 'CANCELLED'])(
    'once it stands otherwise: %s',
    async (status) => {
      const code = await fresh();
      await api.connection.pool.query('update contracts set status = $1 where code = $2', [status, code]);
      expect((await ask(code)).http).toBe(409);
    },
  );

  it('by the one who asked, by who may not decide, or twice by two at once', async () => {
    const code = await fresh();
    const { data } = await requestOn(api, team.tokens.head, code, CANCEL);
    expect((await approveSeen(api, team.tokens.head, data.id)).http).toBe(403);
    expect((await approveSeen(api, team.tokens.clerk, data.id)).http).toBe(403);
    const { version } = await detailOf(api, team.tokens.approver, data.id);
    const both = await Promise.all(
      [team.tokens.approver, team.tokens.director].map((token) => approveSeen(api, token, data.id, version)),
    );
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    const { rows } = await api.connection.pool.query(
      `select 1 from history where record_id = $1 and action = 'CONTRACT_CANCELLED'`,
      [code],
    );
    expect(rows).toHaveLength(1);
  });

  it('by a title whose limit is below its principal: it goes one higher', async () => {
    const code = await fresh();
    const { data } = await ask(code);
    await api.connection.pool.query('update titles set approves_up_to = 1000000 where id = 8');
    const seen = await detailOf(api, team.tokens.approver, data.id);
    expect(seen.obstacle).toContain('di atas batas Anda, Rp1.000.000');
    expect(seen.consequences).not.toBeNull();
    expect((await approveSeen(api, team.tokens.approver, data.id)).http).toBe(403);
    await api.connection.pool.query('update titles set approves_up_to = null where id = 8');
    expect((await approveSeen(api, team.tokens.director, data.id)).http).toBe(200);
  });

  it('at the moment of its first payment: whichever comes first, the other is refused', async () => {
    const code = await fresh();
    const { data } = await ask(code);
    const { version } = await detailOf(api, team.tokens.approver, data.id);
    const card = await cardOf(api, cashier, code);
    const [approved, paid] = await Promise.all([
      approveSeen(api, team.tokens.approver, data.id, version),
      api.call('POST', `payments/${code}`, { token: cashier, body: oldestInstalment(card) }),
    ]);
    expect([approved.http, paid.http].toSorted()).toEqual([200, 409]);
    const { status } = (await contract(code)).contract;
    const { rows } = await api.connection.pool.query('select 1 from credits where contract_code = $1', [
      code,
    ]);
    expect([status, rows.length]).toEqual(approved.http === 200 ? ['CANCELLED', 0] : ['ACTIVE', 1]);
  });
});

it('asks those who may decide, and tells the asker', async () => {
  const code = await fresh();
  const { data } = await ask(code);
  const waiting = await api.call<ContractRequest[]>('GET', 'contract-requests', {
    token: team.tokens.approver,
  });
  expect(waiting.data.find(({ id }) => id === data.id)).toMatchObject({ ask: CANCEL, may_decide: true });
  await approveSeen(api, team.tokens.approver, data.id);
  const told = await api.call<{ notif: { title: string; message: string }[] }>('GET', 'notifs?page=1', {
    token: team.tokens.clerk,
  });
  expect(told.data.notif[0]).toMatchObject({
    title: 'Permintaan disetujui',
    message: expect.stringContaining(`menyetujui pembatalan kontrak ${code}`) as string,
  });
});

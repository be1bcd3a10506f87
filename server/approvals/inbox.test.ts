import { describe, expect, it } from 'vitest';
import type { Approval } from '@/lib/contract/approvals';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import type { Commission } from '@/lib/contract/commissions';
import type { Partner } from '@/lib/contract/partnerRecords';
import type { Registration } from '@/lib/contract/registrations';
import type { ContractRequest } from '@/lib/contract/requests';
import { approvalOf, requestNoteChange, someReceipt } from '../testing/changedNote';
import { approveSeen, contractCodes, rejectRequest, requestOn } from '../testing/contractRequest';
import { disburse, partnerTeam } from '../testing/partners';
import { registrationTeam } from '../testing/registrations';
import { startApi, type TestApi } from '../testing/startApi';

interface Inbox {
  rows: ApprovalRow[];
  count: number;
  count_more: boolean;
}

const named = ({ kind, request_id: id }: Pick<ApprovalRow, 'kind' | 'request_id'>) => `${kind} ${id}`;

async function inboxOf(api: TestApi, token: string, query = 'size=100'): Promise<Inbox> {
  const answer = await api.call<Inbox>('GET', `approvals?${query}`, { token });
  expect(answer.http, answer.message).toBe(200);
  return answer.data;
}
const names = async (api: TestApi, token: string, query?: string) =>
  (await inboxOf(api, token, query)).rows.map(named);

/** A company in which something of every kind waits in Jakarta; cashier and clerk may approve too, but not what is theirs. */
async function waiting() {
  const api = await startApi();
  await api.connection.pool.query('update titles set is_credit_approval = true where id in (3, 5)');
  const team = await registrationTeam(api);
  const agents = partnerTeam(team);
  const cashier = await api.signIn('kasir.jkt');
  const { tokens } = team;

  const receipt = await someReceipt(api, cashier);
  const change = await requestNoteChange(api, cashier, receipt, 'Kwitansi kedua');
  const codes = await contractCodes(api, 'ACTIVE');
  const code = codes.find((one) => one !== receipt.contract_code) ?? '';
  const asked = await requestOn(api, cashier, code, { kind: 'STATUS', status: 'WRITTEN_OFF' });
  expect(asked.http, asked.message).toBe(200);
  const agent = await agents.ready();
  const contract = await disburse(team, { agent_id: agent.id });
  const form = await team.upTo('REVIEW');
  const partner = await agents.ask('clerk', agent.id, agents.account('9990001112'));
  expect(partner.http, partner.message).toBe(200);
  const commission = await agents.ofContract(contract);
  if (!commission) throw new Error('no commission was computed');
  return {
    ...{ api, team, agents, cashier, tokens, agent, form, commission, receipt, asked: asked.data },
    request: change.data.waiting?.request_id ?? 0,
    update: change.update,
    partnerRequest: partner.data.waiting[0]?.id ?? 0,
  };
}
type World = Awaited<ReturnType<typeof waiting>>;

/** What the lists and pages of each kind themselves say that a person may decide. */
async function decidableBy({ api }: World, token: string): Promise<string[]> {
  const read = async <T>(path: string) => {
    const answer = await api.call<T>('GET', path, { token });
    return answer.http === 200 ? answer.data : null;
  };
  const ids = async (table: string) =>
    (await api.connection.pool.query<{ id: number; kind: string }>(`select * from ${table} order by id`))
      .rows;
  const found: string[] = [];
  for (const { request_id } of (await read<Approval[]>('credit-approvals')) ?? [])
    found.push(`RECEIPT ${request_id}`);
  for (const { id, may_decide } of (await read<ContractRequest[]>('contract-requests')) ?? [])
    if (may_decide) found.push(`CONTRACT ${id}`);
  for (const { id } of await ids('registrations')) {
    const { moves } = (await read<Registration>(`registrations/${id}`)) ?? { moves: [] };
    if (moves.some(({ to, obstacle }) => to.kind === 'APPROVED' && obstacle === null))
      found.push(`REGISTRATION ${id}`);
  }
  for (const { id, kind } of await ids('partners')) {
    const page = await read<Partner>(`${kind === 'AGENT' ? 'agents' : 'marketers'}/${id}`);
    for (const request of page?.waiting ?? []) if (request.may_decide) found.push(`PARTNER ${request.id}`);
  }
  for (const one of ['agent', 'marketer']) {
    const list = await read<{ rows: Commission[] }>(`${one}-commissions?state=COMPUTED&size=100`);
    // Its list tells who has the right; the call asks for `is_credit_approval` first.
    for (const { id, obstacle } of list?.rows ?? []) if (obstacle === null) found.push(`COMMISSION ${id}`);
  }
  return found.toSorted();
}

describe('the inbox', () => {
  it('has for each person exactly what the lists of each kind say that they may decide', async () => {
    const world = await waiting();
    const { api, tokens, cashier } = world;
    const others = ['penyetuju.mks', 'kasir.mks', 'kolektor.jyp', 'admin.sistem'];
    const people = [...Object.values(tokens), cashier];
    for (const name of others) people.push(await api.signIn(name));
    const kinds = new Set<string>();
    for (const token of people) {
      const inbox = await names(api, token);
      expect(inbox.toSorted()).toEqual(await decidableBy(world, token));
      for (const name of inbox) kinds.add(name.replace(/ .*/, ''));
      const { decide } = (await api.call<{ decide: { count: number } }>('GET', 'approvals/count', { token }))
        .data;
      expect(decide.count).toBe(inbox.length);
    }
    expect([...kinds].toSorted()).toEqual(['COMMISSION', 'CONTRACT', 'PARTNER', 'RECEIPT', 'REGISTRATION']);
  });

  it('says who asks, what, why, since when and what it comes to', async () => {
    const { api, tokens, receipt, asked, agent, form, commission } = await waiting();
    const { rows } = await inboxOf(api, tokens.director);
    const of = (kind: string, id: string) => rows.find((row) => row.kind === kind && row.record.id === id);
    expect(of('RECEIPT', String(receipt.id))).toMatchObject({
      record: { type: 'credit', label: receipt.invoice },
      card: receipt.contract_code,
      name: receipt.customer_name,
      version: receipt.version,
      what: 'Perubahan nota',
      request_by: { username: 'kasir.jkt' },
      amount: 0,
      may_decide: true,
      may_withdraw: false,
    });
    expect(of('CONTRACT', asked.contract_code)).toMatchObject({
      card: asked.contract_code,
      what: 'Perubahan status',
      summary: asked.summary,
      reason: asked.reason,
    });
    expect(of('PARTNER', String(agent.id))).toMatchObject({
      what: 'Perubahan rekening Agen',
      summary: 'BCA, 9990001112, Perantara.',
      card: null,
    });
    expect(of('REGISTRATION', String(form.id))).toMatchObject({
      record: { label: form.number },
      requested_at: form.status_since,
      version: form.version,
      request_by: { username: 'kontrak.jkt' },
    });
    const ofCommission = rows.find((row) => row.kind === 'COMMISSION' && row.request_id === commission.id);
    expect(ofCommission).toMatchObject({
      amount: commission.amount,
      version: commission.version,
      request_by: null,
    });
    const times = rows.map((row) => row.requested_at);
    expect(times).toEqual(times.toSorted());
  });

  it('comes in pages, and of one kind', async () => {
    const { api, tokens } = await waiting();
    const all = await inboxOf(api, tokens.director);
    const pages: string[] = [];
    for (let page = 1; page <= Math.ceil(all.count / 2); page += 1)
      pages.push(...(await names(api, tokens.director, `page=${page}&size=2`)));
    expect(pages).toEqual(all.rows.map(named));
    expect(all).toMatchObject({ count: all.rows.length, count_more: false });
    expect((await inboxOf(api, tokens.director, 'page=99')).rows).toEqual([]);
    const partners = await inboxOf(api, tokens.director, 'kind=PARTNER');
    expect(partners.rows.map(named)).toEqual(pages.filter((name) => name.startsWith('PARTNER')));
    expect(partners.count).toBe(partners.rows.length);
    const none = await api.call('GET', 'approvals?kind=LETTER', { token: tokens.director });
    expect(none.http).toBe(422);
  });

  it('shows apart what one asked for oneself, which nobody decides alone', async () => {
    const {
      api,
      cashier,
      tokens,
      request,
      asked,
      agent,
      form,
      update,
      receipt,
      team,
      agents,
      partnerRequest,
    } = await waiting();
    const own = await inboxOf(api, cashier, 'whose=own');
    expect(own.rows.map(named)).toEqual([`RECEIPT ${request}`, `CONTRACT ${asked.id}`]);
    for (const row of own.rows) expect(row).toMatchObject({ may_decide: false, may_withdraw: true });
    expect(await names(api, tokens.clerk, 'whose=own&size=100')).toEqual(
      expect.arrayContaining([`REGISTRATION ${form.id}`, `PARTNER ${partnerRequest}`]),
    );
    const decidable = [...(await names(api, cashier)), ...(await names(api, tokens.clerk))];
    expect(decidable).toContain(`RECEIPT ${request}`); // the clerk's to decide
    expect(await names(api, cashier)).not.toContain(`RECEIPT ${request}`);
    expect(await names(api, tokens.clerk)).not.toContain(`PARTNER ${partnerRequest}`);

    const put = await api.call('PUT', `credits/${receipt.id}`, { token: cashier, body: approvalOf(update) });
    expect(put.http).toBe(403);
    expect((await approveSeen(api, cashier, asked.id)).http).toBe(403);
    expect((await agents.decide('clerk', agent.id, partnerRequest)).http).toBe(403);
    expect((await team.move('clerk', form, 'APPROVED')).http).toBe(403);
  });

  it('has nothing of an office that is not seen, and what is not there is refused', async () => {
    const { api, asked, receipt, update, form } = await waiting();
    const token = await api.signIn('penyetuju.mks');
    for (const row of (await inboxOf(api, token)).rows) expect(row.office_id).toBe(2);
    for (const row of (await inboxOf(api, token, 'whose=own')).rows) expect(row.office_id).toBe(2);
    const put = await api.call('PUT', `credits/${receipt.id}`, { token, body: approvalOf(update) });
    expect(put.http).toBe(403);
    expect((await approveSeen(api, token, asked.id, 1)).http).toBe(403);
    expect((await api.call('GET', `registrations/${form.id}`, { token })).http).toBe(403);
  });

  it('loses what was decided meanwhile; who repeats a decision of their own does nothing twice', async () => {
    const { api, tokens, asked, request, receipt, update, agents, commission } = await waiting();
    const before = await inboxOf(api, tokens.head);
    const approve = (token: string) =>
      api.call('PUT', `credits/${receipt.id}`, { token, body: approvalOf(update) });
    expect((await approve(tokens.approver)).http).toBe(200);
    expect((await approve(tokens.approver)).http).toBe(200);
    expect((await approve(tokens.head)).http).toBe(409);
    expect((await approveSeen(api, tokens.approver, asked.id)).http).toBe(200);
    expect((await approveSeen(api, tokens.head, asked.id)).http).toBe(409);
    expect((await agents.act('director', commission, 'approve')).http).toBe(200);
    expect((await agents.act('head', commission, 'approve')).http).toBe(409);
    const gone = [`RECEIPT ${request}`, `CONTRACT ${asked.id}`, `COMMISSION ${commission.id}`];
    expect(before.rows.map(named)).toEqual(expect.arrayContaining(gone));
    const left = before.rows.map(named).filter((name) => !gone.includes(name));
    expect(await names(api, tokens.head)).toEqual(left);
  });

  it('keeps what is above a limit where it can still be rejected, and not where it goes one higher', async () => {
    const { api, tokens, asked, form, team } = await waiting();
    const code = (await contractCodes(api, 'ACTIVE')).at(-1) ?? '';
    const cashier = await api.signIn('kasir.jkt');
    const waiver = await requestOn(api, cashier, code, { kind: 'STATUS', status: 'WRITTEN_OFF' });
    expect(waiver.http, waiver.message).toBe(200);
    await api.connection.pool.query('update titles set approves_up_to = 1, forgives_up_to = 1 where id = 8');
    const inbox = await names(api, tokens.approver);
    expect(inbox).toEqual(expect.arrayContaining([`CONTRACT ${asked.id}`, `CONTRACT ${waiver.data.id}`]));
    expect(inbox).not.toContain(`REGISTRATION ${form.id}`);
    expect(await names(api, tokens.head)).toContain(`REGISTRATION ${form.id}`);
    expect((await team.move('approver', form, 'APPROVED')).http).toBe(403);
    const tried = await approveSeen(api, tokens.approver, waiver.data.id);
    expect(tried).toMatchObject({ http: 403 });
    expect(tried.message).toMatch(/di atas batas Anda/);
    expect((await rejectRequest(api, tokens.approver, waiver.data.id)).http).toBe(200);
  });

  it('needs a session', async () => {
    const { app } = await startApi();
    expect((await app.inject({ url: '/api/approvals' })).statusCode).toBe(401);
    expect((await app.inject({ url: '/api/approvals/count' })).statusCode).toBe(401);
  });
});

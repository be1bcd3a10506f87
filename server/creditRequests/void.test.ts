import { describe, expect, it } from 'vitest';
import type { Approval } from '@/lib/contract/approvals';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { CreditPage } from '@/lib/contract/creditList';
import type { Receipt } from '@/lib/contract/credits';
import { approvalOf, requestNoteChange, someReceipt, valuesToWrite } from '../testing/changedNote';
import { creditDetailOf, signInMakersAndCheckers } from '../testing/makerAndChecker';
import type { TestApi } from '../testing/startApi';

const REASON = 'Transfer ditolak bank';

const requestVoid = (api: TestApi, token: string, receipt: Pick<Receipt, 'id' | 'version'>, headers = {}) =>
  api.call<CreditDetail>('POST', `credits/${receipt.id}/void-request`, {
    token,
    body: { reason: REASON, version: receipt.version },
    headers,
  });
/** Voids with the number of the newest request on the receipt, or with one that nobody has. */
async function voidIt(api: TestApi, token: string, receipt: Pick<Receipt, 'id' | 'version'>, headers = {}) {
  const body = { request_id: await newestRequest(api, receipt.id), version: receipt.version };
  return api.call<CreditDetail>('POST', `credits/${receipt.id}/void`, { token, body, headers });
}
async function newestRequest(api: TestApi, creditId: number): Promise<number> {
  const sql = 'select coalesce(max(id), 999999) as id from credit_requests where credit_id = $1';
  return Number((await rows<{ id: number }>(api, sql, [creditId]))[0]?.id);
}
const page = async (api: TestApi, token: string, query: string) =>
  (await api.call<CreditPage>('GET', `credits?${query}`, { token })).data;
async function rows<T>(api: TestApi, sql: string, values: unknown[] = []): Promise<T[]> {
  return (await api.connection.pool.query(sql, values)).rows as T[];
}
interface ContractState {
  next_due: string | null;
  status: string;
  version: number;
}
const contractState = async (api: TestApi, code: string) =>
  (
    await rows<ContractState>(api, 'select next_due::text, status, version from contracts where code = $1', [
      code,
    ])
  )[0] as ContractState;

/** A receipt of Jakarta that is followed by another on its instalment, and that other one. */
async function inTwoParts(api: TestApi, token: string): Promise<[Receipt, Receipt]> {
  const [pair] = await rows<{ first: number; second: number }>(
    api,
    `select a.id as first, b.id as second from credits a
       join credits b using (contract_code, credit_to) join offices o on o.id = a.office_id
      where a.transaction_to = 1 and b.transaction_to = 2 and o.code = 'JKT' order by a.id limit 1`,
  );
  if (!pair) throw new Error('no instalment in two parts');
  return [
    (await creditDetailOf(api, token, pair.first)).credit,
    (await creditDetailOf(api, token, pair.second)).credit,
  ];
}

describe('asking for a void', () => {
  it('leaves the receipt counting, marks it, and tells the approvers that it is a void', async () => {
    const [api, maker, checker] = await signInMakersAndCheckers('kasir.jkt', 'penyetuju.jkt');
    const receipt = await someReceipt(api, maker);
    const asked = await requestVoid(api, maker, receipt);
    expect(asked).toMatchObject({ http: 200, title: 'Sukses!' });
    expect(asked.data.credit).toMatchObject({ ...valuesToWrite(receipt), request_approval: true });
    expect(asked.data.credit.voided_at).toBeUndefined();
    expect(asked.data.waiting).toMatchObject({ kind: 'VOID', update: {}, reason: REASON });
    expect(asked.data.events[0]).toMatchObject({ action: 'VOID_REQUESTED', reason: REASON, changes: {} });
    const waiting = (await api.call<Approval[]>('GET', 'credit-approvals', { token: checker })).data;
    const [pushed] = await rows<{ payload: unknown }>(
      api,
      "select payload from outbox where channel = 'credit_approvals.5'",
    );
    expect(pushed?.payload).toEqual(waiting[0]);
    const [told] = await rows<{ payload: { message: string } }>(
      api,
      "select payload from outbox where channel = 'notifications.5'",
    );
    expect(told?.payload.message).toContain('meminta pembatalan nota');
  });

  it('waits alone: neither a change nor another void beside it', async () => {
    const [api, maker, other] = await signInMakersAndCheckers('kasir.jkt', 'kacab.jkt');
    const [one, two] = [await someReceipt(api, maker), await someReceipt(api, maker, 1)];
    await requestVoid(api, maker, one);
    const change = await requestNoteChange(api, other, one);
    expect(change.http).toBe(409);
    expect(change.message).toMatch(/^Pembatalan nota ini sudah diminta oleh Eka Lestari pada .* menunggu\.$/);
    await requestNoteChange(api, maker, two);
    expect((await requestVoid(api, other, two)).message).toMatch(/^Perubahan nota ini sudah diminta/);
  });

  it('is refused when stale, without a reason, in another office and without the right', async () => {
    const [api, maker, elsewhere, checker] = await signInMakersAndCheckers(
      'kasir.jkt',
      'kasir.mks',
      'penyetuju.jkt',
    );
    const receipt = await someReceipt(api, maker);
    expect(await requestVoid(api, maker, { ...receipt, version: 9 })).toMatchObject({
      http: 409,
      data: { version: 9, current: { id: receipt.id } },
    });
    const short = await api.call('POST', `credits/${receipt.id}/void-request`, {
      token: maker,
      body: { reason: ' ab ', version: receipt.version },
    });
    expect(short).toMatchObject({ http: 422, data: { errors: { reason: 'Paling sedikit 5 karakter.' } } });
    expect((await requestVoid(api, elsewhere, receipt)).http).toBe(403);
    expect((await requestVoid(api, checker, receipt)).http).toBe(403);
    expect((await creditDetailOf(api, maker, receipt.id)).waiting).toBeNull();
  });

  it('may go before the later receipts of its instalment, which are split again', async () => {
    const [api, maker, checker] = await signInMakersAndCheckers('kasir.jkt', 'penyetuju.jkt');
    const [first, second] = await inTwoParts(api, maker);
    expect((await requestVoid(api, maker, first)).http).toBe(200);
    expect((await voidIt(api, checker, first)).http).toBe(200);
    const now = (await creditDetailOf(api, maker, second.id)).credit;
    expect(now).toMatchObject({ payment: second.payment, cash: second.cash, bank: second.bank });
    expect(now.credit).toBe(
      (second.credit ?? 0) + (first.credit_payment ?? 0) + (first.credit_discount ?? 0),
    );
    expect(now.version).toBe(second.version + 1);
    expect((await requestVoid(api, maker, now)).http).toBe(200);
    expect((await voidIt(api, checker, now)).http).toBe(200);
  });

  it('of a receipt that took from the deposit is refused: its whole payment is voided', async () => {
    const [api, maker] = await signInMakersAndCheckers('kasir.jkt');
    const receipt = await someReceipt(api, maker);
    await rows(api, 'update credits set deposit = payment, cash = 0, bank = 0 where id = $1', [receipt.id]);
    const refused = await requestVoid(api, maker, receipt);
    expect(refused.http).toBe(409);
    expect(refused.message).toContain('titipan');
  });

  it('is refused on contracts whose balance went elsewhere', async () => {
    const [api, maker] = await signInMakersAndCheckers('kasir.jkt');
    const receipt = await someReceipt(api, maker);
    for (const [status, words] of [
      ['SETTLED_EARLY', 'dilunasi dipercepat'],
      ['RESTRUCTURED', 'direstrukturisasi'],
    ]) {
      await rows(api, 'update contracts set status = $2 where code = $1', [receipt.contract_code, status]);
      const refused = await requestVoid(api, maker, receipt);
      expect(refused.http).toBe(409);
      expect(refused.message).toContain(words);
    }
  });
});

describe('approving a void', () => {
  it('takes it out of the sums and the card, keeps its number and values, and tells the asker', async () => {
    const [api, maker, checker] = await signInMakersAndCheckers('kasir.jkt', 'penyetuju.jkt');
    const receipt = await someReceipt(api, maker);
    const before = await page(api, maker, 'size=1');
    const card = await contractState(api, receipt.contract_code ?? '');
    await requestVoid(api, maker, receipt);
    await rows(api, 'delete from outbox');
    const answer = await voidIt(api, checker, receipt);
    expect(answer).toMatchObject({ http: 200, title: 'Sukses!' });
    expect(answer.data.waiting).toBeNull();
    expect(answer.data.credit).toMatchObject({
      ...valuesToWrite(receipt),
      request_approval: false,
      version: receipt.version + 1,
      voided_at: api.now().toISOString(),
      voided_by: { username: 'penyetuju.jkt', name: 'Hendra Gunawan' },
      void_reason: REASON,
    });
    expect(answer.data.events.map((event) => event.action)).toEqual(['VOIDED', 'VOID_REQUESTED', 'CREATED']);
    const after = await page(api, maker, 'size=1');
    expect(after.count).toBe(before.count);
    expect(after.total_payment).toBe((before.total_payment ?? 0) - (receipt.payment ?? 0));
    const stands = await contractState(api, receipt.contract_code ?? '');
    expect(stands).toEqual({
      next_due: receipt.date_maturity,
      status: 'ACTIVE',
      version: card.version + 1,
    });
    const sent = await rows<{ channel: string }>(api, 'select channel from outbox order by id');
    expect(sent.map((row) => row.channel)).toEqual(['credits.2', 'notifications.4']);
  });

  it('opens a contract again that this receipt had settled', async () => {
    const [api, maker, checker] = await signInMakersAndCheckers('kasir.jkt', 'penyetuju.jkt');
    const receipt = await someReceipt(api, maker);
    const code = receipt.contract_code;
    // The loan is as long as what was paid on it.
    await rows(
      api,
      `update contracts c set status = 'SETTLED', next_due = null, method = 'FLAT',
         tenor = (select max(credit_to) from credits where contract_code = c.code) where code = $1`,
      [code],
    );
    await requestVoid(api, maker, receipt);
    expect((await voidIt(api, checker, receipt)).http).toBe(200);
    expect((await contractState(api, code ?? '')).status).toBe('ACTIVE');
  });

  it('is not for the asker, another office, a stale reader or a waiting change', async () => {
    const [api, both, elsewhere, checker] = await signInMakersAndCheckers(
      'kacab.jkt',
      'penyetuju.mks',
      'penyetuju.jkt',
    );
    const [receipt, other] = [await someReceipt(api, both), await someReceipt(api, both, 1)];
    expect((await voidIt(api, checker, receipt)).http).toBe(409);
    await requestVoid(api, both, receipt);
    expect((await voidIt(api, both, receipt)).message).toContain('Pembatalan ini Anda sendiri yang meminta');
    expect((await voidIt(api, elsewhere, receipt)).http).toBe(403);
    expect((await voidIt(api, checker, { ...receipt, version: 7 })).http).toBe(409);
    await requestNoteChange(api, both, other);
    expect((await voidIt(api, checker, other)).message).toContain('perubahan, bukan pembatalan');
    expect((await creditDetailOf(api, both, receipt.id)).credit.voided_at).toBeUndefined();
  });

  it('never comes about through PUT credits/{id}, which is for changes', async () => {
    const [api, maker, checker] = await signInMakersAndCheckers('kasir.jkt', 'penyetuju.jkt');
    const receipt = await someReceipt(api, maker);
    await requestVoid(api, maker, receipt);
    const body = approvalOf(valuesToWrite(receipt));
    const refused = await api.call('PUT', `credits/${receipt.id}`, { token: checker, body });
    expect(refused.http).toBe(409);
    expect(refused.message).toContain('pembatalan, bukan perubahan');
    expect((await creditDetailOf(api, maker, receipt.id)).waiting?.kind).toBe('VOID');
  });

  it('happens once when repeated, with the key or without', async () => {
    const [api, maker, checker, late] = await signInMakersAndCheckers(
      'kasir.jkt',
      'penyetuju.jkt',
      'direktur',
    );
    const receipt = await someReceipt(api, maker);
    const key = { 'idempotency-key': 'void-1' };
    await requestVoid(api, maker, receipt, { 'idempotency-key': 'ask-1' });
    expect((await requestVoid(api, maker, receipt, { 'idempotency-key': 'ask-1' })).http).toBe(200);
    expect((await voidIt(api, checker, receipt, key)).http).toBe(200);
    expect((await voidIt(api, checker, receipt, key)).http).toBe(200);
    expect((await voidIt(api, checker, receipt)).http).toBe(200);
    const refused = await voidIt(api, late, receipt);
    expect(refused.http).toBe(409);
    expect(refused.message).toMatch(/^Pembatalan ini sudah disetujui oleh Hendra Gunawan pada /);
    const [log] = await rows<{ count: string }>(
      api,
      "select count(*) from history where action = 'CREDIT_VOIDED'",
    );
    expect(log?.count).toBe('1');
  });

  it('by two at the same time succeeds for one and is 409 for the other', async () => {
    const [api, maker, one, two] = await signInMakersAndCheckers('kasir.jkt', 'penyetuju.jkt', 'kacab.jkt');
    for (let round = 0; round < 4; round++) {
      const list = await page(api, maker, 'size=100&period=all');
      const receipt = list.rows.find((row) => !row.voided_at && !row.request_approval) as Receipt;
      const before = await contractState(api, receipt.contract_code ?? '');
      expect((await requestVoid(api, maker, receipt)).http).toBe(200);
      const answers = await Promise.all([one, two].map((token) => voidIt(api, token, receipt)));
      expect(answers.map((answer) => answer.http).sort()).toEqual([200, 409]);
      expect((await contractState(api, receipt.contract_code ?? '')).version).toBe(before.version + 1);
    }
  });

  it('and the rejection of the same request: one of the two', async () => {
    const [api, maker, one, two] = await signInMakersAndCheckers('kasir.jkt', 'penyetuju.jkt', 'kacab.jkt');
    const receipt = await someReceipt(api, maker);
    await requestVoid(api, maker, receipt);
    const body = {
      request_id: await newestRequest(api, receipt.id),
      version: receipt.version,
      reason: 'Dana sudah masuk',
    };
    const answers = await Promise.all([
      voidIt(api, one, receipt),
      api.call('POST', `credits/${receipt.id}/reject`, { token: two, body }),
    ]);
    expect(answers.map((answer) => answer.http).sort()).toEqual([200, 409]);
  });
});

describe('afterwards', () => {
  it('a void receipt can be neither changed nor voided again', async () => {
    const [api, maker, checker] = await signInMakersAndCheckers('kasir.jkt', 'penyetuju.jkt');
    const receipt = await someReceipt(api, maker);
    await requestVoid(api, maker, receipt);
    const { credit } = (await voidIt(api, checker, receipt)).data;
    for (const answer of [
      await requestVoid(api, maker, credit),
      await requestNoteChange(api, maker, credit),
    ]) {
      expect(answer.http).toBe(409);
      expect(answer.message).toMatch(/^Nota ini sudah dibatalkan oleh Hendra Gunawan pada /);
    }
    const listed = await page(api, maker, `search=${receipt.invoice}&period=all`);
    expect(listed.rows[0]).toMatchObject({ void_reason: REASON, invoice: receipt.invoice });
    expect(listed.total_payment).toBe(0);
  });

  it('a rejected void leaves everything as it was and says so to the asker', async () => {
    const [api, maker, checker] = await signInMakersAndCheckers('kasir.jkt', 'penyetuju.jkt');
    const receipt = await someReceipt(api, maker);
    const card = await contractState(api, receipt.contract_code ?? '');
    await requestVoid(api, maker, receipt);
    const answer = await api.call<CreditDetail>('POST', `credits/${receipt.id}/reject`, {
      token: checker,
      body: {
        request_id: await newestRequest(api, receipt.id),
        version: receipt.version,
        reason: 'Dana sudah masuk',
      },
    });
    expect(answer.data.events[0]).toMatchObject({ action: 'VOID_REJECTED', reason: 'Dana sudah masuk' });
    expect(answer.data.credit).toMatchObject({ request_approval: false, version: receipt.version });
    expect(await contractState(api, receipt.contract_code ?? '')).toEqual(card);
    const { notif } = (
      await api.call<{ notif: { title: string; message: string }[] }>('GET', 'notifs?page=1', {
        token: maker,
      })
    ).data;
    expect(notif[0]).toMatchObject({ title: 'Pembatalan nota ditolak' });
    expect((await voidIt(api, checker, receipt)).message).toMatch(/^Pembatalan ini sudah ditolak oleh/);
  });
});

describe('a change that touches the card', () => {
  it('calculates the contract again; a note does not', async () => {
    const [api, maker, checker] = await signInMakersAndCheckers('kasir.jkt', 'penyetuju.jkt');
    const receipt = (await page(api, maker, 'size=100&period=all')).rows.find(
      (row) => !row.request_approval && row.cash === row.payment && (row.credit_payment ?? 0) > 100_000,
    ) as Receipt;
    const code = receipt.contract_code ?? '';
    const before = await contractState(api, code);
    const noted = await requestNoteChange(api, maker, receipt);
    await api.call('PUT', `credits/${receipt.id}`, { token: checker, body: approvalOf(noted.update) });
    expect(await contractState(api, code)).toEqual(before);
    const values = valuesToWrite((await creditDetailOf(api, maker, receipt.id)).credit);
    const less = {
      ...values,
      credit_payment: values.credit_payment - 1000,
      payment: values.payment - 1000,
      cash: values.cash - 1000,
    };
    const asked = await api.call('POST', `credits/${receipt.id}/request`, {
      token: maker,
      body: { update: less, reason: 'Kurang seribu', version: receipt.version + 1 },
    });
    expect(asked.http).toBe(200);
    const approved = await api.call('PUT', `credits/${receipt.id}`, {
      token: checker,
      body: approvalOf(less),
    });
    expect(approved.http).toBe(200);
    expect(await contractState(api, code)).toEqual({
      ...before,
      next_due: receipt.date_maturity,
      version: before.version + 1,
    });
  });
});

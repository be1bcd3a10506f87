import { describe, expect, it } from 'vitest';
import type { Approval } from '@/lib/contract/approvals';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { Receipt } from '@/lib/contract/credits';
import { approvalOf, requestNoteChange, someReceipt, valuesToWrite } from '../testing/changedNote';
import { creditDetailOf, signInMakersAndCheckers } from '../testing/makerAndChecker';
import type { TestApi } from '../testing/startApi';

const approve = (api: TestApi, token: string, id: number, body: object) =>
  api.call('PUT', `credits/${id}`, { token, body });
const outbox = async (api: TestApi) =>
  (
    await api.connection.pool.query<{ channel: string; event: string; payload: unknown }>(
      'select * from outbox order by id',
    )
  ).rows;

describe('asking for a change', () => {
  it('leaves the receipt as it is, marks it, and tells the approvers of that office', async () => {
    const [api, maker, checker] = await signInMakersAndCheckers('kasir.jkt', 'penyetuju.jkt');
    const receipt = await someReceipt(api, maker);
    const asked = await requestNoteChange(api, maker, receipt, 'Titipan istri');
    expect(asked).toMatchObject({ http: 200, title: 'Sukses!' });
    expect(asked.data.credit).toMatchObject({
      note: receipt.note,
      request_approval: true,
      version: receipt.version,
    });
    expect(asked.data.waiting).toMatchObject({
      update: { note: 'Titipan istri', payment: receipt.payment },
      request_by: { username: 'kasir.jkt', name: 'Eka Lestari' },
      reason: 'Catatan kurang lengkap',
    });
    expect(asked.data.events[0]).toMatchObject({
      action: 'CHANGE_REQUESTED',
      changes: { note: [receipt.note, 'Titipan istri'] },
    });

    const sent = await outbox(api);
    const named = sent.map((row) => `${row.channel} ${row.event}`).sort();
    // Direktur (1), Kepala Cabang (3) and Penyetuju (5); nobody of another office, and not the asker.
    expect(named).toEqual([
      'credit_approvals.1 send.credit_approval',
      'credit_approvals.3 send.credit_approval',
      'credit_approvals.5 send.credit_approval',
      'credits.2 send.credit',
      'notifications.1 send.notification',
      'notifications.3 send.notification',
      'notifications.5 send.notification',
    ]);
    const waiting = (await api.call<Approval[]>('GET', 'credit-approvals', { token: checker })).data;
    const push = sent.find((row) => row.channel === 'credit_approvals.5');
    expect(push?.payload).toEqual(waiting[0]);
    const note = sent.find((row) => row.channel === 'notifications.5');
    expect(note?.payload).toMatchObject({
      source: 'approval',
      link: `nota-${receipt.id}`,
      receipt_id: receipt.id,
      read_at: null,
    });
  });

  it('is refused while another waits, saying who asked and when', async () => {
    const [api, maker, other] = await signInMakersAndCheckers('kasir.jkt', 'kacab.jkt');
    const receipt = await someReceipt(api, maker);
    await requestNoteChange(api, maker, receipt);
    const second = await requestNoteChange(api, other, receipt, 'Lain');
    expect(second.http).toBe(409);
    expect(second.message).toMatch(/sudah diminta oleh Eka Lestari pada \d+ \w+ \d{4}, \d\d:\d\d/);
    expect(second.data).toMatchObject({ request_by: { username: 'kasir.jkt' } });
  });

  it('lets one of several parallel requests through', async () => {
    const [api, maker, other] = await signInMakersAndCheckers('kasir.jkt', 'kacab.jkt');
    const receipt = await someReceipt(api, maker);
    const answers = await Promise.all(
      [maker, other, maker, other].map((token) => requestNoteChange(api, token, receipt)),
    );
    expect(answers.map((answer) => answer.http).sort()).toEqual([200, 409, 409, 409]);
  });

  it('is refused on a stale version, with both versions', async () => {
    const [api, maker] = await signInMakersAndCheckers('kasir.jkt');
    const receipt = await someReceipt(api, maker);
    const stale = await requestNoteChange(api, maker, { ...receipt, version: receipt.version + 1 });
    expect(stale).toMatchObject({ http: 409, data: { version: 2, current: { version: 1, id: receipt.id } } });
  });

  it('says per field what is wrong, and writes nothing', async () => {
    const [api, maker] = await signInMakersAndCheckers('kasir.jkt');
    const receipt = await someReceipt(api, maker);
    const ask = (change: object, reason = 'Salah ketik') =>
      api.call<{ errors: Record<string, string> }>('POST', `credits/${receipt.id}/request`, {
        token: maker,
        body: { update: { ...valuesToWrite(receipt), ...change }, reason, version: receipt.version },
      });
    expect((await ask({ payment: (receipt.payment ?? 0) + 1 })).data.errors['update.payment']).toContain(
      'Harus Rp',
    );
    expect((await ask({ cash: -1, credit: 1.5 })).data.errors).toEqual({
      'update.cash': 'Paling kecil 0.',
      'update.credit': 'Harus berupa angka.',
    });
    expect((await ask({ note: 'x' }, '  a  ')).data.errors).toEqual({ reason: 'Paling sedikit 5 karakter.' });
    expect((await ask({})).data.errors).toEqual({ update: 'Belum ada yang diubah.' });
    expect((await ask({ invoice: 'JKT/2611/99999' })).http).toBe(422);
    expect((await creditDetailOf(api, maker, receipt.id)).waiting).toBeNull();
  });

  it("is for one's own office", async () => {
    const [api, maker, elsewhere] = await signInMakersAndCheckers('kasir.jkt', 'kasir.mks');
    const receipt = await someReceipt(api, maker);
    expect((await requestNoteChange(api, elsewhere, receipt)).http).toBe(403);
    expect((await api.call('GET', `credits/${receipt.id}`, { token: elsewhere })).http).toBe(403);
    expect((await api.call('GET', 'credits/999999', { token: maker })).http).toBe(404);
  });
});

describe('approving (SPEC 7, PUT credits/{id})', () => {
  it('applies the requested values, bumps the version and tells the asker', async () => {
    const [api, maker, checker] = await signInMakersAndCheckers('kasir.jkt', 'penyetuju.jkt');
    const receipt = await someReceipt(api, maker);
    const { update } = await requestNoteChange(api, maker, receipt, 'Titipan istri');
    await api.connection.pool.query('delete from outbox');
    const answer = await approve(api, checker, receipt.id, approvalOf(update));
    expect(answer).toMatchObject({ http: 200, status: 200, title: 'Sukses!' });
    const after = await creditDetailOf(api, maker, receipt.id);
    expect(after.credit).toMatchObject({ ...update, request_approval: false, version: receipt.version + 1 });
    expect(after.waiting).toBeNull();
    expect(after.events.map((event) => event.action)).toEqual([
      'CHANGE_APPROVED',
      'CHANGE_REQUESTED',
      'CREATED',
    ]);
    expect(after.events[0]).toMatchObject({
      by: { username: 'penyetuju.jkt' },
      changes: { note: [receipt.note, 'Titipan istri'] },
    });
    expect((await outbox(api)).map((row) => [row.channel, row.event])).toEqual([
      ['credits.2', 'send.credit'],
      ['notifications.4', 'send.notification'],
    ]);
    expect((await outbox(api))[1]?.payload).toMatchObject({ source: 'credit', link: String(receipt.id) });
  });

  it('takes the values as they were pushed: numbers as text, an empty note as nothing', async () => {
    const [api, maker, checker] = await signInMakersAndCheckers('kasir.jkt', 'penyetuju.jkt');
    const receipt = await someReceipt(api, maker);
    const values = { ...valuesToWrite(receipt), cashier: 'Ratna Wibowo', note: '' };
    const body = { update: values, reason: 'Kasir berganti', version: receipt.version };
    expect((await api.call('POST', `credits/${receipt.id}/request`, { token: maker, body })).http).toBe(200);
    const lenient = { ...approvalOf(values), payment: String(values.payment), note: null };
    expect((await approve(api, checker, receipt.id, lenient)).http).toBe(200);
  });

  it('is safe to repeat by the same approver, and applies once', async () => {
    const [api, maker, checker, other] = await signInMakersAndCheckers(
      'kasir.jkt',
      'penyetuju.jkt',
      'kacab.jkt',
    );
    const receipt = await someReceipt(api, maker);
    const { update } = await requestNoteChange(api, maker, receipt);
    expect((await approve(api, checker, receipt.id, approvalOf(update))).http).toBe(200);
    const sent = (await outbox(api)).length;
    expect(await approve(api, checker, receipt.id, approvalOf(update))).toMatchObject({
      http: 200,
      title: 'Sukses!',
    });
    expect((await approve(api, checker, receipt.id, approvalOf({ ...update, note: 'lain' }))).http).toBe(409);
    const late = await approve(api, other, receipt.id, approvalOf(update));
    expect(late.http).toBe(409);
    expect(late.message).toMatch(/sudah disetujui oleh Hendra Gunawan/);
    expect((await creditDetailOf(api, maker, receipt.id)).credit.version).toBe(receipt.version + 1);
    expect(await outbox(api)).toHaveLength(sent);
  });

  it('by two at the same time succeeds for one and is 409 for the other', async () => {
    const [api, maker, one, two] = await signInMakersAndCheckers('kasir.jkt', 'penyetuju.jkt', 'kacab.jkt');
    for (let round = 0; round < 5; round++) {
      const receipt = await someReceipt(api, maker);
      const { update } = await requestNoteChange(api, maker, receipt, `Putaran ${round}`);
      const answers = await Promise.all(
        [one, two].map((token) => approve(api, token, receipt.id, approvalOf(update))),
      );
      expect(answers.map((answer) => answer.http).sort()).toEqual([200, 409]);
      expect((await creditDetailOf(api, maker, receipt.id)).credit.version).toBe(receipt.version + 1);
    }
  });

  it('is not for the asker, another office, or nothing', async () => {
    const [api, both, elsewhere, checker] = await signInMakersAndCheckers(
      'kacab.jkt',
      'penyetuju.mks',
      'penyetuju.jkt',
    );
    const receipt = await someReceipt(api, both);
    const body = approvalOf(valuesToWrite(receipt));
    expect((await approve(api, checker, receipt.id, body)).http).toBe(409);
    const { update } = await requestNoteChange(api, both, receipt);
    expect((await approve(api, both, receipt.id, approvalOf(update))).http).toBe(403);
    expect((await approve(api, elsewhere, receipt.id, approvalOf(update))).http).toBe(403);
    expect((await api.call<Approval[]>('GET', 'credit-approvals', { token: both })).data).toEqual([]);
    expect((await api.call<Approval[]>('GET', 'credit-approvals', { token: elsewhere })).data).toEqual([]);
    expect((await approve(api, checker, receipt.id, approvalOf(update))).http).toBe(200);
  });

  it('refuses other values than those that wait, naming the fields', async () => {
    const [api, maker, checker] = await signInMakersAndCheckers('kasir.jkt', 'penyetuju.jkt');
    const receipt = await someReceipt(api, maker);
    const { update } = await requestNoteChange(api, maker, receipt);
    const other = await approve(api, checker, receipt.id, {
      ...approvalOf(update),
      note: 'diam-diam',
      bank: 1,
    });
    expect(other).toMatchObject({ http: 409, data: { fields: ['bank', 'note'] } });
    expect(
      (await approve(api, checker, receipt.id, { ...approvalOf(update), request_approval: true })).http,
    ).toBe(422);
    const incomplete = { ...approvalOf(update), payment: undefined };
    expect((await approve(api, checker, receipt.id, incomplete)).http).toBe(409);
  });

  it('refuses a receipt that changed after the request, which can then be rejected', async () => {
    const [api, maker, checker] = await signInMakersAndCheckers('kasir.jkt', 'penyetuju.jkt');
    const receipt = await someReceipt(api, maker);
    const { update } = await requestNoteChange(api, maker, receipt);
    await api.connection.pool.query('update credits set version = version + 1 where id = $1', [receipt.id]);
    expect((await approve(api, checker, receipt.id, approvalOf(update))).http).toBe(409);
    const { waiting, credit } = await creditDetailOf(api, checker, receipt.id);
    const body = { request_id: waiting?.request_id, version: credit.version, reason: 'Nota sudah berubah' };
    const stale = { ...body, version: receipt.version };
    expect(
      (await api.call('POST', `credits/${receipt.id}/reject`, { token: checker, body: stale })).http,
    ).toBe(409);
    expect((await api.call('POST', `credits/${receipt.id}/reject`, { token: checker, body })).http).toBe(200);
  });

  it('lets those of all offices approve anywhere', async () => {
    const [api, maker, director] = await signInMakersAndCheckers('kasir.jyp', 'direktur');
    const receipt = await someReceipt(api, maker);
    const { update } = await requestNoteChange(api, maker, receipt);
    expect((await approve(api, director, receipt.id, approvalOf(update))).http).toBe(200);
  });
});

describe('rejecting', () => {
  it('keeps the values, says why to the asker, and frees the receipt', async () => {
    const [api, maker, checker] = await signInMakersAndCheckers('kasir.jkt', 'penyetuju.jkt');
    const receipt = await someReceipt(api, maker);
    const { update, data } = await requestNoteChange(api, maker, receipt);
    const reject = (token: string) =>
      api.call<CreditDetail>('POST', `credits/${receipt.id}/reject`, {
        token,
        body: {
          request_id: data.waiting?.request_id,
          version: receipt.version,
          reason: 'Bukti belum ada',
        },
      });
    expect((await reject(maker)).http).toBe(403);
    const answer = await reject(checker);
    expect(answer.data).toMatchObject({
      waiting: null,
      credit: { note: receipt.note, request_approval: false, version: receipt.version },
    });
    expect(answer.data.events[0]).toMatchObject({ action: 'CHANGE_REJECTED', reason: 'Bukti belum ada' });
    expect((await reject(checker)).http).toBe(200);
    expect(answer.data.events).toEqual((await creditDetailOf(api, maker, receipt.id)).events);
    expect((await approve(api, checker, receipt.id, approvalOf(update))).http).toBe(409);
    const { notif } = (
      await api.call<{ notif: { message: string; source: string }[] }>('GET', 'notifs?page=1', {
        token: maker,
      })
    ).data;
    expect(notif[0]).toMatchObject({ source: 'credit' });
    expect(notif[0]?.message).toContain('Bukti belum ada');
    expect((await requestNoteChange(api, maker, receipt, 'Lagi')).http).toBe(200);
  });
});

describe('what waits', () => {
  it('is listed oldest first, and found in the list of receipts', async () => {
    const [api, maker, checker] = await signInMakersAndCheckers('kasir.jkt', 'penyetuju.jkt');
    const ids: number[] = [];
    for (let i = 0; i < 3; i++) {
      const receipt = await someReceipt(api, maker, 2 - i);
      await requestNoteChange(api, maker, receipt);
      ids.push(receipt.id);
      api.advance(1000);
    }
    const waiting = (await api.call<Approval[]>('GET', 'credit-approvals', { token: checker })).data;
    expect(waiting.map((approval) => approval.credit.id)).toEqual(ids);
    const listed = (
      await api.call<{ rows: Receipt[] }>('GET', 'credits?status=waiting&period=all', { token: checker })
    ).data;
    expect(listed.rows.map((row) => row.id).sort()).toEqual([...ids].sort());
  });
});

describe('a receipt in the database', () => {
  it('cannot break its arithmetic, whoever writes', async () => {
    const [api] = await signInMakersAndCheckers();
    for (const change of [
      'payment = payment + 1',
      'overdue = overdue + 1',
      'credit_discount = credit + 1',
      'cash = -1',
    ]) {
      await expect(api.connection.pool.query(`update credits set ${change} where id = 1`)).rejects.toThrow(
        'check constraint',
      );
    }
  });

  it("follows its borrower's name", async () => {
    const [api, maker] = await signInMakersAndCheckers('kasir.jkt');
    const receipt = await someReceipt(api, maker);
    await api.connection.pool.query(
      `update customers set name = 'Nama Baru' where id = (select customer_id from contracts where code = $1)`,
      [receipt.contract_code],
    );
    const found = await api.call<{ rows: Receipt[] }>('GET', 'credits?period=all&search=nama%20baru', {
      token: maker,
    });
    expect(found.data.rows.map((row) => row.id)).toContain(receipt.id);
  });
});

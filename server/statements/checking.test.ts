import { describe, expect, it } from 'vitest';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import type { ImportBatch } from '@/lib/contract/imports';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { photo, sender, sha256 } from '../testing/files';
import { startApi, type TestApi } from '../testing/startApi';
import { clerkOf, payersOf, paysByCode, statementLines } from '../testing/statements';

/** A posted statement of one line; who uploaded and posted it, and a second person of the office. */
async function world() {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  const checker = await api.signIn('penyetuju.jkt');
  const clerk = clerkOf(api, token);
  const [a, b] = await payersOf(api);
  if (!a || !b) throw new Error('too few contracts');
  const batch = await clerk.upload('a.csv', statementLines(api, paysByCode(a)));
  const posted = (await clerk.post(batch.id)).data.batch;
  /** What the bank shows: as the statement says, unless told otherwise. */
  const check = async (version: number, by = checker, id = batch.id, bank: object = {}) => {
    const { states } = (await clerk.get(id)).data;
    const figures = {
      rows: states.reduce((sum, { rows }) => sum + rows, 0),
      amount: states.reduce((sum, { amount }) => sum + amount, 0),
      account: '0012345678',
    };
    return api.call<ImportBatch & { errors: Record<string, string> }>('POST', `imports/${id}/check`, {
      token: by,
      body: { version, ...figures, ...bank },
    });
  };
  const inbox = async (by: string, whose = 'decide') =>
    (await api.call<{ rows: ApprovalRow[] }>('GET', `approvals?kind=STATEMENT&whose=${whose}`, { token: by }))
      .data.rows;
  return { api, token, checker, clerk, a, b, posted, check, inbox };
}

const statesOf = async (api: TestApi, code: string) =>
  (
    await api.connection.pool.query<{ state: string | null }>(
      `select transfer_state as state from credits
        where contract_code = $1 and voided_at is null order by id desc limit 1`,
      [code],
    )
  ).rows.map(({ state }) => state);

describe('a posted statement', () => {
  it('confirms nothing until a second person compared it with the bank, from the inbox', async () => {
    const { api, token, checker, clerk, a, posted, check, inbox } = await world();
    expect(posted).toMatchObject({ checked_by: null, may_check: false, before_checks: false });
    expect(await statesOf(api, a.code)).toEqual(['UNCONFIRMED']);
    const [waiting] = await inbox(checker);
    expect(waiting).toMatchObject({ request_id: posted.id, amount: a.instalment, may_decide: true });
    expect((await inbox(token, 'own')).map(({ may_decide }) => may_decide)).toEqual([false]);
    expect((await check(posted.version - 1)).status).toBe(409);
    const checked = await check(posted.version);
    expect(checked.data).toMatchObject({ checked_by: { username: 'penyetuju.jkt' }, may_check: false });
    expect(await statesOf(api, a.code)).toEqual(['CONFIRMED']);
    expect(await inbox(checker)).toEqual([]);
    // Once more changes nothing, and somebody else hears who was first.
    expect((await check(posted.version)).status).toBe(200);
    expect(await check(posted.version, await api.signIn('kacab.jkt'))).toMatchObject({
      status: 409,
      message: expect.stringContaining('sudah dicocokkan oleh Hendra Gunawan') as string,
    });
    const log = await api.connection.pool.query(`select 1 from history where action = 'IMPORT_CHECKED'`);
    expect(log.rowCount).toBe(1);
    const list = await api.call<{ rows: ImportBatch[] }>('GET', 'imports?check=CHECKED', { token });
    expect(list.data.rows.map(({ id }) => id)).toContain(posted.id);
    expect((await clerk.list()).data.rows[0]?.checked_by?.name).toBe('Hendra Gunawan');
  });

  it('is not the bank’s where lines or total at the bank are others, and says whose account was opened', async () => {
    const { api, a, posted, check } = await world();
    const short = await check(posted.version, undefined, posted.id, { rows: 2, amount: a.instalment - 1 });
    expect([short.status, Object.keys(short.data.errors)]).toEqual([422, ['rows', 'amount']]);
    expect(await statesOf(api, a.code)).toEqual(['UNCONFIRMED']);
    await api.connection.pool.query(
      `insert into office_accounts (office_id, bank, number, holder, active, first_from, valid_from)
       select office_id, 'BCA', '5550012345678', 'PT Angsur', true, current_date, current_date from import_batches where id = $1`,
      [posted.id],
    );
    const elsewhere = await check(posted.version, undefined, posted.id, { account: '0099999999' });
    expect([elsewhere.status, Object.keys(elsewhere.data.errors)]).toEqual([422, ['account']]);
    expect((await check(posted.version)).data.checked_account).toBe('0012345678');
  });

  it('is checked beside the file that it was read from, which who may post or check it reads', async () => {
    const { api, token, checker, clerk, b } = await world();
    const content = Buffer.from('Tanggal;Keterangan;Jumlah\n');
    const name = 'asli.csv';
    const kept = (await sender(api, token).send(content, { kind: 'STATEMENT', name })).data;
    expect(kept).toMatchObject({ type: 'text/csv', bytes: content.length });
    const lines = statementLines(api, paysByCode(b));
    const other = await clerk.start('lain.csv', lines, { file_id: kept.id });
    expect(other.http).toBe(422);
    const photoId = (await sender(api, token).send(await photo())).data.id;
    expect((await clerk.start('foto.csv', lines, { file_id: photoId })).http).toBe(422);
    const change = { file_hash: sha256(content), file_id: kept.id };
    const { data: batch } = await clerk.start(name, lines, change);
    expect(batch.file).toEqual({ id: kept.id, name, bytes: content.length });
    const { key } = (await sender(api, checker).get(kept.id)).data;
    const read = await api.app.inject({ url: `/api/files/content?key=${key}` });
    expect(read.rawPayload).toEqual(content);
    expect(read.headers['content-disposition']).toMatch(/^attachment/);
    for (const stranger of ['penyetuju.mks', 'admin.sistem']) {
      expect((await sender(api, await api.signIn(stranger)).get(kept.id)).http).toBe(403);
    }
  });

  it('is checked by nobody who uploaded, posted, tied or chose, nor by who may not approve or sees another office', async () => {
    const { api, token, checker, posted, check, inbox } = await world();
    await api.connection.pool.query(
      `update titles set is_credit_add = true, is_credit_approval = true where name in ('Kasir', 'Penyetuju')`,
    );
    expect((await check(posted.version, token)).status).toBe(403);
    expect((await check(posted.version, await api.signIn('penyetuju.mks'))).status).toBe(403);
    await api.connection.pool.query(
      `update import_rows set chosen_by = (select id from staff where username = 'penyetuju.jkt') where batch_id = $1`,
      [posted.id],
    );
    expect((await check(posted.version, checker)).status).toBe(403);
    expect(await inbox(checker)).toEqual([]);
  });

  it('has nothing to check before something was posted, nor once it is undone', async () => {
    const { api, checker, clerk, b, posted, check, inbox } = await world();
    const open = await clerk.upload('b.csv', statementLines(api, paysByCode(b)));
    expect((await check(open.version, checker, open.id)).status).toBe(403);
    await clerk.undo(posted.id, posted.version);
    expect((await check(posted.version + 1)).status).toBe(403);
    expect(await inbox(checker)).toEqual([]);
  });

  it('that is undone after it was checked confirms nothing any more', async () => {
    const { api, checker, a, posted, check } = await world();
    const checked = (await check(posted.version)).data;
    expect(await statesOf(api, a.code)).toEqual(['CONFIRMED']);
    const undone = await clerkOf(api, checker).undo(posted.id, checked.version);
    expect(undone.data.status).toBe('UNDONE');
    const left = await api.connection.pool.query(
      `select 1 from credits where contract_code = $1 and transfer_state = 'CONFIRMED'`,
      [a.code],
    );
    expect(left.rowCount).toBe(0);
  });

  it('that was checked confirms what is posted of it later only once it is checked again', async () => {
    const { api, checker, clerk, a, b, check, inbox } = await world();
    const [, , c] = await payersOf(api);
    const lines = statementLines(
      api,
      { ...paysByCode(b), reference: '2' },
      { amount: c?.instalment ?? 0, description: 'TRF tanpa nama' },
    );
    const batch = await clerk.upload('b.csv', lines);
    const posted = (await clerk.post(batch.id)).data.batch;
    expect((await check(posted.version, undefined, batch.id)).status).toBe(200);
    const [, row] = await clerk.rows(batch.id);
    await clerk.correct(batch.id, row?.id ?? 0, { action: 'choose', contract_code: c?.code });
    expect((await clerk.post(batch.id)).data).toMatchObject({ posted: 1, batch: { after_check: 1 } });
    expect(await statesOf(api, c?.code ?? '')).toEqual(['UNCONFIRMED']);
    // What was checked before stays so.
    expect(await statesOf(api, b.code)).toEqual(['CONFIRMED']);
    expect((await inbox(checker)).map(({ request_id }) => request_id)).toContain(batch.id);
    const again = (await clerk.get(batch.id)).data;
    expect((await check(again.version, undefined, batch.id)).data.after_check).toBe(0);
    expect(await statesOf(api, c?.code ?? '')).toEqual(['CONFIRMED']);
    expect((await inbox(checker)).map(({ request_id }) => request_id)).not.toContain(batch.id);
    expect(await statesOf(api, a.code)).toEqual(['UNCONFIRMED']);
  });
});

describe('a transfer that was taken at the counter', () => {
  /** A transfer of somebody's own at the counter, and a line that is tied to it by the cashier. */
  async function tied(taker: string) {
    const w = await world();
    await w.api.connection.pool.query(
      `update titles set is_credit_add = true where name in ('Kepala Cabang')`,
    );
    const by = await w.api.signIn(taker);
    const card = (await w.api.call<PaymentCard>('GET', `payments/${w.b.code}`, { token: by })).data;
    const body = oldestInstalment(card);
    const taken = await w.api.call<{ receipts: { id: number }[] }>('POST', `payments/${w.b.code}`, {
      token: by,
      body: { ...body, cash: 0, bank: body.amount },
    });
    const lines = statementLines(w.api, { amount: body.amount, description: w.b.code });
    const batch = await w.clerk.upload('t.csv', lines);
    const [row] = await w.clerk.rows(batch.id);
    const tie = await w.clerk.correct(batch.id, row?.id ?? 0, {
      ...{ action: 'tie', contract_code: w.b.code, credit_id: taken.data.receipts[0]?.id },
    });
    expect(tie.status).toBe(200);
    const { version } = (await w.clerk.get(batch.id)).data;
    return { ...w, batch, row, version };
  }

  it('is not confirmed by what its own taker uploaded and tied, whoever checks it', async () => {
    const { api, b, batch, version, check } = await tied('kasir.jkt');
    expect((await check(version, undefined, batch.id)).status).toBe(200);
    expect(await statesOf(api, b.code)).toEqual(['UNCONFIRMED']);
  });

  it('is confirmed by a checked line that others uploaded and tied, and no longer once it is untied', async () => {
    const { api, b, batch, row, version, check, clerk } = await tied('kacab.jkt');
    expect(await statesOf(api, b.code)).toEqual(['UNCONFIRMED']);
    expect((await check(version, undefined, batch.id)).status).toBe(200);
    expect(await statesOf(api, b.code)).toEqual(['CONFIRMED']);
    expect((await clerk.correct(batch.id, row?.id ?? 0, { action: 'untie' })).status).toBe(200);
    expect(await statesOf(api, b.code)).toEqual(['UNCONFIRMED']);
  });
});

import { describe, expect, it } from 'vitest';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import { someReceipt, valuesToWrite } from '../../testing/changedNote';
import { startApi, type TestApi } from '../../testing/startApi';

async function prepared() {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  const receipt = await someReceipt(api, token);
  const send = (key: string, note = 'Titipan keluarga') =>
    api.call<CreditDetail>('POST', `credits/${receipt.id}/request`, {
      token,
      headers: { 'idempotency-key': key },
      body: {
        update: { ...valuesToWrite(receipt), note },
        reason: 'Catatan kurang',
        version: receipt.version,
      },
    });
  return { api, send, receipt, token };
}

const written = async (api: TestApi, id: number) => {
  const { rows } = await api.connection.pool.query<{ requests: string; lines: string }>(
    `select (select count(*) from credit_requests where credit_id = $1) as requests,
            (select count(*) from history where record_type = 'credit' and record_id = $1::text) as lines`,
    [id],
  );
  return rows[0];
};

describe('an idempotency key', () => {
  it('makes a repeated write one write with one answer', async () => {
    const { api, send, receipt } = await prepared();
    const first = await send('kunci-1');
    const second = await send('kunci-1');
    expect(first.http).toBe(200);
    expect(second.http).toBe(200);
    expect(second.data).toEqual(first.data);
    expect(await written(api, receipt.id)).toEqual({ requests: '1', lines: '1' });
  });

  it('makes parallel writes one write with one answer', async () => {
    const { api, send, receipt } = await prepared();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('kunci-2')));
    expect(answers.map((answer) => answer.http)).toEqual(Array<number>(8).fill(200));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
    expect(await written(api, receipt.id)).toEqual({ requests: '1', lines: '1' });
  });

  it('is refused with another body', async () => {
    const { send } = await prepared();
    await send('kunci-3');
    expect(await send('kunci-3', 'Catatan lain')).toMatchObject({ http: 422, title: 'Gagal!' });
  });

  it('is not used up by a refusal', async () => {
    const { api, send, receipt, token } = await prepared();
    await api.connection.pool.query('update credits set version = 7 where id = $1', [receipt.id]);
    expect((await send('kunci-4')).http).toBe(409);
    await api.connection.pool.query('update credits set version = $2 where id = $1', [
      receipt.id,
      receipt.version,
    ]);
    expect((await send('kunci-4')).http).toBe(200);
    expect((await api.call('GET', `credits/${receipt.id}`, { token })).http).toBe(200);
  });

  it('belongs to its person', async () => {
    const { api, send } = await prepared();
    await send('kunci-5');
    const other = await api.signIn('kasir.mks');
    const receipt = await someReceipt(api, other);
    const body = {
      update: { ...valuesToWrite(receipt), note: 'Lain' },
      reason: 'Catatan kurang',
      version: 1,
    };
    const headers = { 'idempotency-key': 'kunci-5' };
    expect(
      (await api.call('POST', `credits/${receipt.id}/request`, { token: other, headers, body })).http,
    ).toBe(200);
  });

  it('without which a second request on the same receipt is refused', async () => {
    const { send } = await prepared();
    await send('kunci-6');
    expect((await send('kunci-7')).http).toBe(409);
  });
});

import { describe, expect, it } from 'vitest';
import type { Approval } from '@/lib/contract/approvals';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { Receipt } from '@/lib/contract/credits';
import { approvalOf, requestNoteChange, someReceipt } from '../testing/changedNote';
import { creditDetailOf } from '../testing/makerAndChecker';
import { startApi, type Answered, type TestApi } from '../testing/startApi';

const CAST = ['kasir.jkt', 'penyetuju.jkt', 'direktur'] as const;

async function world() {
  const api = await startApi();
  const [maker, one, two] = [await api.signIn(CAST[0]), await api.signIn(CAST[1]), await api.signIn(CAST[2])];
  const receipt = await someReceipt(api, maker);
  return { api, maker, one, two, receipt };
}
const idOf = (asked: Answered<CreditDetail>): number => asked.data.waiting?.request_id ?? 0;
const decide = (
  api: TestApi,
  step: 'reject' | 'void' | 'withdraw',
  token: string,
  receipt: Receipt,
  request_id: number,
  reason = 'Bukti belum ada',
) =>
  api.call<CreditDetail & { waiting: Approval | null; status: string; decided_by: string }>(
    'POST',
    `credits/${receipt.id}/${step}`,
    { token, body: { request_id, version: receipt.version, ...(step === 'reject' && { reason }) } },
  );
const requestVoid = (api: TestApi, token: string, receipt: Receipt) =>
  api.call<CreditDetail>('POST', `credits/${receipt.id}/void-request`, {
    token,
    body: { reason: 'Transfer ditolak bank', version: receipt.version },
  });
const actions = async (api: TestApi) =>
  (
    await api.connection.pool.query<{ action: string }>(
      "select action from history where record_type = 'credit' order by id",
    )
  ).rows.map((row) => row.action);

describe('a decision names its request', () => {
  it('and never touches the one that waits instead of it', async () => {
    const { api, maker, one, two, receipt } = await world();
    const a = await requestNoteChange(api, maker, receipt, 'Permintaan A');
    // The first approver still reads A; the second decides it, and B is asked for.
    expect((await decide(api, 'reject', two, receipt, idOf(a))).http).toBe(200);
    const b = await requestNoteChange(api, maker, receipt, 'Permintaan B');
    const late = await decide(api, 'reject', one, receipt, idOf(a));
    expect(late).toMatchObject({
      http: 409,
      data: { status: 'REJECTED', waiting: { request_id: idOf(b), update: { note: 'Permintaan B' } } },
    });
    expect(late.message).toMatch(/sudah ditolak oleh .+ pada .+ sekarang menunggu permintaan perubahan lain/);
    const approved = await api.call<{ waiting: Approval | null }>('PUT', `credits/${receipt.id}`, {
      token: one,
      body: approvalOf(a.update),
    });
    expect(approved).toMatchObject({ http: 409, data: { waiting: { request_id: idOf(b) } } });
    expect(approved.message).toMatch(/sudah ditolak oleh/);
    expect((await creditDetailOf(api, maker, receipt.id)).waiting?.request_id).toBe(idOf(b));
  });

  it('a void of A is not the void of B', async () => {
    const { api, maker, one, two, receipt } = await world();
    const a = await requestVoid(api, maker, receipt);
    await decide(api, 'reject', two, receipt, idOf(a));
    const b = await requestVoid(api, maker, receipt);
    const late = await decide(api, 'void', one, receipt, idOf(a));
    expect(late).toMatchObject({ http: 409, data: { waiting: { request_id: idOf(b), kind: 'VOID' } } });
    expect((await creditDetailOf(api, maker, receipt.id)).credit.voided_at).toBeUndefined();
    expect((await decide(api, 'void', one, receipt, idOf(b))).http).toBe(200);
  });

  it('is given again to whoever made it and repeats it, and changes nothing', async () => {
    const { api, maker, one, two, receipt } = await world();
    const a = await requestNoteChange(api, maker, receipt);
    expect((await decide(api, 'reject', one, receipt, idOf(a))).http).toBe(200);
    const before = await actions(api);
    expect((await decide(api, 'reject', one, receipt, idOf(a))).http).toBe(200);
    // Another reason was never recorded: that must not look as if it were.
    expect((await decide(api, 'reject', one, receipt, idOf(a), 'Alasan lain')).http).toBe(409);
    expect((await decide(api, 'reject', two, receipt, idOf(a))).http).toBe(409);
    expect(await actions(api)).toEqual(before);
  });

  it('with a number that was never given, or that belongs to another receipt, is refused', async () => {
    const { api, maker, one, receipt } = await world();
    const other = await someReceipt(api, maker, 1);
    const [a, b] = [await requestNoteChange(api, maker, receipt), await requestNoteChange(api, maker, other)];
    const rejectedAs = async (number: number) => (await decide(api, 'reject', one, receipt, number)).http;
    for (const number of [idOf(b), 999_999]) expect(await rejectedAs(number)).toBe(409);
    for (const number of [0, -1]) expect(await rejectedAs(number)).toBe(422);
    const unnamed = { token: one, body: { reason: 'Bukti belum ada' } };
    expect((await api.call('POST', `credits/${receipt.id}/reject`, unnamed)).http).toBe(422);
    expect((await creditDetailOf(api, maker, receipt.id)).waiting?.request_id).toBe(idOf(a));
    expect((await creditDetailOf(api, maker, other.id)).waiting?.request_id).toBe(idOf(b));
  });

  it('of two at the same time one is taken', async () => {
    const { api, maker, one, two, receipt } = await world();
    for (let round = 0; round < 4; round++) {
      const asked = await requestNoteChange(api, maker, receipt, `Putaran ${round}`);
      const answers = await Promise.all([
        decide(api, 'reject', one, receipt, idOf(asked)),
        decide(api, 'reject', two, receipt, idOf(asked)),
        decide(api, 'withdraw', maker, receipt, idOf(asked)),
      ]);
      expect(answers.map((answer) => answer.http).sort()).toEqual([200, 409, 409]);
    }
  });
});

describe('withdrawing', () => {
  it('takes the request back: gone from what waits, in the log, and the receipt is free again', async () => {
    const { api, maker, one, receipt } = await world();
    const asked = await requestNoteChange(api, maker, receipt);
    await api.connection.pool.query('delete from outbox');
    const answer = await decide(api, 'withdraw', maker, receipt, idOf(asked));
    expect(answer).toMatchObject({
      http: 200,
      data: { waiting: null, credit: { request_approval: false, note: receipt.note } },
    });
    expect(answer.data.events[0]).toMatchObject({ action: 'CHANGE_WITHDRAWN' });
    expect((await api.call<Approval[]>('GET', 'credit-approvals', { token: one })).data).toEqual([]);
    const { rows } = await api.connection.pool.query<{ channel: string }>('select channel from outbox');
    expect(rows.map((row) => row.channel)).toEqual(['credits.2']);
    const { rows: kept } = await api.connection.pool.query<{ status: string }>(
      'select status from credit_requests where id = $1',
      [idOf(asked)],
    );
    expect(kept[0]?.status).toBe('WITHDRAWN');
    // Late and repeated.
    expect((await decide(api, 'withdraw', maker, receipt, idOf(asked))).http).toBe(200);
    const late = await api.call('PUT', `credits/${receipt.id}`, {
      token: one,
      body: approvalOf(asked.update),
    });
    expect(late.http).toBe(409);
    expect(late.message).toMatch(/sudah ditarik kembali oleh Eka Lestari pada/);
    expect((await requestNoteChange(api, maker, receipt, 'Sekali lagi')).http).toBe(200);
  });

  it('also works for a void, and on a receipt that changed since', async () => {
    const { api, maker, receipt } = await world();
    const asked = await requestVoid(api, maker, receipt);
    await api.connection.pool.query('update credits set version = version + 1 where id = $1', [receipt.id]);
    const answer = await decide(api, 'withdraw', maker, receipt, idOf(asked));
    expect(answer.data.events[0]).toMatchObject({ action: 'VOID_WITHDRAWN' });
  });

  it('is for who asked, and for what still waits', async () => {
    const { api, maker, one, two, receipt } = await world();
    const asked = await requestNoteChange(api, maker, receipt);
    expect((await decide(api, 'withdraw', one, receipt, idOf(asked))).http).toBe(403);
    expect((await decide(api, 'withdraw', two, receipt, idOf(asked))).http).toBe(403);
    await decide(api, 'reject', one, receipt, idOf(asked));
    const late = await decide(api, 'withdraw', maker, receipt, idOf(asked));
    expect(late).toMatchObject({ http: 409, data: { status: 'REJECTED', waiting: null } });
  });
});

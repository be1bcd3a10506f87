import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notification, NotificationPage } from '@/lib/contract/notifications';
import { readBasis } from '../../tests/payments/readBasis';
import { requestNoteChange, someReceipt } from '../testing/changedNote';
import { approveSeen, contractCodes, rejectRequest, requestOn } from '../testing/contractRequest';
import { counter, payLines } from '../testing/counter';
import { creditDetailOf } from '../testing/makerAndChecker';
import { late, restructured } from '../testing/lateContract';
import { partnerTeam, perMille } from '../testing/partners';
import { registrationTeam } from '../testing/registrations';
import { startApi, type TestApi } from '../testing/startApi';

/** No id of one table is one of another: a link to the wrong one leads nowhere. */
const APART = {
  customers: 1,
  registrations: 2,
  credits: 3,
  contract_requests: 4,
  credit_requests: 5,
  partners: 6,
};
const setApart = async (api: TestApi) => {
  for (const [table, millions] of Object.entries(APART))
    await api.connection.pool.query(`alter table ${table} alter column id restart with ${millions}000001`);
};
const ask = async <T>(api: TestApi, text: string, values: unknown[] = []) =>
  (await api.connection.pool.query(text, values)).rows as T[];
const newest = async (api: TestApi, token: string, source: string): Promise<Notification | undefined> =>
  (await api.call<NotificationPage>('GET', 'notifs?page=1', { token })).data.notif.find(
    (row) => row.source === source,
  );
const reject = async (api: TestApi, token: string, id: number) => {
  const { credit, waiting } = await creditDetailOf(api, token, id);
  const body = { request_id: waiting?.request_id, version: credit.version, reason: 'Tidak jelas' };
  const answer = await api.call('POST', `credits/${id}/reject`, { token, body });
  expect(answer.http, answer.message).toBe(200);
};
const receiptOn = async (api: TestApi, token: string, code: string) => {
  const [posted] = (await payLines(api, token, code)).receipts;
  return (
    await api.call<{ credit: Parameters<typeof requestNoteChange>[2] }>('GET', `credits/${posted?.id}`, {
      token,
    })
  ).data.credit;
};

describe('an approval about a receipt leads to', () => {
  it('the form that its contract came from, whose id is not its customer’s', async () => {
    const api = await startApi();
    await setApart(api);
    const { upTo } = await registrationTeam(api);
    const { id, contract_code: code = '' } = await upTo('DISBURSED');
    const cashier = await api.signIn('kasir.jkt');
    const receipt = await receiptOn(api, cashier, code ?? '');
    await requestNoteChange(api, cashier, receipt);
    const told = await newest(api, await api.signIn('penyetuju.jkt'), 'approval');
    expect(told).toMatchObject({ link: String(id), receipt_id: receipt.id });
    expect(receipt.id).toBeGreaterThan(3_000_000);
  });

  it('the form of the contract before, after any restructuring', async () => {
    const world = await late();
    const { api, maker, checker, code, basis } = world;
    const { next } = await restructured(world, readBasis(basis).ask);
    const { id } = await (await registrationTeam(api)).upTo('DISBURSED');
    await ask(api, 'update registrations set contract_code = $1 where id = $2', [code, id]);
    const receipt = await receiptOn(api, maker, next.contract.code);
    await requestNoteChange(api, maker, receipt);
    expect(await newest(api, checker, 'approval')).toMatchObject({
      link: String(id),
      receipt_id: receipt.id,
    });
  });

  it('the receipt itself where no form is known', async () => {
    const { api, maker, checker, code } = await counter();
    await ask(api, 'update registrations set contract_code = null where contract_code = $1', [code]);
    const receipt = await receiptOn(api, maker, code);
    await requestNoteChange(api, maker, receipt);
    expect(await newest(api, checker, 'approval')).toMatchObject({ link: `nota-${receipt.id}` });
  });
});

/** Of each source: what its link leads to, with what the words must name. */
const NAMED_BY: Record<string, string> = {
  approval: `select applicant_name as name from registrations where id::text = $1
    union all select invoice from credits where 'nota-' || id = $1`,
  credit: 'select invoice as name from credits where id::text = $1',
  request: 'select contract_code as name from contract_requests where id::text = $1',
  agent: "select name from partners where id::text = $1 and kind = 'AGENT'",
  marketer: "select name from partners where id::text = $1 and kind = 'MARKETER'",
};

describe('what is told in a company whose numbers differ', () => {
  let api: TestApi;
  const cleanups: (() => Promise<void>)[] = [];
  afterAll(() => Promise.all(cleanups.map((clean) => clean())));
  beforeAll(async () => {
    api = await startApi({ until: (cleanup) => void cleanups.push(cleanup) });
    await setApart(api);
    const team = await registrationTeam(api);
    await team.upTo('DISBURSED');
    for (const kind of ['AGENT', 'MARKETER'] as const) {
      const partners = partnerTeam(team, kind);
      const { id } = await partners.create();
      await partners.settle(id, partners.scheme(perMille()));
    }
    const maker = await api.signIn('kasir.jkt');
    const checker = await api.signIn('penyetuju.jkt');
    const [code = '', other = '', third = ''] = await contractCodes(api, 'ACTIVE');
    const changed = await receiptOn(api, maker, code);
    await requestNoteChange(api, maker, changed);
    await reject(api, checker, changed.id);
    const gone = await receiptOn(api, maker, other);
    const body = { reason: 'Salah kontrak', version: gone.version };
    await api.call('POST', `credits/${gone.id}/void-request`, { token: maker, body });
    const asked = await requestOn(api, maker, third, { kind: 'STATUS', status: 'WRITTEN_OFF' });
    expect(asked.http, asked.message).toBe(200);
  });

  it.each(Object.entries(NAMED_BY))('source %s leads to what its words name', async (source, named) => {
    const rows = await ask<{ link: string; message: string }>(
      api,
      'select distinct link, message from notifications where source = $1 and created_at = $2',
      [source, api.now()],
    );
    expect(rows).not.toEqual([]);
    for (const { link, message } of rows) {
      const found = await ask<{ name: string }>(api, named, [link]);
      expect(found, `${source} ${link}: ${message}`).toHaveLength(1);
      expect(message).toContain(found[0]?.name);
    }
  });
});

describe('what was decided', () => {
  it('stays unread for the others and says by whom', async () => {
    const { api, maker, checker } = await counter();
    const receipt = await someReceipt(api, maker);
    await requestNoteChange(api, maker, receipt);
    api.advance(60_000);
    const director = await api.signIn('direktur');
    await reject(api, checker, receipt.id);
    const told = await newest(api, director, 'approval');
    const [{ name } = { name: '' }] = await ask<{ name: string }>(
      api,
      "select name from staff where username = 'penyetuju.jkt'",
    );
    expect(told?.message.endsWith(` Sudah ditolak oleh ${name}.`), told?.message).toBe(true);
    expect(told).toMatchObject({ read_at: null });
    // Another request on the same receipt is another story.
    await requestNoteChange(api, maker, receipt);
    expect((await newest(api, director, 'approval'))?.message).not.toContain('Sudah');
  });

  it('on a form, says which step it took and who took it', async () => {
    const api = await startApi();
    const { upTo, move } = await registrationTeam(api);
    const at = await upTo('REVIEW');
    api.advance(60_000);
    expect((await move('approver', at, 'APPROVED')).http).toBe(200);
    const told = await ask<{ message: string }>(
      api,
      "select distinct message from notifications where link = $1 and title like '%Disetujui'",
      [String(at.id)],
    );
    expect(told.map(({ message }) => message).join()).not.toContain('Sekarang');
    const before = await ask(
      api,
      "select 1 from notifications where link = $1 and message like '% Sekarang Disetujui, oleh %' and read_at is null",
      [String(at.id)],
    );
    expect(before).not.toEqual([]);
  });

  it.each([
    ['approved', approveSeen, 'Sudah disetujui oleh '],
    ['rejected', rejectRequest, 'Sudah ditolak oleh '],
  ] as const)('on a contract, %s, says by whom', async (_, decide, words) => {
    const { api, maker, checker, code } = await counter();
    const asked = await requestOn(api, maker, code, { kind: 'STATUS', status: 'WRITTEN_OFF' });
    expect(asked.http, asked.message).toBe(200);
    api.advance(60_000);
    expect((await decide(api, checker, asked.data.id)).http).toBe(200);
    const told = await newest(api, await api.signIn('direktur'), 'request');
    expect(told).toMatchObject({ link: String(asked.data.id), read_at: null });
    expect(told?.message).toContain(words);
  });
});

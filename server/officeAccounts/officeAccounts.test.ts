import { describe, expect, it } from 'vitest';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import type { Change } from '@/lib/contract/changes';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { OfficeAccount } from '@/lib/contract/officeAccounts';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { PostedPayment, PostPayment } from '@/lib/contract/payments';
import type { Settled, Settlement } from '@/lib/contract/settlements';
import { agreeTo } from '../../tests/payments/agreeTo';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { csvCells } from '../testing/csvCells';
import { startApi } from '../testing/startApi';

const JAKARTA = 1;
const DAY = 86_400_000;
const BCA = { bank: 'BCA', number: '0351234567', holder: 'PT Angsur Pembiayaan' };
const MANDIRI = { ...BCA, bank: 'Mandiri', number: '1230009876543' };

type Refused = { errors: Record<string, string> };

/** A company whose office Jakarta can be given receiving accounts, and its counter. */
async function company() {
  const api = await startApi();
  const { pool } = api.connection;
  const admin = await api.signIn('admin.sistem');
  const list = async (office = JAKARTA) =>
    (
      await api.call<{ rows: OfficeAccount[] }>('GET', `masters/offices/${office}/accounts`, {
        token: await api.signIn('admin.sistem'),
      })
    ).data.rows;
  const add = (body: object, office = JAKARTA, token = admin) =>
    api.call<OfficeAccount>('POST', `masters/offices/${office}/accounts`, { token, body });
  const turn = (account: OfficeAccount, active: boolean, token = admin) =>
    api.call<OfficeAccount>('PUT', `masters/accounts/${account.id}/active`, {
      ...{ token, body: { active, version: account.version } },
    });
  const decide = async (account: OfficeAccount, who = 'penyetuju.jkt', over: object = {}) => {
    const token = await api.signIn(who);
    const path = `changes/${account.waiting?.id}`;
    const { data } = await api.call<Change>('GET', path, { token });
    const body = { version: data?.version ?? 1, decision: 'APPROVED', reason: '', ...over };
    return api.call<Change>('POST', `${path}/decide`, { token, body });
  };
  /** An account that takes transfers today. */
  const inForce = async (body: object, office = JAKARTA, who = 'penyetuju.jkt') => {
    const { data } = await add(body, office, await api.signIn('admin.sistem'));
    const decided = await decide(data, who);
    if (decided.http !== 200) throw new Error(decided.message);
    api.advance(DAY);
    return (await list(office)).find(({ id }) => id === data.id)!;
  };
  const { rows } = await pool.query<{ code: string }>(
    "select code from contracts where office_id = 1 and status = 'ACTIVE' order by code limit 1",
  );
  const code = rows[0]?.code ?? '';
  const cashier = () => api.signIn('kasir.jkt');
  const card = async () =>
    (await api.call<PaymentCard>('GET', `payments/${code}`, { token: await cashier() })).data;
  const transfer = async (over: Partial<PostPayment>) => {
    const sum = { amount: 50_000, cash: 0, bank: 50_000, bank_reference: 'TRX-0091' };
    const body = oldestInstalment(await card(), { ...sum, ...over });
    return api.call<PostedPayment & Refused>('POST', `payments/${code}`, { token: await cashier(), body });
  };
  return { api, pool, admin, list, add, turn, decide, inForce, code, cashier, card, transfer };
}

describe('a receiving account', () => {
  it('waits for an approver of the office, and takes transfers from the day after', async () => {
    const { api, add, decide, list, card } = await company();
    const asked = await add(BCA);
    expect(asked, asked.message).toMatchObject({ http: 200, data: { active: false, valid_from: null } });
    expect(asked.data.waiting).toMatchObject({
      kind: 'OFFICE_ACCOUNT',
      what: 'rekening penerima BCA 0351234567 a.n. PT Angsur Pembiayaan di kantor Jakarta',
    });
    const inbox = await api.call<{ rows: ApprovalRow[] }>('GET', 'approvals?kind=CHANGE', {
      token: await api.signIn('penyetuju.jkt'),
    });
    expect(inbox.data.rows).toMatchObject([
      { record: { type: 'office_account', id: String(asked.data.id) }, name: 'Jakarta', office_id: JAKARTA },
    ]);
    expect((await decide(asked.data, 'admin.sistem')).http).toBe(403);
    expect((await decide(asked.data)).data.status).toBe('APPROVED');
    expect((await list())[0]).toMatchObject({ active: true, waiting: null });
    expect((await card()).receiving).toEqual({ accounts: [], required: false });
    api.advance(DAY);
    expect((await card()).receiving).toEqual({
      accounts: [{ id: asked.data.id, ...BCA }],
      required: true,
    });
  });

  it('is not decided by an approver of another office', async () => {
    const { add, decide } = await company();
    const { data } = await add(BCA);
    expect((await decide(data, 'penyetuju.mks')).http).toBe(403);
  });

  it('that is rejected never takes transfers, and can be asked for again', async () => {
    const { api, add, decide, list, turn, card } = await company();
    const { data } = await add(BCA);
    await decide(data, 'penyetuju.jkt', { decision: 'REJECTED', reason: 'Bukan rekening kita' });
    api.advance(2 * DAY);
    expect((await card()).receiving).toEqual({ accounts: [], required: false });
    const [rejected] = await list();
    expect(rejected).toMatchObject({ active: false, valid_from: null, waiting: null });
    const again = await turn(rejected!, true, await api.signIn('admin.sistem'));
    expect(again.data).toMatchObject({ active: false, waiting: { kind: 'OFFICE_ACCOUNT' } });
    const twice = await turn(rejected!, true, await api.signIn('admin.sistem'));
    expect(twice.http).toBe(409);
  });

  it('is taken out at once, and comes back by two people', async () => {
    const { api, inForce, turn, transfer, card } = await company();
    const account = await inForce(BCA);
    const token = await api.signIn('admin.sistem');
    const off = await turn(account, false, token);
    expect(off.data).toMatchObject({ active: false, waiting: null });
    expect((await card()).receiving).toEqual({ accounts: [], required: true });
    const refused = await transfer({ bank_account: account.id });
    expect(refused.data.errors.bank_account).toMatch(/^Tidak ada rekening kantor ini yang berlaku/);
    expect((await transfer({})).data.errors.bank_account).toMatch(/^Tidak ada rekening/);
    expect((await turn(account, true, token)).http).toBe(409);
    expect((await turn(off.data, true, token)).data).toMatchObject({ active: false, version: 3 });
  });

  it('is there once for an office, whoever writes its number', async () => {
    const { add } = await company();
    await add(BCA);
    const again = await add({ ...BCA, bank: 'bca', holder: 'Orang Lain' });
    expect(again).toMatchObject({
      http: 409,
      message: expect.stringContaining('sudah punya rekening ini') as string,
    });
    expect((await add(BCA, 2)).http).toBe(200);
  });

  it('acts at once before the first contract', async () => {
    const { pool, add } = await company();
    await pool.query(
      "set session_replication_role = 'replica'; delete from contracts; reset session_replication_role",
    );
    const { data } = await add(BCA);
    expect(data).toMatchObject({ active: true, waiting: null });
    expect(data.valid_from).not.toBeNull();
  });

  it('never becomes another one', async () => {
    const { pool, inForce } = await company();
    const { id } = await inForce(BCA);
    const bend = pool.query("update office_accounts set number = '99999' where id = $1", [id]);
    await expect(bend).rejects.toThrow('never becomes another one');
    await expect(pool.query('delete from office_accounts where id = $1', [id])).rejects.toThrow();
  });
});

describe('a transfer at the counter', () => {
  it('is taken with its reference alone until the office has its first account', async () => {
    const { transfer, pool } = await company();
    expect((await transfer({})).http).toBe(200);
    const { rows } = await pool.query('select account_id from payments order by id desc limit 1');
    expect(rows).toEqual([{ account_id: null }]);
    expect((await transfer({ bank_account: 1 })).data.errors.bank_account).toMatch(/^Kantor ini belum punya/);
  });

  it('names an account of the office in force, which stands on payment, receipt and in the log', async () => {
    const { api, inForce, transfer, pool, cashier } = await company();
    const account = await inForce(BCA);
    expect((await transfer({})).data.errors).toEqual({
      bank_account: 'Wajib diisi: pilih ke rekening mana uangnya ditransfer.',
    });
    const taken = await transfer({ bank_account: account.id });
    expect(taken.http, taken.message).toBe(200);
    const { rows } = await pool.query(
      'select account_id, bank_reference from payments order by id desc limit 1',
    );
    expect(rows).toEqual([{ account_id: account.id, bank_reference: 'TRX-0091' }]);
    const [receipt] = taken.data.receipts;
    const id = receipt?.id;
    const file = await api.app.inject({
      url: `/api/credits/export?period=all&search=${encodeURIComponent(receipt?.invoice ?? '')}`,
      headers: { authorization: `Bearer ${await api.signIn('direktur')}` },
    });
    const [head = '', line = ''] = file.body.slice(1).split('\r\n');
    const cells = csvCells(line);
    const cell = (heading: string) => cells[csvCells(head).indexOf(heading)];
    expect(['No. nota', 'Keadaan transfer', 'No. referensi bank', 'Rekening penerima'].map(cell)).toEqual([
      ...[receipt?.invoice, 'Belum dikonfirmasi', 'TRX-0091'],
      'BCA 0351234567 a.n. PT Angsur Pembiayaan',
    ]);
    const { data } = await api.call<CreditDetail>('GET', `credits/${id}`, { token: await cashier() });
    expect(data.events).toContainEqual(
      expect.objectContaining({
        changes: {
          bank_reference: [null, 'TRX-0091'],
          bank_account: [null, 'BCA 0351234567 a.n. PT Angsur Pembiayaan'],
        },
      }),
    );
  });

  it('is refused on an account of another office, and on one that begins tomorrow', async () => {
    const { api, inForce, add, decide, transfer } = await company();
    await inForce(BCA);
    const other = await inForce(MANDIRI, 2, 'penyetuju.mks');
    const later = await add(MANDIRI, JAKARTA, await api.signIn('admin.sistem'));
    await decide(later.data);
    for (const id of [other.id, later.data.id, 9999]) {
      const refused = await transfer({ bank_account: id });
      expect(refused.data.errors.bank_account).toMatch(/^Bukan rekening kantor ini/);
    }
  });

  it('keeps no account where nothing is transferred', async () => {
    const { inForce, transfer, pool } = await company();
    const account = await inForce(BCA);
    const cash = await transfer({ cash: 50_000, bank: 0, bank_account: account.id });
    expect(cash.http, cash.message).toBe(200);
    const { rows } = await pool.query('select account_id from payments order by id desc limit 1');
    expect(rows).toEqual([{ account_id: null }]);
  });

  it('that settles a contract names one too', async () => {
    const { api, inForce, code, cashier, pool } = await company();
    const account = await inForce(BCA);
    const path = `payments/${code}/settlement`;
    const token = await cashier();
    const { data: quote } = await api.call<Settlement>('GET', path, { token });
    const body = agreeTo(quote, { cash: 0, bank: quote.total, bank_reference: 'BCA 7781' });
    const bare = await api.call<Settled & Refused>('POST', path, { token, body });
    expect(bare.data.errors.bank_account).toMatch(/^Wajib diisi: pilih/);
    const named = { ...body, bank_account: account.id };
    expect((await api.call<Settled>('POST', path, { token, body: named })).http).toBe(200);
    const { rows } = await pool.query(
      "select account_id from payments where contract_code = $1 and kind = 'SETTLEMENT'",
      [code],
    );
    expect(rows).toEqual([{ account_id: account.id }]);
  });
});

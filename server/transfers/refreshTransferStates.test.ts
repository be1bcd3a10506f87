import { describe, expect, it } from 'vitest';
import type { PostedPayment } from '@/lib/contract/payments';
import { cardOf, counter, payLines } from '../testing/counter';
import { clerkOf, payersOf, statementLines } from '../testing/statements';
import type { TestApi } from '../testing/startApi';
import { refreshTransferStates } from './refreshTransferStates';
import { unconfirmedOn } from './unconfirmedOn';

interface State {
  payment: string | null;
  receipt: string | null;
  confirmed: boolean;
}

/** What payment and receipt say of a receipt's transfer. */
async function stateOf({ connection: { pool } }: TestApi, credit: number): Promise<State | undefined> {
  const { rows } = await pool.query<State>(
    `select p.transfer_state as payment, c.transfer_state as receipt, p.confirmed_at is not null as confirmed
       from credits c join payments p on p.id = c.payment_id where c.id = $1`,
    [credit],
  );
  return rows[0];
}

const idOf = async ({ connection: { pool } }: TestApi, username: string) =>
  (await pool.query<{ id: number }>('select id from staff where username = $1', [username])).rows[0]?.id ?? 0;

async function refresh(api: TestApi, credit: number): Promise<State | undefined> {
  const { rows } = await api.connection.pool.query<{ payment: number }>(
    'select payment_id as payment from credits where id = $1',
    [credit],
  );
  await refreshTransferStates(
    api.connection.db,
    rows.map(({ payment }) => payment),
  );
  return stateOf(api, credit);
}

const UNCONFIRMED = { payment: 'UNCONFIRMED', receipt: 'UNCONFIRMED', confirmed: false };
const CONFIRMED = { payment: 'CONFIRMED', receipt: 'CONFIRMED', confirmed: true };
const NOTHING = { payment: null, receipt: null, confirmed: false };

/** A transfer that kasir.jkt took, and a statement of another person with its line. */
async function world() {
  const { api, maker, checker } = await counter();
  const [payer] = await payersOf(api);
  if (!payer) throw new Error('no contract');
  const owed = (await cardOf(api, maker, payer.code)).card.lines.find((line) => line.remainder > 0);
  const amount = (owed?.remainder ?? 0) + (owed?.penalty ?? 0);
  const paid: PostedPayment = await payLines(api, maker, payer.code, {
    cash: 0,
    bank: amount,
    bank_reference: 'TRF 0001',
  });
  const [receipt] = paid.receipts;
  if (!receipt) throw new Error('no receipt');
  await api.connection.pool.query(
    "update titles set is_credit_add = true where id = (select title_id from staff where username = 'direktur')",
  );
  const other = clerkOf(api, await api.signIn('direktur'));
  const batch = await other.upload('a.csv', statementLines(api, { amount, description: payer.code }));
  const [row] = await other.rows(batch.id);
  if (!row) throw new Error('no row');
  const tie = { action: 'tie', contract_code: payer.code, credit_id: receipt.id };
  expect(await other.correct(batch.id, row.id, tie)).toMatchObject({ http: 200 });
  const set = (fields: string, ...values: unknown[]) =>
    api.connection.pool.query(`update import_batches set ${fields} where id = ${batch.id}`, values);
  const check = async (username: string) =>
    set('checked_by = $1, checked_at = $2', await idOf(api, username), api.now());
  return { api, maker, checker, payer, amount, receipt, batch, row, set, check };
}

describe('what is known of a transfer', () => {
  it('is nothing until a checked statement has its line', async () => {
    const { api, receipt, check, set, payer, amount, maker } = await world();
    expect(receipt.transfer_state).toBe('UNCONFIRMED');
    expect(await refresh(api, receipt.id)).toEqual(UNCONFIRMED);
    expect(await unconfirmedOn(api.connection.db, payer.code)).toEqual({
      invoices: [receipt.invoice],
      amount,
      deposit: 0,
    });
    await check('penyetuju.jkt');
    expect(await refresh(api, receipt.id)).toEqual(CONFIRMED);
    expect(await unconfirmedOn(api.connection.db, payer.code)).toBeNull();
    const { data } = await api.call<{ credit: object }>('GET', `credits/${receipt.id}`, { token: maker });
    expect(data.credit).toMatchObject({ transfer_state: 'CONFIRMED' });
    await set('checked_by = null, checked_at = null');
    expect(await refresh(api, receipt.id)).toEqual(UNCONFIRMED);
  });

  it.each(['uploader', 'poster', 'who tied it', 'checker'] as const)(
    'is not confirmed where the %s took the money',
    async (hand) => {
      const { api, receipt, check, set, row } = await world();
      const cashier = await idOf(api, 'kasir.jkt');
      await check(hand === 'checker' ? 'kasir.jkt' : 'penyetuju.jkt');
      if (hand === 'uploader') await set('created_by = $1', cashier);
      if (hand === 'poster') await set('posters = posters || $1::int', cashier);
      if (hand === 'who tied it')
        await api.connection.pool.query('update import_rows set tied_by = $1 where id = $2', [
          cashier,
          row.id,
        ]);
      expect(await refresh(api, receipt.id)).toEqual(UNCONFIRMED);
    },
  );

  it.each(['uploader', 'poster'] as const)('is not confirmed where the %s checked', async (hand) => {
    const { api, receipt, check, set } = await world();
    await check('penyetuju.jkt');
    const checker = await idOf(api, 'penyetuju.jkt');
    await set(hand === 'uploader' ? 'created_by = $1' : 'posters = posters || $1::int', checker);
    expect(await refresh(api, receipt.id)).toEqual(UNCONFIRMED);
  });

  it('that named its account is confirmed by a statement of that account alone', async () => {
    const { api, receipt, check, set } = await world();
    await api.connection.pool.query(
      `with account as (insert into office_accounts (office_id, bank, number, holder)
         select p.office_id, 'BCA', '5270123456', 'PT Angsur'
           from credits c join payments p on p.id = c.payment_id where c.id = $1 returning id)
       update payments set account_id = (select id from account)
        where id = (select payment_id from credits where id = $1)`,
      [receipt.id],
    );
    await check('penyetuju.jkt');
    await set('checked_account = $1', '1240009876 a.n. PT Angsur');
    expect(await refresh(api, receipt.id)).toEqual(UNCONFIRMED);
    await set('checked_account = $1', '527-012-3456');
    expect(await refresh(api, receipt.id)).toEqual(CONFIRMED);
  });

  it('goes by whose drawer it is in, too', async () => {
    const { api, receipt, check } = await world();
    await check('penyetuju.jkt');
    await api.connection.pool.query('update credits set cashier_id = $1 where id = $2', [
      await idOf(api, 'penyetuju.jkt'),
      receipt.id,
    ]);
    expect(await refresh(api, receipt.id)).toEqual(UNCONFIRMED);
  });

  it('of before stays unknown until it is confirmed, or more is said to have come', async () => {
    const { api, receipt, check, set } = await world();
    const { pool } = api.connection;
    const ofBefore = async () => {
      await pool.query(`update credits set transfer_state = 'UNKNOWN' where id = $1`, [receipt.id]);
      await pool.query(`update payments set transfer_state = 'UNKNOWN', confirmed_at = null
        where id = (select payment_id from credits where id = ${receipt.id})`);
    };
    await ofBefore();
    const unknown = { payment: 'UNKNOWN', receipt: 'UNKNOWN', confirmed: false };
    expect(await refresh(api, receipt.id)).toEqual(unknown);
    await check('penyetuju.jkt');
    expect(await refresh(api, receipt.id)).toEqual(CONFIRMED);
    await set('checked_by = null, checked_at = null');
    await ofBefore();
    await pool.query(
      'update credits set bank = bank + 1, payment = payment + 1, collector_payment = collector_payment + 1 where id = $1',
      [receipt.id],
    );
    expect(await refresh(api, receipt.id)).toEqual(UNCONFIRMED);
  });

  it('of a statement needs a check by somebody who did not post it, and a line that is large enough', async () => {
    const { api, checker } = await counter();
    const clerk = clerkOf(api, await api.signIn('kasir.jkt'));
    const [payer] = await payersOf(api);
    if (!payer) throw new Error('no contract');
    const batch = await clerk.upload(
      'a.csv',
      statementLines(api, { amount: 50_000, description: payer.code }),
    );
    expect((await clerk.post(batch.id)).data).toMatchObject({ posted: 1 });
    const [row] = await clerk.rows(batch.id);
    const id = row?.receipts[0]?.id ?? 0;
    expect(await stateOf(api, id)).toEqual(UNCONFIRMED);
    const check = async (username: string) =>
      api.connection.pool.query(
        'update import_batches set checked_by = $1, checked_at = now() where id = $2',
        [await idOf(api, username), batch.id],
      );
    await check('kasir.jkt');
    expect(await refresh(api, id)).toEqual(UNCONFIRMED);
    await check('penyetuju.jkt');
    expect(await refresh(api, id)).toEqual(CONFIRMED);
    await api.connection.pool.query('update import_rows set amount = amount - 1 where id = $1', [row?.id]);
    expect(await refresh(api, id)).toEqual(UNCONFIRMED);
    const { data } = await clerk.get(batch.id);
    expect(await clerkOf(api, checker).undo(batch.id, data.version)).toMatchObject({ http: 200 });
    expect((await stateOf(api, id))?.receipt).toBeNull();
    expect(await refresh(api, id)).toEqual(NOTHING);
    expect(await unconfirmedOn(api.connection.db, payer.code)).toBeNull();
  });

  it('is nothing for banknotes, and counts a deposit that was left by transfer', async () => {
    const { api, maker, code } = await counter();
    const cash = await payLines(api, maker, code);
    expect(cash.receipts[0]).not.toHaveProperty('transfer_state');
    expect(await stateOf(api, cash.receipts[0]?.id ?? 0)).toEqual(NOTHING);
    const left = { bank: 40_000, deposit_added: 40_000, bank_reference: 'TRF 0002' };
    const { receipts } = await payLines(api, maker, code, left);
    // The receipt itself was paid in banknotes; it stands for the transfer that came with it.
    expect(await stateOf(api, receipts[0]?.id ?? 0)).toEqual(UNCONFIRMED);
    expect(await unconfirmedOn(api.connection.db, code)).toMatchObject({ amount: 40_000, deposit: 40_000 });
  });
});

import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import { signedIn } from '../platform/auth/session';
import { startApi } from '../testing/startApi';
import { allocationOrder, readAccount, readContract } from './readContract';

async function world() {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  const person = await signedIn(api.connection.db, `Bearer ${token}`, api.now());
  const { rows } = await api.connection.pool.query<{ code: string; office_id: number }>(
    `select code, office_id from contracts where status = 'ACTIVE' order by code`,
  );
  const own = rows.find((row) => row.office_id === person.office.id);
  const others = rows.find((row) => row.office_id !== person.office.id);
  if (!own || !others) throw new Error('No contract to read');
  return { api, db: api.connection.db, person, own: own.code, others: others.code };
}

describe('readContract', () => {
  it('calculates a card from the row and its receipts, and a voided receipt counts no more', async () => {
    const { api, db, person, own } = await world();
    const before = await readContract(db, person, own, api.now());
    const sum = await api.connection.pool.query<{ paid: string; last: number }>(
      'select sum(credit_payment) as paid, max(id) as last from credits where contract_code = $1',
      [own],
    );
    expect(before.card.lines).toHaveLength(before.contract.tenor);
    expect(before.card.totals.paid).toBe(Number(sum.rows[0]?.paid));

    const { rows } = await api.connection.pool.query<{ credit_payment: string }>(
      `update credits set voided_at = now(), voided_by = input_by, void_reason = 'Salah nasabah'
        where id = $1 returning credit_payment`,
      [sum.rows[0]?.last],
    );
    const after = await readContract(db, person, own, api.now());
    expect(after.card.totals.paid).toBe(before.card.totals.paid - Number(rows[0]?.credit_payment));
  });

  it('counts what was forgiven without a receipt, which is no transaction', async () => {
    const { api, db, person, own } = await world();
    const before = await readContract(db, person, own, api.now());
    const line = before.card.lines.find((one) => one.remainder > 0);
    await api.connection.pool.query(
      `insert into waivers (contract_code, credit_to, date, credit_discount, penalty_discount, given_by, created_at)
       values ($1, $2, $3, 7000, 0, 1, now())`,
      [own, line?.number, before.asOf],
    );
    const after = await readContract(db, person, own, api.now());
    expect(after.card.lines[(line?.number ?? 0) - 1]).toMatchObject({
      discount: (line?.discount ?? 0) + 7000,
      remainder: (line?.remainder ?? 0) - 7000,
      transactions: line?.transactions,
    });
    await api.connection.pool.query('update waivers set voided_at = now(), voided_by = 1');
    expect((await readContract(db, person, own, api.now())).card).toEqual(before.card);
  });

  it('says where the contract stood on an earlier day', async () => {
    const { api, db, person, own } = await world();
    const { contract } = await readContract(db, person, own, api.now());
    const { card } = await readAccount(db, contract, addDays(contract.dateStart, 1));
    expect(card.totals).toMatchObject({ paid: 0, penalty: 0, remainder: card.totals.instalment });
  });

  it("refuses another office's contract and one that is not there", async () => {
    const { api, db, person, others } = await world();
    await expect(readContract(db, person, others, api.now())).rejects.toMatchObject({ status: 403 });
    await expect(readContract(db, person, 'TIDAK-ADA', api.now())).rejects.toMatchObject({ status: 404 });
  });

  it('follows the order of allocation that was signed', async () => {
    const { api, db, person, own } = await world();
    const { contract } = await readContract(db, person, own, api.now());
    expect(allocationOrder(contract)).toEqual(['penalty', 'instalment']);
    expect(allocationOrder({ ...contract, allocationOrder: 'INSTALMENT_FIRST' })).toEqual([
      'instalment',
      'penalty',
    ]);
  });
});

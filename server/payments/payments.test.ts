import { describe, expect, it } from 'vitest';
import type { ContractRow } from '@/lib/contract/contracts';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { PostedPayment } from '@/lib/contract/payments';
import type { ReceiptPaper } from '@/lib/contract/receiptPaper';
import type { Settlement } from '@/lib/contract/settlements';
import { addDays } from '@/lib/arithmetic/calendar';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { contractCodes } from '../testing/contractRequest';
import { someReceipt } from '../testing/changedNote';
import { startApi } from '../testing/startApi';

async function cashier() {
  const api = await startApi();
  return { api, token: await api.signIn('kasir.jkt') };
}

describe('finding a contract', () => {
  it('by code, name, plate, NIK and phone, of one’s own office only', async () => {
    const { api, token } = await cashier();
    const { rows } = await api.connection.pool.query<
      Record<'code' | 'name' | 'plate' | 'nik' | 'phone', string>
    >(
      `select c.code, k.name, c.plate_number as plate, k.nik, k.phone from contracts c
         join customers k on k.id = c.customer_id where c.code like 'JKT-%' order by c.code limit 1`,
    );
    const one = rows[0];
    if (!one) throw new Error('No contract');
    const find = async (search: string) =>
      (
        await api.call<{ rows: ContractRow[]; more: boolean }>(
          'GET',
          `payments?search=${encodeURIComponent(search)}`,
          { token },
        )
      ).data;
    for (const search of [one.code, one.name, one.plate, one.plate.replaceAll(' ', ''), one.nik, one.phone]) {
      expect(
        (await find(search)).rows.map((row) => row.code),
        search,
      ).toContain(one.code);
    }
    const many = await find('jkt');
    expect(many).toMatchObject({ more: true });
    expect(many.rows).toHaveLength(10);
    expect((await find('mks-')).rows).toEqual([]);
  });
});

describe('the settlement quote', () => {
  it('sums its steps and says until when it holds', async () => {
    const { api, token } = await cashier();
    const { rows } = await api.connection.pool.query<{ code: string; quote_days: number }>(
      `select code, quote_days from contracts where status = 'ACTIVE' and code like 'JKT-%' order by code limit 1`,
    );
    const { code = '', quote_days = 0 } = rows[0] ?? {};
    const { data } = await api.call<Settlement>('GET', `payments/${code}/settlement`, { token });
    expect(data.total).toBe(data.lines.reduce((sum, step) => sum + step.amount, 0));
    expect(data.valid_until).toBe(addDays(data.as_of, quote_days));
    const card = (await api.call<PaymentCard>('GET', `payments/${code}`, { token })).data;
    expect(data.penalty).toBe(card.card.totals.penalty);
  });
});

describe('printing a receipt', () => {
  it('counts each print once, and not one that is void', async () => {
    const { api, token } = await cashier();
    const receipt = await someReceipt(api, token);
    const print = (key: string) =>
      api.call<ReceiptPaper>('POST', `credits/${receipt.id}/print`, {
        token,
        headers: { 'idempotency-key': key },
      });
    expect((await print('a')).data).toMatchObject({
      print_count: 1,
      receipt: { invoice: receipt.invoice, version: receipt.version },
    });
    expect((await print('a')).data.print_count).toBe(1);
    expect((await print('b')).data.print_count).toBe(2);
    const elsewhere = await api.signIn('kasir.mks');
    expect((await api.call('POST', `credits/${receipt.id}/print`, { token: elsewhere })).http).toBe(403);
    await api.connection.pool.query(
      `update credits set voided_at = now(), voided_by = input_by, void_reason = 'Salah' where id = $1`,
      [receipt.id],
    );
    expect((await print('c')).http).toBe(409);
    expect((await api.call('GET', `credits/${receipt.id}/paper`, { token })).http).toBe(409);
  });

  it('shows the paper first, uncounted, with what the card says is left after the receipt', async () => {
    const { api, token } = await cashier();
    const [code = ''] = await contractCodes(api, 'ACTIVE', 'JKT');
    const cardOf = async () => (await api.call<PaymentCard>('GET', `payments/${code}`, { token })).data;
    const pay = async () => {
      const body = oldestInstalment(await cardOf());
      return (await api.call<PostedPayment>('POST', `payments/${code}`, { token, body })).data;
    };
    const look = async (id: number) =>
      (await api.call<ReceiptPaper>('GET', `credits/${id}/paper`, { token })).data;
    const { receipts, after } = await pay();
    const [receipt] = receipts;
    const first = await look(receipt!.id);
    expect(first).toMatchObject({ print_count: 1, office: { name: 'Jakarta' } });
    expect(first.office.address).not.toBe('');
    expect(first.rest).toEqual({
      as_of: after.as_of,
      instalments: after.card.lines.filter(({ remainder }) => remainder > 0).length,
      remainder: after.card.totals.remainder,
      penalty: after.card.totals.penalty,
      next_due: after.contract.next_due,
    });
    // The next payment changes what is left, not what this receipt said.
    await pay();
    expect(await look(receipt!.id)).toEqual(first);
    expect((await cardOf()).card.totals.remainder).toBeLessThan(first.rest.remainder);
  });
});

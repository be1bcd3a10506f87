import { describe, expect, it } from 'vitest';
import type { ContractRow } from '@/lib/contract/contracts';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { ReceiptPaper } from '@/lib/contract/receiptPaper';
import type { Settlement } from '@/lib/contract/settlements';
import { addDays } from '@/lib/arithmetic/calendar';
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
  });
});

import { expect, it } from 'vitest';
import type { PettyVoucher } from '@/lib/contract/pettyVouchers';
import { openFund, PETTY_FAULTS } from '../testing/petty';
import { startApi } from '../testing/startApi';

const WRITERS = 16;
const EACH = 5;

it('sixteen who write at once never make a wrong balance, and never take more than there is', async () => {
  const api = await startApi();
  const { pool } = api.connection;
  const { petty, holder, head, director } = await openFund(api);
  const before = (await petty.fund(head.token)).fund!;
  // More than there is: some of them find it gone.
  const amount = Math.ceil(before.balance / (WRITERS * EACH - 20) / 1000) * 1000;
  const tokens = [holder.token, head.token, director.token];
  const answers = await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      const got: number[] = [];
      for (let nth = 0; nth < EACH; nth++) {
        const over = { amount, payee: `Toko ${writer} ${nth}` };
        got.push((await petty.write(tokens[writer % tokens.length]!, over)).http);
      }
      return got;
    }),
  );
  const all = answers.flat();
  for (const http of all) expect([200, 409]).toContain(http);
  const written = all.filter((http) => http === 200).length;
  expect(written).toBe(Math.floor(before.balance / amount));
  const { fund } = await petty.fund(head.token);
  expect(fund?.balance).toBe(before.balance - written * amount);
  for (const [name, statement] of Object.entries(PETTY_FAULTS))
    expect((await pool.query(statement)).rows, name).toEqual([]);
});

it('who sends the same press twice writes once, and two who complete one top-up move its money once', async () => {
  const api = await startApi();
  const { petty, holder, head, must } = await openFund(api);
  const body = {
    ...{ office_id: 1, kind: 'EXPENSE', category_id: 1, of_id: null, amount: 40_000, payee: 'SPBU Matraman' },
    ...{ payee_staff_id: null, description: 'Bensin', file_id: null, no_proof: 'Struk hilang' },
  };
  const press = () =>
    api.call<{ voucher: PettyVoucher }>('POST', 'petty-vouchers', {
      ...{ token: holder.token, body, headers: { 'idempotency-key': 'satu-voucher' } },
    });
  const [first, second] = await Promise.all([press(), press()]);
  const [one, other] = [first, second].filter(({ http }) => http === 200);
  expect(one?.data.voucher.number).toMatch(/^PC\/JKT\/\d{4}\/\d{2}\/\d{4}$/);
  if (other) expect(other.data.voucher.id).toBe(one?.data.voucher.id);
  expect((await press()).data.voucher.id).toBe(one?.data.voucher.id);

  const { id, spent } = one!.data.voucher;
  const asked = must(await petty.ask(head.token, { amount: spent, voucher_ids: [id] }));
  // Who asked does not decide.
  expect((await petty.decide(head.token, asked.id)).http).toBe(403);
  const director = await api.signIn('direktur');
  must(await petty.decide(director, asked.id));
  const before = (await petty.fund(head.token)).fund!;
  expect(before.on_way).toBe(spent);
  const ends = await Promise.all([1, 2, 3].map(() => petty.complete(holder.token, asked.id)));
  expect(ends.map(({ http }) => http).toSorted()).toEqual([200, 409, 409]);
  const { fund } = await petty.fund(head.token);
  expect(fund).toMatchObject({ on_way: 0, balance: before.balance + spent, ceiling: before.ceiling });
});

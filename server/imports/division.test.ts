import { expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { ImportDivision } from '@/lib/contract/importPosting';
import type { ImportRow } from '@/lib/contract/importRows';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { Random } from '../seed/random';
import { startApi } from '../testing/startApi';
import { clerkOf, statementLines, payersOf, todayOf } from '../testing/statements';

const total = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

/** A statement of parts, penalties, several lines on one contract, and one that leaves a deposit. */
async function world() {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  const clerk = clerkOf(api, token);
  const [over, ...payers] = await payersOf(api);
  if (!over || payers.length < 12) throw new Error('too few contracts');
  const { card } = (await api.call<PaymentCard>('GET', `payments/${over.code}`, { token })).data;
  const random = new Random(7);
  const some = Array.from({ length: 30 }, (_, index) => {
    const payer = random.pick(payers.slice(0, 12) as [(typeof payers)[0], ...typeof payers]);
    const amount = random.chance(0.4) ? payer.instalment : random.between(1, 3 * payer.instalment);
    const date = addDays(todayOf(api), -random.between(0, 4));
    return { amount, description: payer.code, reference: `R${index}`, date };
  });
  const surplus = card.totals.remainder + card.totals.penalty + 123_000;
  const batch = await clerk.upload(
    'a.csv',
    statementLines(
      api,
      { amount: surplus, description: over.code },
      { amount: 55_000, description: 'BUNGA' },
      ...some,
    ),
  );
  const [first] = await clerk.rows(batch.id);
  const choice = { action: 'choose', contract_code: over.code, keep_surplus: 123_000 };
  expect((await clerk.correct(batch.id, first!.id, choice)).data.state).toBe('MATCHED');
  const divided = async () =>
    (await api.call<ImportDivision>('GET', `imports/${batch.id}/division`, { token })).data;
  const matched = async () => (await clerk.rows(batch.id)).filter(({ state }) => state === 'MATCHED');
  return { api, clerk, batch, divided, matched };
}

/** What the rows say of themselves, added up. */
function summed(rows: readonly ImportRow[]) {
  const shares = rows.flatMap((row) => row.plan?.shares ?? []);
  return {
    rows: rows.length,
    amount: total(rows.map((row) => row.amount)),
    receipts: shares.length,
    credit: total(shares.map((share) => share.credit_payment)),
    penalty: total(shares.map((share) => share.penalty_payment)),
    deposit: total(rows.map((row) => row.plan?.surplus ?? 0)),
  };
}

it('is the sum of the rows to the rupiah, and what posting then writes', async () => {
  const { api, clerk, batch, divided, matched } = await world();
  const shown = await divided();
  expect(shown).toEqual({ ...summed(await matched()), open: { rows: 0, amount: 0 } });
  expect(shown.rows).toBeGreaterThan(20);
  expect(shown.penalty).toBeGreaterThan(0);
  expect(shown.deposit).toBe(123_000);
  expect(shown.credit + shown.penalty + shown.deposit).toBe(shown.amount);

  expect((await clerk.post(batch.id)).data).toMatchObject({ posted: shown.rows, refused: 0 });
  const { rows } = await api.connection.pool.query(
    `select count(*)::int as receipts, sum(credit_payment)::float as credit, sum(penalty_payment)::float as penalty,
            (select sum(amount)::float from deposits d join payments p on p.id = d.payment_id
              where p.kind = 'STATEMENT') as deposit
       from credits c join import_rows r on r.id = c.import_row_id where r.batch_id = $1`,
    [batch.id],
  );
  const { receipts, credit, penalty, deposit } = shown;
  expect(rows).toEqual([{ receipts, credit, penalty, deposit }]);
  expect(await divided()).toEqual({ ...summed([]), open: { rows: 0, amount: 0 } });
});

it('leaves open what posting refuses: rows without a plan, and a surplus that nobody decided on', async () => {
  const { api, clerk, batch, divided, matched } = await world();
  const before = await matched();
  // The last to be posted: no other row's plan stands on it.
  const last = [...before]
    .sort((a, b) => `${a.date} ${1e6 + a.line}`.localeCompare(`${b.date} ${1e6 + b.line}`))
    .at(-1)!;
  await api.connection.pool.query(`update import_rows set keep_surplus = false where batch_id = $1`, [
    batch.id,
  ]);
  await api.connection.pool.query(`update import_rows set plan = null where id = $1`, [last.id]);
  const placed = before.filter((row) => row.id !== last.id && row.plan?.surplus === 0);
  const open = before.filter((row) => !placed.includes(row));
  const shown = await divided();
  expect(shown).toEqual({
    ...summed(placed),
    rows: before.length,
    amount: total(before.map((row) => row.amount)),
    open: { rows: 2, amount: total(open.map((row) => row.amount)) },
  });
  expect(shown.credit + shown.penalty + shown.deposit + shown.open.amount).toBe(shown.amount);
  expect((await clerk.post(batch.id)).data).toMatchObject({ posted: placed.length, refused: 2 });
});

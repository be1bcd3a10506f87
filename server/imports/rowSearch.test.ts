import { expect, it } from 'vitest';
import { startApi } from '../testing/startApi';
import { clerkOf, payersOf, statementLines } from '../testing/statements';

it('finds lines by what stands in them, by contract, amount and day, as people write them', async () => {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  const [payer] = await payersOf(api);
  if (!payer) throw new Error('too few contracts');
  const [paid, other] = statementLines(
    api,
    { amount: 1_250_000, description: `SETORAN ${payer.code}` },
    { amount: 713_000, description: 'BUNGA TABUNGAN 99' },
  );
  const day = paid?.date ?? '';
  const [year = '', month = '', date = ''] = day.split('-');
  const batch = await clerkOf(api, token).upload('a.csv', [paid, { ...other, date: '2026-01-05' }] as never);
  await api.connection.pool.query(
    `update customers set name = 'Hj. Siti A''minah', nik = '3175017130000001', phone = '+62 841-5550-2556'
      where id = (select customer_id from contracts where code = $1)`,
    [payer.code],
  );
  const found = async (search: string) => {
    const address = `imports/${batch.id}/rows?search=${encodeURIComponent(search)}`;
    const { data } = await api.call<{ rows: { amount: number }[]; count: number }>('GET', address, { token });
    expect(data.count).toBe(data.rows.length);
    return data.rows.map(({ amount }) => amount);
  };
  const first = ['setoran', payer.code, 'aminah', 'hj. siti aminah', '0841 5550 2556', '3175017130000001'];
  const asAmount = ['1.250.000', 'Rp1.250.000,-', '1250000', '1,25 jt'];
  const asDay = [day, `${date}/${month}`, `${Number(date)}-${Number(month)}-${year}`];
  for (const search of [...first, ...asAmount, ...asDay]) {
    expect([search, await found(search)]).toEqual([search, [1_250_000]]);
  }
  for (const search of ['713.000', '713 rb', 'tabungan', '5 jan', '05/01/26']) {
    expect([search, await found(search)]).toEqual([search, [713_000]]);
  }
  for (const search of ['1.250.001', '6 jan', '5 jan 2025', 'aminah tabungan']) {
    expect([search, await found(search)]).toEqual([search, []]);
  }
});

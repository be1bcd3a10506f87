import { expect, it } from 'vitest';
import { contractCodes } from '../testing/contractRequest';
import { counter } from '../testing/counter';
import { basisOf, giveTts, postShown } from '../testing/handovers';

it('what is there now is of the office that was shown, where the collector carries TTS of two', async () => {
  const { api } = await counter();
  const { pool } = api.connection;
  await pool.query("update titles set is_credit_add = true, is_credit = true where name = 'Direktur'");
  const director = await api.signIn('direktur');
  const { rows } = await pool.query<{ id: number }>("select id from staff where username = 'kolektor.jkt'");
  const [collector = 0] = rows.map(({ id }) => id);
  const [own = '', other = ''] = await contractCodes(api, 'ACTIVE');
  await giveTts(api, { code: own, amount: 10_000 });
  const elsewhere = await giveTts(api, { code: other, amount: 20_000, office: 2 });
  const shown = await basisOf(api, director, collector, [elsewhere]);
  expect(shown.office.id).toBe(2);
  expect((await postShown(api, director, shown)).http).toBe(200);
  const again = await postShown(api, director, shown);
  expect(again.http).toBe(409);
  expect(again.data.current?.office.id).toBe(2);
});

import { expect, it } from 'vitest';
import { owedOn } from '@/lib/arithmetic/allocate';
import { contractCodes } from '../testing/contractRequest';
import { cardOf, counter } from '../testing/counter';
import { basisOf, giveTts, postShown } from '../testing/handovers';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';

const COUNT = 200;

it('takes 200 TTS while others pay on the same contracts and bring theirs, and nobody waits in a circle', async () => {
  const { api, maker, checker } = await counter();
  const { pool } = api.connection;
  await pool.query(
    "update titles set is_credit_add = true, is_credit = true where name in ('Penyetuju', 'Kepala Cabang')",
  );
  const head = await api.signIn('kacab.jkt');
  const codes = (await contractCodes(api, 'ACTIVE')).slice(0, 60);
  const idOf = async (username: string) =>
    (await pool.query<{ id: number }>('select id from staff where username = $1', [username])).rows[0]?.id ??
    0;
  const collectors = [await idOf('kolektor.jkt'), await idOf('kolektor2.jkt')] as const;
  for (let at = 0; at < COUNT; at++) {
    await giveTts(api, {
      code: codes[at % codes.length]!,
      amount: 10_000 + 1000 * (at % 7),
      daysAgo: at % 2,
    });
    if (at % 5 === 0)
      await giveTts(api, {
        collector: 'kolektor2.jkt',
        code: codes.at(-(at % codes.length) - 1)!,
        amount: 5000,
      });
  }
  const shown = await basisOf(api, maker, collectors[0]);
  expect(shown.rows).toHaveLength(COUNT);
  const other = await basisOf(api, head, collectors[1]);

  const pay = async (code: string) => {
    const card = await cardOf(api, checker, code);
    const line = card.card.lines.find((one) => owedOn(one) > 0);
    if (!line) return 200;
    const body = oldestInstalment(card, { amount: 1000, cash: 1000, lines: [line.number] });
    return (await api.call('POST', `payments/${code}`, { token: checker, body })).http;
  };
  const answers = await Promise.all([
    postShown(api, maker, shown).then(({ http }) => http),
    postShown(api, head, other).then(({ http }) => http),
    ...codes.slice(0, 12).map(pay),
    ...codes.slice(-12).map(pay),
  ]);
  for (const http of answers) expect([200, 409]).toContain(http);
  expect(answers.some((http) => http === 200)).toBe(true);
  // Who met another card presses again on what is shown now.
  for (const [token, collector] of [
    [maker, collectors[0]],
    [head, collectors[1]],
  ] as const) {
    const again = await basisOf(api, token, collector);
    if (again.rows.length > 0) expect((await postShown(api, token, again)).http).toBe(200);
  }
  const { rows } = await pool.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from tts group by 1',
  );
  expect(rows).toEqual([{ state: 'POSTED', count: COUNT + COUNT / 5 }]);
});

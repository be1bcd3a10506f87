import { expect, it } from 'vitest';
import type { RunningOrder } from '@/lib/contract/repossessions';
import { addDays } from '@/lib/arithmetic/calendar';
import { noon, readyToTake, today } from '../testing/taking';

const DAY = 86_400_000;

it('lists the orders of an office that run, the fewest days left first, until each ends', async () => {
  const { api, order, codes, spv, head, agus, budi } = await readyToTake();
  const list = async (token = spv, query = '') => {
    const answer = await api.call<{ rows: RunningOrder[]; count: number }>(
      'GET',
      `repossession-orders${query}`,
      { token },
    );
    expect(answer.http, answer.message).toBe(200);
    expect(answer.data.count).toBeGreaterThanOrEqual(answer.data.rows.length);
    return answer.data.rows;
  };
  expect(await list()).toEqual([]);
  const [first = '', second = '', third = ''] = codes;
  const given = await order(first);
  api.advance(2 * DAY);
  await noon(api);
  const later = await order(second, { collector_ids: [agus.id, budi.id] });
  await order(third);
  const shown = await list();
  expect(shown.map(({ contract_code, days_left }) => [contract_code, days_left])).toEqual([
    [first, 11],
    [second, 14],
    [third, 14],
  ]);
  expect(shown[1]).toMatchObject({
    ...{ number: later.number, valid_until: addDays(today(api), 14), office: { id: 1, name: 'Jakarta' } },
    collectors: ['Agus Salim', 'Budi Santoso'],
  });
  expect(await list(spv, '?page=2&size=2')).toMatchObject([{ contract_code: third }]);

  // Another office sees none of them.
  const elsewhere = await api.signIn('kacab.mks');
  expect(await list(elsewhere)).toEqual([]);
  expect((await api.call('GET', 'repossession-orders?office=1', { token: elsewhere })).http).toBe(403);

  // Withdrawn; ended by itself since nothing is late any more; its last day over.
  const body = { reason: 'Nasabah minta waktu' };
  await api.call('POST', `repossession-orders/${later.id}/withdraw`, { token: head, body });
  await api.connection.pool.query('update contracts set next_due = $2 where code = $1', [
    third,
    addDays(today(api), 20),
  ]);
  expect((await list()).map(({ number }) => number)).toEqual([given.number]);
  api.advance(11 * DAY);
  expect(await list()).toMatchObject([{ contract_code: first, days_left: 0 }]);
  api.advance(DAY);
  expect(await list()).toEqual([]);
});

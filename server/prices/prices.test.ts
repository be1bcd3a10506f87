import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { PricePage, PriceVersion } from '@/lib/contract/prices';
import { startApi } from '../testing/startApi';

/** The price list as a reader sees it. */
async function reader(username = 'kolektor.jyp') {
  const api = await startApi();
  const token = await api.signIn(username);
  const list = async (query = '') => (await api.call<PricePage>('GET', `prices?${query}`, { token })).data;
  return { api, token, list };
}

describe('the price list', () => {
  it('is for every signed-in person, and for nobody else', async () => {
    const { api, list } = await reader();
    const page = await list();
    expect(page.rows).toHaveLength(20);
    expect(page.count).toBe(3 * 16 * 6);
    expect(page.on).toBe(page.today);
    expect((await api.call('GET', 'prices')).http).toBe(401);
  });

  it('finds a vehicle by words in any order, and takes signs for what they are', async () => {
    const { list } = await reader();
    const { today } = await list();
    const year = Number(today.slice(0, 4)) - 1;
    const page = await list(`search=${encodeURIComponent(`${year} beat papua`)}`);
    expect(page.rows).toMatchObject([{ region: 'Papua', brand: 'Honda', type: 'Beat', year }]);
    expect((await list('search=%25')).count).toBe(0);
    expect((await list('search=_onda')).count).toBe(0);
  });

  it('filters by region, kind, brand, type and year', async () => {
    const { list } = await reader();
    expect((await list('region=Papua')).count).toBe(16 * 6);
    expect((await list('kind=R4')).count).toBe(3 * 8 * 6);
    const one = await list('region=Papua&brand=Toyota&type=Avanza&kind=R4');
    expect(one.rows.map(({ year }) => year)).toEqual(
      one.rows.map(({ year }) => year).toSorted((a, b) => b - a),
    );
    expect(one.count).toBe(6);
    expect((await list(`region=Papua&brand=Toyota&type=Avanza&year=${one.rows[0]?.year}`)).count).toBe(1);
  });

  it.each(['otr', 'max_disbursement', 'min_down_payment', 'year'] as const)(
    'sorts by %s in both directions, pages without a gap',
    async (sort) => {
      const { list } = await reader();
      const pages = await Promise.all(
        [1, 2, 3].map((page) => list(`kind=R2&sort=${sort}&size=48&page=${page}`)),
      );
      const rows = pages.flatMap((page) => page.rows);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(144);
      expect(rows.map((row) => row[sort])).toEqual(rows.map((row) => row[sort]).toSorted((a, b) => a - b));
      const [last] = (await list(`kind=R2&sort=${sort}&order=desc`)).rows;
      expect(last?.[sort]).toBe(rows.at(-1)?.[sort]);
    },
  );

  it('shows the prices of another day as they were then', async () => {
    const { api, list } = await reader();
    const [row] = (await list('search=beat')).rows;
    const { today } = await list();
    await api.connection.pool.query('update prices set valid_to = $1 where id = $2', [
      addDays(today, -1),
      row?.id,
    ]);
    expect((await list('search=beat')).rows.map(({ id }) => id)).not.toContain(row?.id);
    const before = await list(`search=beat&on=${addDays(today, -1)}`);
    expect(before.rows.map(({ id }) => id)).toContain(row?.id);
    expect((await list('on=2001-01-01')).count).toBe(0);
  });

  it('knows what its filters can be set to', async () => {
    const { api, token } = await reader();
    const { data } = await api.call<{ regions: string[]; vehicles: object[]; years: number[] }>(
      'GET',
      'prices/choices',
      { token },
    );
    expect(data.regions).toEqual(['Jabodetabek', 'Papua', 'Sulawesi Selatan']);
    expect(data.vehicles).toHaveLength(16);
    expect(data.years).toHaveLength(6);
  });

  it('tells one vehicle’s prices over time', async () => {
    const { api, token, list } = await reader();
    const [row] = (await list('search=avanza papua')).rows;
    const answer = await api.call<{ price: { id: number }; versions: PriceVersion[] }>(
      'GET',
      `prices/${row?.id}`,
      { token },
    );
    expect(answer.data.price).toEqual(row);
    expect(answer.data.versions).toMatchObject([{ id: row?.id, otr: row?.otr, list: null }]);
    expect((await api.call('GET', 'prices/999999', { token })).http).toBe(404);
  });

  it('reads little more than the list of today, however many lists came before', async () => {
    const { api, list } = await reader();
    await api.connection.pool.query(`
      insert into prices (region, vehicle_kind, brand, type, year, otr, max_disbursement, min_down_payment,
                          valid_from, valid_to)
      select region, vehicle_kind, brand, type, year, otr, max_disbursement, min_down_payment,
             date '2000-01-01' + n * 30, date '2000-01-01' + n * 30 + 29
        from prices, generate_series(0, 199) n`);
    await api.connection.pool.query('analyze prices');
    const { today } = await list();
    const { rows } = await api.connection.pool.query<{ 'QUERY PLAN': string }>(
      `explain select * from prices where valid_from <= '${today}' and coalesce(valid_to, 'infinity') >= '${today}'`,
    );
    expect(rows.map((line) => line['QUERY PLAN']).join('\n')).toContain('prices_end');
  });
});

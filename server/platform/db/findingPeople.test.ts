import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personKey, searchedName } from '@/lib/format/people/personKey';
import { phoneKey } from '@/lib/format/people/phoneKey';
import { Random } from '../../seed/random';
import { startApi, type TestApi } from '../../testing/startApi';

let api: TestApi;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

/** Texts of these pieces, the same for every run. */
function drawn(pieces: readonly string[], longest: number, count: number): string[] {
  const random = new Random(20_261_127);
  const piece = () => pieces[random.between(0, pieces.length - 1)] ?? '';
  return Array.from({ length: count }, () =>
    Array.from({ length: random.between(0, longest) }, piece).join(''),
  );
}

async function inDatabase(call: string, texts: readonly string[]): Promise<string[]> {
  const { rows } = await api.connection.pool.query<{ key: string }>(
    `select ${call}(t) as key from unnest($1::text[]) with ordinality as u (t, n) order by n`,
    [texts],
  );
  return rows.map(({ key }) => key);
}

const HIDDEN = ['\u202a', '\u202c', '\u200b', '\u200e', '\u2066', '\u2069', '\ufeff'];

describe('what people are found by is the same in the database', () => {
  it('as a phone number', async () => {
    const pieces = ['0', '0', '6', '62', '+62', '00', '8', '84', '1', '5550', '(0)', '-', ' ', '\u00a0', '.'];
    const tried = drawn([...pieces, ...HIDDEN], 9, 4000);
    expect(await inDatabase('phone_key', tried)).toEqual(tried.map(phoneKey));
  });

  it('as a name', async () => {
    const joined = (words: string, signs: readonly string[]) =>
      words.split(' ').flatMap((word) => signs.map((sign) => word + sign));
    const parts = joined('s m a i k h e pd kom md kep sy Budi', [' ', ' ', '. ', '.', '']);
    const signs = [' ', ', ', '\u00a0', '-', '`', '’', ...HIDDEN];
    const words = joined("h Hj KH Drs dra dr S.Pd t p st ph d b sc Amd Nur'aini SITI é", signs);
    const tried = [...drawn(parts, 9, 12_000), ...drawn(words, 9, 6000)];
    expect(await inDatabase('person_key', tried)).toEqual(tried.map(personKey));
    expect(await inDatabase('searched_name', tried)).toEqual(tried.map(searchedName));
  });
});

describe('a person is found', () => {
  const PHONES = [
    '+62 841-5550-2556',
    '\u202a+62\u00a0841\u20115550\u20112556\u202c',
    '0841-5550-2556',
    '(0841) 5550-2556',
    '6284155502556',
    '+62 (0)841 5550 2556',
    '841 5550 2556',
    '0841555025',
    '5550-2556',
    'aminah 0841-5550-2556',
  ];
  const NAMES = [
    'hj. siti aminah',
    "siti a'minah",
    'drs siti aminah s.pd.',
    'siti\u00a0 amin\u200bah',
    'aminah hj',
  ];

  it.each([
    ['direktur', 'contracts', 'customer_name'],
    ['kasir.jkt', 'payments', 'customer_name'],
    ['direktur', 'agents', 'name'],
    ['direktur', 'marketers', 'name'],
  ])('by %s in %s however number and name are written', async (who, path, field) => {
    const kept = "Hj. Siti A'minah, S.Pd.";
    const { pool } = api.connection;
    await pool.query(
      `update customers set name = $1, phone = '+62 841-5550-2556'
        where id = (select customer_id from contracts where office_id = 1 order by code limit 1)`,
      [kept],
    );
    await pool.query(
      `update partners set name = $1, phone = '+62 841-5550-2556', search_text = ' ' || searched_name($1) || ' 084155502556'
        where id in (select min(id) from partners group by kind)`,
      [kept],
    );
    const token = await api.signIn(who);
    for (const search of [...PHONES, ...NAMES]) {
      const { data } = await api.call<{ rows: Record<string, unknown>[] }>(
        'GET',
        `${path}?search=${encodeURIComponent(search)}`,
        { token },
      );
      expect([search, data.rows.map((row) => row[field])]).toEqual([search, expect.arrayContaining([kept])]);
      expect([search, data.rows.length]).toEqual([search, 1]);
    }
  });

  it('among staff and receipts by a name without its title', async () => {
    const { pool } = api.connection;
    await pool.query(`update staff set name = 'Drs. Zul''kifli, M.M.' where username = 'kasir.jkt'`);
    await pool.query(`update customers set name = 'Drs. Zul''kifli, M.M.'
      where id = (select k.id from customers k join contracts c on c.customer_id = k.id
        join credits n on n.contract_code = c.code order by n.id desc limit 1)`);
    const token = await api.signIn('direktur');
    for (const path of ['staff', 'credits']) {
      const found = async (search: string) =>
        (
          await api.call<{ rows: unknown[] }>('GET', `${path}?search=${encodeURIComponent(search)}`, {
            token,
          })
        ).data.rows.length;
      for (const search of ['zulkifli', 'dr. zulkifli', "zul'kifli m.m."]) {
        expect([path, search, (await found(search)) > 0]).toEqual([path, search, true]);
      }
    }
  });
});

it.each([
  [
    'customers_phone',
    `select 1 from customers where phone_key(phone) >= '0841' and phone_key(phone) < '0842'`,
  ],
  ['customers_phone', `select 1 from customers where phone_key(phone) = any('{084155502556}')`],
  [
    'contracts_search',
    `select 1 from contracts where search_text like '%5550-2556%' or search_text like '%55502556%'`,
  ],
  [
    'registrations_plate',
    `select 1 from registrations where vehicle_key(plate_number) >= 'B1234X0' and vehicle_key(plate_number) <= 'B1234X0ZZZ'`,
  ],
  ['registrations_phone', `select 1 from registrations where phone >= '0841' and phone < '0842'`],
  [
    'staff_search',
    `select 1 from staff where ' ' || searched_name(name) || ' ' || username || ' ' || lower(coalesce(email, '')) like '%zul%'`,
  ],
])('%s serves what is looked for', async (index, query) => {
  const client = await api.connection.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

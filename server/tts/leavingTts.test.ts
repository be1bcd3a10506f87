import { expect, it } from 'vitest';
import type { Title } from '@/lib/contract/titles';
import { eventually } from '../../tests/eventually';
import { inTheField } from '../testing/field';
import { staffTeam } from '../testing/staffTeam';
import type { Answered, TestApi } from '../testing/startApi';

it('holds up who carries money of the field, and closes their blocks with the end', async () => {
  const world = await inTheField();
  await world.to('10:00');
  const team = await staffTeam({ api: world.api });
  const { data: block } = await world.take();
  const visit = await world.send(world.paid(world.codes[0] ?? '', block, block.first));
  expect(visit.http, visit.message).toBe(200);
  const leaving = await team.leaving('agus.salim');
  expect(leaving.items[0]).toMatchObject({ key: 'CASH tts 1', kind: 'CASH' });
  expect(leaving.items[0]?.label).toMatch(/^1 tanda terima kantor Jakarta belum disetor: Rp\s?100\.000$/);
  expect((await team.end('agus.salim')).http).toBe(409);

  const agus = await team.person('agus.salim');
  const elsewhere = await team.send('PUT', `staff/${agus.id}`, {
    ...{ name: agus.name, email: agus.email, title_id: agus.title.id, office_id: 2, further_office_ids: [] },
    version: agus.version,
  });
  expect(elsewhere).toMatchObject({
    http: 422,
    data: { errors: { office_id: expect.any(String) as string } },
  });
  const clerk = await team.send('PUT', `staff/${agus.id}`, {
    ...{ name: agus.name, email: agus.email, title_id: 3, office_id: 1, further_office_ids: [] },
    version: agus.version,
  });
  expect(clerk).toMatchObject({ http: 422, data: { errors: { title_id: expect.any(String) as string } } });

  const [tts] = await world.sql<{ id: number }>('select id from tts');
  const body = { reason: 'Uang dikembalikan di tempat' };
  expect((await world.api.call('POST', `tts/${tts?.id ?? 0}/void`, { token: world.head, body })).http).toBe(
    200,
  );
  const ended = await team.end('agus.salim');
  expect(ended.http, ended.message).toBe(200);
  const [closed] = await world.sql<{ reason: string }>(
    'select close_reason as reason from tts_blocks where closed_at is not null',
  );
  expect(closed?.reason).toBe('Masa kerja Agus Salim berakhir: Mengundurkan diri');
  expect((await world.take()).http).toBe(401);
});

const COLLECTOR = 7;

/** A world in which whoever administers titles takes the right to collect from that of the collectors. */
async function losingTheRight() {
  const world = await inTheField();
  await world.to('10:00');
  const token = await world.api.signIn('admin.sistem');
  const { data } = await world.api.call<{ rows: Title[] }>('GET', 'titles', { token });
  const title = data.rows.find(({ id }) => id === COLLECTOR)!;
  const body = { ...title, access: { ...title.access, is_collector: 0 } };
  const lose = () => world.api.call<Title>('PUT', `titles/${title.id}`, { token, body });
  const blocks = () =>
    world.sql<{ collector: number; reason: string }>(
      'select collector_id as collector, close_reason as reason from tts_blocks order by collector_id',
    );
  return { ...world, title, lose, blocks };
}

it('closes the blocks of all who have a title that no longer collects, and leaves what they carry', async () => {
  const { ids, budi, api, head, codes, title, ...world } = await losingTheRight();
  const { data: block } = await world.take();
  await world.take(budi);
  const visit = await world.send(world.paid(codes[0] ?? '', block, block.first));
  expect(visit.http, visit.message).toBe(200);
  expect((await world.lose()).http).toBe(200);
  const reason = `Jabatan ${title.name} tidak lagi menagih`;
  expect(await world.blocks()).toEqual(ids.map((collector) => ({ collector, reason })));
  const logged = await world.sql("select 1 from history where action = 'TTS_BLOCK_CLOSED'");
  expect(logged).toHaveLength(2);
  // The money is still theirs to hand in, and their supervisor's to see.
  const { data } = await api.call<{ rows: { state: string }[] }>('GET', 'tts', { token: head });
  expect(data.rows).toMatchObject([{ state: 'OPEN' }]);
});

it('closes a block that was being taken as well, and gives none to who lost the right meanwhile', async () => {
  const { api, take, lose, blocks, budi, title } = await losingTheRight();
  await take();
  // The last number of the month is held, so that the take stands still, and the change of the title behind it.
  const taken = await held(
    api,
    "select 1 from invoice_numbers where month like 'TTS%' for update",
    async (waiting) => {
      const taking = take(budi);
      await waiting(1);
      const losing = lose();
      await waiting(2);
      return [taking, losing];
    },
  );
  expect(taken.map(({ http }) => http)).toEqual([200, 200]);
  const closed = { reason: `Jabatan ${title.name} tidak lagi menagih` };
  expect(await blocks()).toMatchObject([closed, closed]);

  await api.connection.pool.query('update titles set is_collector = true where id = $1', [COLLECTOR]);
  const text = `update titles set is_collector = false where id = ${COLLECTOR}`;
  const [late] = await held(api, text, async (waiting) => {
    const taking = take(budi);
    await waiting(1);
    return [taking];
  });
  expect(late).toMatchObject({
    http: 409,
    message: 'Jabatan atau kantor Anda baru saja berubah. Muat ulang, lalu coba lagi.',
  });
  expect(await blocks()).toHaveLength(2);
});

/** Does `text` and keeps what it locks until calls were made that wait for it; then their answers. */
async function held(
  api: TestApi,
  text: string,
  make: (waiting: (count: number) => Promise<void>) => Promise<Promise<Answered<unknown>>[]>,
): Promise<Answered<unknown>[]> {
  const other = await api.connection.pool.connect();
  const waiting = (count: number) =>
    eventually(async () => {
      const { rows } = await api.connection.pool.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(rows).toHaveLength(count);
    });
  try {
    await other.query('begin');
    await other.query(text);
    const calls = await make(waiting);
    await other.query('commit');
    return await Promise.all(calls);
  } finally {
    other.release(true);
  }
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegistrationPage } from '@/lib/contract/registrationList';
import { registrationTeam } from '../testing/registrations';
import { startApi } from '../testing/startApi';

const DAY = 24 * 3_600_000;
let team: Awaited<ReturnType<typeof registrationTeam>>;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  team = await registrationTeam(await startApi({ until: (cleanup) => cleanups.push(cleanup) }));
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const list = async (query: string) =>
  (await team.send<RegistrationPage>('director', 'GET', `?size=100&${query}`)).data.rows;
const idsOf = async (query: string) => (await list(query)).map(({ id }) => id);

/** Puts a registration into an office, in its status since then. */
const since = (id: number, office: number, at: string) =>
  team.api.connection.pool.query(
    'update registrations set office_id = $2, status_since = $3, surveyor_id = null where id = $1',
    [id, office, at],
  );

describe('the list of registrations', () => {
  it('is narrowed to one marketer, whose name it shows', async () => {
    const { rows } = await team.api.connection.pool.query<{ id: number; name: string }>(
      "select id, name from partners where kind = 'MARKETER' and office_id = 1 and active order by id limit 1",
    );
    const [marketer] = rows;
    const without = await team.create();
    const form = { ...(await team.form()), marketer_id: marketer?.id ?? null };
    const { data: made } = await team.send('clerk', 'POST', '', { form });
    const found = await list(`marketer=${marketer?.id}`);
    expect(found.find(({ id }) => id === made.id)?.marketer).toBe(marketer?.name);
    expect(found.every((row) => row.marketer === marketer?.name)).toBe(true);
    expect(found.map(({ id }) => id)).not.toContain(without.id);
    expect((await list('')).find(({ id }) => id === without.id)?.marketer).toBeNull();
  });

  it('holds what is under way apart from what has ended, in the same order', async () => {
    const { rows: statuses } = await team.api.connection.pool.query<{ id: number }>(
      'select id from registration_statuses order by id',
    );
    for (const [index, status] of [...statuses, ...statuses].entries()) {
      const { id } = await team.create();
      const at = new Date(team.api.now().getTime() - ((index * 7) % 17) * DAY).toISOString();
      await team.api.connection.pool.query(
        'update registrations set status_id = $2, status_since = $3, office_id = $4 where id = $1',
        [id, status.id, at, 1 + (index % 2)],
      );
    }
    const all = await list('');
    const ended = ['REJECTED', 'CANCELLED', 'DISBURSED'];
    const underWay = all.filter(({ status }) => !ended.includes(status.kind)).map(({ id }) => id);
    expect(underWay.length).toBeGreaterThan(4);
    expect(underWay.length).toBeLessThan(all.length);
    expect(await idsOf('status=under_way')).toEqual(underWay);
    expect(await idsOf('status=under_way&order=asc')).toEqual(underWay.toReversed());
    const paged = [1, 2, 3].map(async (page) => {
      const { data } = await team.send<RegistrationPage>(
        'director',
        'GET',
        `?status=under_way&size=2&page=${page}`,
      );
      expect(data.count).toBe(underWay.length);
      return data.rows.map(({ id }) => id);
    });
    expect((await Promise.all(paged)).flat()).toEqual(underWay.slice(0, 6));
    const ofOffice = (await list('office=1')).filter(({ id }) => underWay.includes(id)).map(({ id }) => id);
    expect(await idsOf('status=under_way&office=1')).toEqual(ofOffice);
    const byName = (await list('sort=applicant_name&order=asc')).map(({ id }) => id);
    expect(await idsOf('status=under_way&sort=applicant_name&order=asc')).toEqual(
      byName.filter((id) => underWay.includes(id)),
    );
  });

  it('is narrowed by the age that each row shows, in the calendar of its own office', async () => {
    const [west, east] = [await team.create(), await team.create()];
    // In the night between two days: past midnight in Jayapura, the day before in Jakarta.
    const day = new Date(team.api.now().getTime() - 5 * DAY).toISOString().slice(0, 10);
    const { rows: offices } = await team.api.connection.pool.query<{ id: number; zone: string }>(
      'select id, zone from offices order by id',
    );
    const inZone = (zone: string) => offices.find((office) => office.zone === zone)?.id ?? 0;
    await since(west.id, inZone('Asia/Jakarta'), `${day}T16:00:00Z`);
    await since(east.id, inZone('Asia/Jayapura'), `${day}T16:00:00Z`);
    const ages = new Map((await list('')).map(({ id, age }) => [id, age]));
    expect(ages.get(west.id)).not.toBe(ages.get(east.id));
    for (const age of [1, 2, 3, 4, 5, 6, 7]) {
      const expected = [...ages].filter(([, own]) => own >= age).map(([id]) => id);
      expect((await idsOf(`age=${age}`)).sort()).toEqual(expected.sort());
      const own = (await list('office=1')).filter((row) => row.age >= age).map(({ id }) => id);
      expect(await idsOf(`age=${age}&office=1`)).toEqual(own);
    }
  });

  it.each(['age=0', 'age=3651', 'age=x', 'marketer=0', 'marketer=x'])('refuses %s', async (query) => {
    expect((await team.send('director', 'GET', `?${query}`)).http).toBe(422);
  });
});

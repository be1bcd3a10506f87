import { describe, expect, it } from 'vitest';
import type { StaffPerson } from '@/lib/contract/staff';
import { staffTeam } from '../testing/staffTeam';

/** Two years from now, whatever the day. */
const VALID = { number: 'SPPI-2026-00118', until: `${new Date().getFullYear() + 2}-12-31` };

async function team() {
  const world = await staffTeam();
  const save = (person: StaffPerson, certificate: object | null, send = world.send) =>
    send<StaffPerson>('PUT', `staff/${person.id}/certificate`, { certificate, version: person.version });
  return { ...world, save };
}

describe("a collector's certificate", () => {
  it('is written, changed and taken out, each in the log; a day that has passed is taken as it is', async () => {
    const { person, save, history } = await team();
    const before = await person('kolektor.jyp');
    expect(before).toMatchObject({ collects: true, certificate: null });
    const { data: valid } = await save(before, { ...VALID, number: '  SPPI-2026-00118 ' });
    expect(valid.certificate).toEqual({ ...VALID, valid: true });
    const { data: ended } = await save(valid, { ...VALID, until: '2020-02-29' });
    expect(ended.certificate).toEqual({ ...VALID, until: '2020-02-29', valid: false });
    const { data: none } = await save(ended, null);
    expect(none).toMatchObject({ certificate: null, version: before.version + 3 });
    expect((await history(before.id)).slice(0, 3)).toEqual([
      {
        action: 'STAFF_CERTIFICATE',
        changes: { certificate_number: [VALID.number, null], certificate_until: ['2020-02-29', null] },
      },
      { action: 'STAFF_CERTIFICATE', changes: { certificate_until: [VALID.until, '2020-02-29'] } },
      {
        action: 'STAFF_CERTIFICATE',
        changes: { certificate_number: [null, VALID.number], certificate_until: [null, VALID.until] },
      },
    ]);
  });

  it('is refused with what is wrong: the year 0, a day that does not exist, no number, a title that collects nothing', async () => {
    const { person, save } = await team();
    const collector = await person('kolektor.jyp');
    for (const until of ['0000-01-01', '2026-02-30', '20261-01-01', '']) {
      const answer = await save(collector, { ...VALID, until });
      const { errors } = answer.data as unknown as { errors: object };
      expect([until, answer.http, Object.keys(errors)]).toEqual([until, 422, ['certificate.until']]);
    }
    for (const number of ['', ' x ', '9'.repeat(61)]) {
      expect((await save(collector, { ...VALID, number })).http).toBe(422);
    }
    const years = new Date().getFullYear() + 4;
    const long = await save(collector, { ...VALID, until: `${years}-12-31` });
    expect(long).toMatchObject({ http: 422, message: expect.stringContaining('3 tahun') as string });
    const cashier = await save(await person('kasir.jyp'), VALID);
    expect(cashier).toMatchObject({
      ...{ http: 422, data: { errors: { number: expect.stringContaining('Jabatan Kasir') as string } } },
    });
    const same = await save(collector, null);
    expect(same).toMatchObject({ http: 422, message: 'Belum ada yang diubah.' });
  });

  it('is written once for what was seen, not by oneself, and not of who has left', async () => {
    const { api, person, save, end, director } = await team();
    const collector = await person('kolektor.jyp');
    expect((await save(collector, VALID)).http).toBe(200);
    const late = await save(collector, { ...VALID, number: 'SPPI-2026-00999' });
    expect(late).toMatchObject({ http: 409, data: { current: { certificate: VALID } } });
    const boss = (
      await api.call<StaffPerson>('GET', `staff/${(await person('direktur')).id}`, { token: director })
    ).data;
    const own = await api.call('PUT', `staff/${boss.id}/certificate`, {
      ...{ token: director, body: { certificate: VALID, version: boss.version } },
    });
    expect(own.http).toBe(403);
    await end('kolektor.jyp');
    expect((await save(await person('kolektor.jyp'), null)).http).toBe(409);
  });
});

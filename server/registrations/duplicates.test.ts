import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Duplicate } from '@/lib/contract/registrations';
import { registrationTeam } from '../testing/registrations';
import { startApi } from '../testing/startApi';

let team: Awaited<ReturnType<typeof registrationTeam>>;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  team = await registrationTeam(await startApi({ until: (cleanup) => cleanups.push(cleanup) }));
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

async function duplicates(query: Readonly<Record<string, string>>, token = team.tokens.clerk) {
  const address = `registrations/duplicates?${String(new URLSearchParams(query))}`;
  const { data } = await team.api.call<Duplicate[]>('GET', address, { token });
  return data;
}
const seen = (found: readonly Duplicate[]) => found.map(({ kind, same }) => [kind, same]);

describe('the same phone', () => {
  it('is found in forms and contracts however it is written, in all offices', async () => {
    const at = await team.upTo('DISBURSED', {
      applicant: { nik: '3175014708907701', phone: '+62 841-7700-1001', whatsapp: '' },
    });
    for (const phone of ['084177001001', '(0841) 7700 1001', '6284177001001', '+62 0841 7700 1001']) {
      expect([phone, seen(await duplicates({ nik: '3175014708909999', phone }))]).toEqual([
        phone,
        [
          ['CONTRACT', ['phone']],
          ['REGISTRATION', ['phone']],
        ],
      ]);
    }
    expect(seen(await duplicates({ nik: '3175014708907701', whatsapp: '0841 7700 1001' }))).toEqual([
      ['CONTRACT', ['nik', 'phone']],
      ['REGISTRATION', ['nik', 'phone']],
    ]);
    const there = await duplicates({ phone: '084177001001' }, await team.api.signIn('penyetuju.mks'));
    expect(there.map(({ record, office }) => [record, office.name])).toEqual([
      [null, 'Jakarta'],
      [null, 'Jakarta'],
    ]);
    expect(await duplicates({ phone: '084177001001', except: String(at.id) })).toHaveLength(1);
  });

  it('stands in either field of either form, which goes its way all the same', async () => {
    const first = await team.create({ applicant: { phone: '0841 7700 2001', whatsapp: '0841 7700 2002' } });
    for (const [field, number] of [
      ['phone', '+6284177002002'],
      ['whatsapp', '+6284177002001'],
    ] as const) {
      expect(seen(await duplicates({ [field]: number }))).toEqual([['REGISTRATION', ['phone']]]);
    }
    const at = await team.upTo('SIGNED', { applicant: { phone: '084177002002' } });
    expect(at.bound_by).toEqual([]);
    const found = await duplicates({ phone: '084177002002' });
    expect(found.map(({ record }) => record?.id)).toEqual([String(first.id), String(at.id)]);
  });

  it('is the whole number, and no word that nobody is called by', async () => {
    await team.create({ applicant: { phone: '0841 7700 3001', whatsapp: '08000000000' } });
    await team.create({ applicant: { name: 'Budi 084177003009', phone: '0000 0000' } });
    for (const phone of ['0841 7700 300', '0841', '084177003009', '08000000000', '00000000', '']) {
      expect([phone, await duplicates({ phone, whatsapp: phone })]).toEqual([phone, []]);
    }
  });

  it('takes no place of what is the same by a number of its own', async () => {
    const shared = await team.create({
      applicant: { nik: '3175014708907704', phone: '0841 7700 4001', whatsapp: '' },
      vehicle: { chassis: 'TELEPON1' },
    });
    await team.api.connection.pool.query(
      `insert into registrations (office_id, status_id, status_since, form, applicant_name, phone, nik, plate_number, chassis_number, engine_number, vehicle, entered_by, makers, search_text, created_at)
       select office_id, status_id, status_since, form, applicant_name, phone, nik, '', '', '', vehicle, entered_by, makers, search_text, created_at
         from registrations, generate_series(1, 25) where id = $1`,
      [shared.id],
    );
    const last = await team.create({ applicant: { phone: '' }, vehicle: { chassis: 'TELEPON2' } });
    const found = await duplicates({ phone: '084177004001', chassis: 'telepon2' });
    expect(found).toHaveLength(20);
    expect(found[0]).toMatchObject({ same: ['chassis'], record: { id: String(last.id) } });
    const both = await duplicates({ phone: '084177004001', chassis: 'telepon1' });
    expect(both.map(({ same }) => same)).toEqual([
      ['chassis', 'phone'],
      ...Array.from({ length: 19 }, () => ['phone']),
    ]);
    const short = await team.create({ applicant: { phone: '', whatsapp: '0841 7700 40' } });
    const whole = await duplicates({ phone: '0841770040' });
    expect(whole.map(({ record }) => record?.id)).toEqual([String(short.id)]);
  });
});

it('finds a form by its plate, with and without spaces, from its start', async () => {
  const { id } = await team.create({ vehicle: { plate: 'B 7741 OIX' } });
  for (const search of ['b 7741 oix', 'B7741OIX', 'b 7741 oi', 'b7741o']) {
    const { data } = await team.send<{ rows: { id: number }[] }>('director', 'GET', `?search=${search}`);
    expect([search, data.rows.map((row) => row.id)]).toEqual([search, [id]]);
  }
});

describe('a borrower whom the office knows', () => {
  const customerOf = async (code: string | null) => {
    const { rows } = await team.api.connection.pool.query<{ id: number; name: string }>(
      'select k.id, k.name from customers k join contracts c on c.customer_id = k.id where c.code = $1',
      [code],
    );
    return rows[0];
  };
  const borrow = async (name: string, nik: string) =>
    customerOf((await team.upTo('DISBURSED', { applicant: { name, nik } })).contract_code);

  it('stays one by NIK and name, with and without titles, and namesakes stay two', async () => {
    const first = await borrow("Hj. Nur'aini, S.Pd.", '3175014708907705');
    expect(await borrow('NURAINI', '3175014708907705')).toEqual(first);
    expect((await borrow('Nur’aini', '3175014708907706'))?.id).not.toBe(first?.id);
    expect((await borrow('Nuraini Sari', '3175014708907705'))?.id).not.toBe(first?.id);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import type { Duplicate, Registration } from '@/lib/contract/registrations';
import { vehicleKey } from '@/lib/registration/vehicleKey';
import type { Settled, Settlement } from '@/lib/contract/settlements';
import { actionsOf, approveSeen, contractCodes, detailOf, requestOn } from '../testing/contractRequest';
import { registrationTeam } from '../testing/registrations';
import { startApi } from '../testing/startApi';

let team: Awaited<ReturnType<typeof registrationTeam>>;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  team = await registrationTeam(await startApi({ until: (cleanup) => cleanups.push(cleanup) }));
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

/** Asks, in the name of somebody, that the vehicle of a form be said to be another one. */
async function askCheck(role: 'clerk' | 'surveyor' | 'head', at: Registration) {
  const body = { version: at.version, photo: await team.sendPhoto(role), reason: 'Rangka digesek ulang' };
  return team.send(role, 'POST', `/${at.id}/vehicle-requests`, body);
}

const decide = (role: 'clerk' | 'approver' | 'head', at: Registration, decision: string, reason = '') =>
  team.send(role, 'POST', `/${at.id}/vehicle-requests/decide`, {
    ...{ request_id: at.vehicle_request?.id, version: at.version, decision, reason },
  });

describe('numbers of a vehicle', () => {
  it('are compared alike here and in the database', async () => {
    const typed = [
      ...[
        'MH1-JM 9114',
        'mhijm9ii4',
        'MHOO1',
        'MH001',
        '',
        '-',
        '0',
        '000',
        '0000000',
        'belum ada',
        'Belum',
        'X',
      ],
      ...['tidak ada', 'nihil', 'N/A', 'B 1 A', 'b1a', 'proses', 'kosong', 'RØ-12', '   ', 'Xx-X'],
    ];
    const { rows } = await team.api.connection.pool.query<{ key: string | null }>(
      'select vehicle_key(t) as key from unnest($1::text[]) with ordinality as u (t, n) order by n',
      [typed],
    );
    expect(rows.map(({ key }) => key)).toEqual(typed.map(vehicleKey));
    expect(vehicleKey('MHIJM9II4')).toBe(vehicleKey('MH1-jm 9114'));
    for (const nothing of ['', '-', '0', '000', 'belum ada', 'Tidak ada'])
      expect(vehicleKey(nothing)).toBeNull();
  });

  it('must be there for chassis and engine', async () => {
    const at = await team.create({ vehicle: { chassis: '-', engine: 'belum ada' } });
    expect(await team.move('clerk', at, 'SUBMITTED')).toMatchObject({
      http: 422,
      data: {
        errors: {
          'vehicle.chassis': expect.stringContaining('nomor yang sebenarnya') as string,
          'vehicle.engine': expect.stringContaining('nomor yang sebenarnya') as string,
        },
      },
    });
  });
});

describe('one vehicle', () => {
  it.each([
    ['chassis', 'MH1 IO I00 771', 'mhi-1o1oo771', 'nomor rangka'],
    ['engine', 'JMO1 555I', 'jm0-15551', 'nomor mesin'],
    ['bpkb', 'O-0412I5', '0 O41215', 'nomor BPKB'],
    ['plate', 'B 7101 IOI', 'b71O1101', 'nomor polisi'],
  ] as const)('secures one running loan, by its %s', async (field, first, again, words) => {
    const running = await team.upTo('DISBURSED', { vehicle: { [field]: first } });
    const code = running.contract_code ?? '';
    const at = await team.upTo('REVIEW', { vehicle: { [field]: again } });
    expect(at.bound_by).toEqual([{ contract_code: code, same: [field] }]);
    const found = await team.send<Duplicate[]>(
      'clerk',
      'GET',
      `/duplicates?${field}=${encodeURIComponent(again)}&except=${at.id}`,
    );
    expect(found.data).toContainEqual(
      expect.objectContaining({ kind: 'CONTRACT', running: true, same: [field] }),
    );
    const refused = await team.move('approver', at, 'APPROVED');
    expect(refused).toMatchObject({ http: 403 });
    expect(refused.message).toContain(`jaminan kontrak ${code} (${words})`);
  });

  it('matches nothing by what is no number', async () => {
    for (const nothing of ['', '-', '0', 'belum ada', 'Belum Ada.']) {
      await team.upTo('DISBURSED', { vehicle: { bpkb: nothing, plate: nothing } });
    }
  });

  it('is not lent on twice though both forms were approved before', async () => {
    const vehicle = { engine: 'JMSAMA0I' };
    const [one, two] = [
      await team.upTo('SIGNED', { vehicle }),
      await team.upTo('SIGNED', { vehicle: { engine: 'jm-sama 01' } }),
    ];
    const answers = await Promise.all([
      team.move('clerk', one, 'DISBURSED'),
      team.move('head', two, 'DISBURSED'),
    ]);
    const lost = answers.find(({ http }) => http !== 200);
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
    expect(lost?.message).toMatch(/jaminan kontrak JKT-\S+ \(nomor mesin\)/);
  });

  it('of a false hit is lifted by a second person, with a photo, for these numbers alone', async () => {
    const running = await team.upTo('DISBURSED', { vehicle: { engine: 'JMPALSU1' } });
    const code = running.contract_code ?? '';
    const at = await team.upTo('REVIEW', { vehicle: { engine: 'JMPALSUI' } });
    const asked = await askCheck('surveyor', at);
    expect(asked.http, asked.message).toBe(200);
    expect(asked.data.vehicle_request).toMatchObject({
      ...{ status: 'WAITING', hits: [{ contract_code: code, same: ['engine'] }], may_withdraw: true },
      obstacle: expect.any(String) as string,
    });
    expect((await askCheck('clerk', at)).http).toBe(409);
    const inbox = await team.api.call<{ rows: ApprovalRow[] }>('GET', 'approvals?kind=VEHICLE', {
      token: team.tokens.approver,
    });
    expect(inbox.data.rows).toMatchObject([{ record: { id: String(at.id) }, may_decide: true }]);
    expect((await team.move('approver', at, 'APPROVED')).http).toBe(403);

    const seen = await team.read(at.id, 'approver');
    expect((await decide('clerk', seen, 'APPROVED')).http).toBe(403);
    const lifted = await decide('approver', seen, 'APPROVED');
    expect(lifted.http, lifted.message).toBe(200);
    expect(lifted.data).toMatchObject({ bound_by: [], vehicle_request: { status: 'APPROVED' } });
    let now = (await team.move('approver', lifted.data, 'APPROVED')).data;
    for (const kind of ['SIGNED', 'DISBURSED']) {
      const moved = await team.move('clerk', now, kind);
      expect(moved.http, moved.message).toBe(200);
      now = moved.data;
    }
    // What was lifted between these two does not open the vehicle to a third.
    const third = await team.upTo('REVIEW', { vehicle: { engine: 'JMPALSU1' } });
    expect(third.bound_by.map(({ contract_code }) => contract_code).sort()).toEqual(
      [code, now.contract_code].sort(),
    );
  });

  it('is not lifted by who asked, nor when the form bears other numbers by now, nor where nothing is the same', async () => {
    const running = await team.upTo('DISBURSED', { vehicle: { chassis: 'MH1LAIN0001' } });
    const free = await team.upTo('SUBMITTED');
    expect((await askCheck('clerk', free)).http).toBe(409);
    const at = await team.upTo('REVIEW', { vehicle: { chassis: 'MHILAINOOO1' } });
    const asked = (await askCheck('head', at)).data;
    expect(await decide('head', asked, 'APPROVED')).toMatchObject({
      http: 403,
      message: expect.stringContaining('Anda sendiri') as string,
    });
    const back = (await team.move('approver', asked, 'DRAFT')).data;
    const { chassis } = running.form.vehicle;
    const form = {
      ...back.form,
      vehicle: { ...back.form.vehicle, chassis, engine: running.form.vehicle.engine },
    };
    const changed = await team.send('clerk', 'PUT', `/${at.id}`, { form, version: back.version });
    expect(changed.data.bound_by[0]?.same).toEqual(['chassis', 'engine']);
    expect(changed.data.vehicle_request?.status).toBe('WAITING');
    const late = await decide('approver', changed.data, 'APPROVED');
    expect(late).toMatchObject({ http: 409, message: expect.stringContaining('sudah diubah') as string });
    expect((await decide('approver', changed.data, 'REJECTED', 'Nomor mesin juga sama')).http).toBe(200);
  });

  it('that secures another loan by now: its settled contract runs again by somebody alone who sees all offices', async () => {
    const { api, tokens } = team;
    const maker = await api.signIn('kasir.jkt');
    const [code = ''] = await contractCodes(api, 'ACTIVE');
    const quote = (await api.call<Settlement>('GET', `payments/${code}/settlement`, { token: maker })).data;
    const { version, as_of, principal, interest, penalty, fee, total } = quote;
    const paid = await api.call<Settled>('POST', `payments/${code}/settlement`, {
      token: maker,
      body: {
        ...{ version, quote_id: null, as_of, principal, interest, penalty, fee, total },
        ...{ cash: total, bank: 0, note: '' },
      },
    });
    expect(paid.http, paid.message).toBe(200);
    const { rows } = await api.connection.pool.query<{ chassis: string }>(
      'select chassis_number as chassis from contracts where code = $1',
      [code],
    );
    const later = await team.upTo('DISBURSED', { vehicle: { chassis: rows[0]?.chassis ?? '' } });
    const settlement_id = (await actionsOf(api, maker, code)).settlement?.id ?? 0;
    const { data } = await requestOn(api, maker, code, { kind: 'SETTLEMENT_UNDO', settlement_id });
    const seen = await detailOf(api, tokens.approver, data.id);
    const refused = await approveSeen(api, tokens.approver, data.id);
    expect(refused).toMatchObject({ http: 403, message: expect.stringContaining('semua kantor') as string });
    expect(refused.message).toContain(later.contract_code);
    expect(JSON.stringify(seen)).toContain(refused.message);
    expect((await approveSeen(api, tokens.director, data.id)).http).toBe(200);
  });
});

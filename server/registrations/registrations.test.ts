import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import type { RegistrationPage } from '@/lib/contract/registrationList';
import type { Registration } from '@/lib/contract/registrations';
import { formatRupiah } from '@/lib/format/rupiah';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { registrationTeam, WAY } from '../testing/registrations';
import { startApi } from '../testing/startApi';

/** A company of its own, for what changes its clock, its titles or what it counts. */
const team = async () => registrationTeam(await startApi());
/** The company of all others. */
let shared: Awaited<ReturnType<typeof team>>;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  shared = await registrationTeam(await startApi({ until: (cleanup) => cleanups.push(cleanup) }));
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

describe('a draft', () => {
  it('is kept as it is typed, empty or not, and has no number', async () => {
    const { send, form } = shared;
    const made = await send('clerk', 'POST', '', { form: EMPTY_FORM });
    expect(made.http, made.message).toBe(200);
    expect(made.data).toMatchObject({ number: null, status: { kind: 'DRAFT' }, version: 1, may_edit: true });
    const typed = await form();
    const saved = await send('clerk', 'PUT', `/${made.data.id}`, { form: typed, version: 1 });
    expect(saved.data).toMatchObject({ form: typed, version: 2 });
  });

  it('is one of at most 200 that a person never handed in, whoever sends how many at once', async () => {
    const { api, create, send } = await team();
    const { id } = await create();
    await api.connection.pool.query(
      `insert into registrations (office_id, status_id, status_since, form, applicant_name, phone, nik, plate_number, chassis_number, engine_number, vehicle, entered_by, makers, search_text, created_at)
       select office_id, status_id, status_since, form, applicant_name, phone, nik, plate_number, chassis_number, engine_number, vehicle, entered_by, makers, search_text, created_at
         from registrations, generate_series(1, 197) where id = $1`,
      [id],
    );
    const { rows } = await api.connection.pool.query<{ left: number }>(
      `select 200 - count(*)::int as left from registrations r join registration_statuses s on s.id = r.status_id
        where r.number is null and s.kind = 'DRAFT' and r.entered_by = (select entered_by from registrations where id = $1)`,
      [id],
    );
    const left = rows[0]?.left ?? 0;
    const made = await Promise.all(
      Array.from({ length: left + 3 }, () => send('clerk', 'POST', '', { form: EMPTY_FORM })),
    );
    expect(made.filter(({ http }) => http === 200)).toHaveLength(left);
    const refused = made.find(({ http }) => http !== 200);
    expect(refused).toMatchObject({ http: 429 });
    expect(refused?.message).toMatch(/^Anda memiliki 200 draf yang belum diajukan\./);
    expect((await send('head', 'POST', '', { form: EMPTY_FORM })).http).toBe(200);
  });

  it('holds papers of at most 1 GB, with the others that this person never handed in', async () => {
    const { api, send, form } = await team();
    const { data: made } = await send('clerk', 'POST', '', { form: await form() });
    await api.connection.pool.query(
      `update files set bytes = 1000000000
        where id = (select min(id) from files where owner_type = 'registration' and owner_id = $1)`,
      [String(made.id)],
    );
    const again = { form: made.form, version: made.version };
    const refused = await send('clerk', 'PUT', `/${made.id}`, again);
    expect(refused.http).toBe(429);
    expect(refused.message).toMatch(/melebihi 1 GB/);
    expect((await send('head', 'POST', '', { form: EMPTY_FORM })).http).toBe(200);
  });

  it('of two devices the later one is shown both, and nothing is lost', async () => {
    const { create, form, send, read } = shared;
    const made = await create();
    const first = await form({ applicant: { name: 'Dari ponsel' } });
    const second = await form({ applicant: { name: 'Dari komputer' } });
    expect((await send('clerk', 'PUT', `/${made.id}`, { form: first, version: 1 })).http).toBe(200);
    const late = await send<{ current: Registration }>('head', 'PUT', `/${made.id}`, {
      form: second,
      version: 1,
    });
    expect(late.http).toBe(409);
    expect(late.data.current).toMatchObject({ version: 2, form: first });
    expect((await read(made.id)).form).toEqual(first);
  });

  it('is not for surveyors, and not for other offices', async () => {
    const { api, create, form, send } = shared;
    expect((await send('surveyor', 'POST', '', { form: await form({}, 'surveyor') })).http).toBe(403);
    const made = await create();
    const theirs = await send('surveyor', 'PUT', `/${made.id}`, { form: made.form, version: made.version });
    expect(theirs.http).toBe(403);
    const stranger = await api.signIn('penyetuju.mks');
    expect((await api.call('GET', `registrations/${made.id}`, { token: stranger })).http).toBe(403);
  });

  it('cannot be changed any more once it is handed in', async () => {
    const { upTo, send } = shared;
    const at = await upTo('SUBMITTED');
    const answer = await send('clerk', 'PUT', `/${at.id}`, { form: at.form, version: at.version });
    expect(answer).toMatchObject({ http: 409, message: expect.stringContaining('diajukan') as string });
  });

  it('takes only a surveyor of the office to visit', async () => {
    const { api, form, send } = shared;
    const { rows } = await api.connection.pool.query<{ id: number }>(
      "select id from staff where username = 'kasir.jkt'",
    );
    const wrong = { ...(await form()), surveyor_id: rows[0]!.id };
    expect(await send('clerk', 'POST', '', { form: wrong })).toMatchObject({
      http: 422,
      data: { errors: { surveyor_id: expect.any(String) as string } },
    });
  });
});

describe('insurance and fees', () => {
  it('are at most what the Perhitungan allows of the OTR, when it is handed in and approved', async () => {
    const { api, form, create, move, upTo } = await team();
    const otr = (await form()).structure.otr ?? 0;
    const [insurance, fees] = [Math.floor(otr / 5), Math.floor((otr * 15) / 100)];
    const over = await create({ structure: { insurance: insurance + 1, fees: fees + 1 } });
    const refused = await move('clerk', over, 'SUBMITTED');
    expect(refused).toMatchObject({
      http: 422,
      data: {
        errors: {
          'structure.insurance': expect.stringContaining(formatRupiah(insurance)) as string,
          'structure.fees': expect.stringContaining(formatRupiah(fees)) as string,
        },
      },
    });
    const most = await create({ structure: { insurance, fees } });
    expect((await move('clerk', most, 'SUBMITTED')).http).toBe(200);

    const at = await upTo('REVIEW');
    await api.connection.pool.query('update calculations set max_fees_bp = 100');
    expect(await move('approver', at, 'APPROVED')).toMatchObject({
      http: 403,
      message: expect.stringContaining('kembalikan form') as string,
    });
  });

  it('that were approved above it before there was one are not paid out', async () => {
    const { api, upTo, move } = await team();
    const at = await upTo('SIGNED');
    await api.connection.pool.query(
      "update registrations set terms = jsonb_set(terms, '{calculation,max_fees_bp}', '1') where id = $1",
      [at.id],
    );
    expect(await move('clerk', at, 'DISBURSED')).toMatchObject({
      http: 409,
      message: expect.stringContaining('Kembalikan form') as string,
    });
  });
});

describe('handing in', () => {
  it('says field by field what is missing, and changes nothing', async () => {
    const { create, move, read } = shared;
    const made = await create({ applicant: { nik: '', mother: ' ' }, structure: { down_payment: 0 } });
    const answer = await move('clerk', made, 'SUBMITTED');
    expect(answer.http).toBe(422);
    expect(Object.keys((answer.data as unknown as { errors: object }).errors).sort()).toEqual([
      'applicant.mother',
      'applicant.nik',
      'structure.down_payment',
    ]);
    expect(await read(made.id)).toMatchObject({
      status: { kind: 'DRAFT' },
      version: made.version,
      number: null,
    });
  });

  it('asks for a vehicle of the price list', async () => {
    const { create, move } = shared;
    const made = await create({ vehicle: { type: 'Tidak Ada' } });
    expect((await move('clerk', made, 'SUBMITTED')).data).toMatchObject({
      errors: { 'vehicle.type': expect.stringContaining('OTR') as string },
    });
  });

  it('gives numbers without gaps, and keeps the one that was given', async () => {
    const { upTo, move } = await team();
    const [one, two] = [await upTo('SUBMITTED'), await upTo('SUBMITTED')];
    expect(one.number).toMatch(/^JKT\/R\d{4}\/00001$/);
    expect(two.number).toBe(one.number?.replace(/1$/, '2'));
    const back = await move('approver', one, 'DRAFT');
    const again = await move('clerk', back.data, 'SUBMITTED');
    expect(again.data.number).toBe(one.number);
  });

  it('gives one number where two press at once', async () => {
    const { create, move, read } = shared;
    const made = await create();
    const answers = await Promise.all([move('clerk', made, 'SUBMITTED'), move('head', made, 'SUBMITTED')]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
    expect((await read(made.id)).past).toHaveLength(1);
  });
});

describe('approval', () => {
  it('is nobody’s who filled or handed in the form', async () => {
    const { api, create, form, move, send, statusOf, visit } = await team();
    // Everybody may take every step, so that only their part in it is in the way.
    await api.connection.pool.query(
      "update registration_transitions set by = 'is_customer' where by <> 'surveyor'",
    );
    const made = await create();
    const changed = await send('head', 'PUT', `/${made.id}`, {
      form: await form({}, 'head'),
      version: made.version,
    });
    const handedIn = await move('director', changed.data, 'SUBMITTED');
    const survey = await move('clerk', handedIn.data, 'SURVEY');
    await visit('surveyor', survey.data);
    const review = await move('surveyor', survey.data, 'REVIEW');
    for (const maker of ['clerk', 'head', 'director'] as const) {
      const refused = await move(maker, review.data, 'APPROVED');
      expect([maker, refused.http]).toEqual([maker, 403]);
      const shown = (await send(maker, 'GET', `/${made.id}`)).data.moves;
      expect(shown.find(({ to }) => to.id === statusOf('APPROVED'))?.obstacle).toBe(refused.message);
    }
    expect((await move('approver', review.data, 'APPROVED')).http).toBe(200);
  });

  it('goes one higher over the limit of a title', async () => {
    const { api, upTo, move } = await team();
    await api.connection.pool.query('update titles set approves_up_to = 1000000 where id = 8');
    const at = await upTo('REVIEW');
    const refused = await move('approver', at, 'APPROVED');
    expect(refused).toMatchObject({ http: 403, message: expect.stringContaining('batas') as string });
    expect((await move('head', at, 'APPROVED')).http).toBe(200);
  });

  it('is of the form that was seen: whoever looks at an older one is told, and shown what it is now', async () => {
    const { upTo, move, send, form, visit } = shared;
    const seen = await upTo('REVIEW');
    const back = await move('head', seen, 'DRAFT');
    const changed = await form({ applicant: { name: 'Nama lain' } });
    const { version } = back.data;
    let at = (await send('clerk', 'PUT', `/${seen.id}`, { form: changed, version })).data;
    at = (await move('clerk', at, 'SUBMITTED')).data;
    at = (await move('clerk', at, 'SURVEY')).data;
    await visit('surveyor', at);
    at = (await move('surveyor', at, 'REVIEW')).data;
    const late = await move('approver', seen, 'APPROVED');
    expect(late.http).toBe(409);
    expect(late.data).toMatchObject({ version: at.version, current: { form: changed } });
    expect((await move('approver', at, 'APPROVED')).http).toBe(200);
  });

  it('is asked for again after the form was sent back', async () => {
    const { upTo, move } = shared;
    const at = await upTo('APPROVED');
    expect(at.approved?.principal).toBeGreaterThan(0);
    const back = await move('approver', at, 'DRAFT');
    expect(back.data).toMatchObject({ approved: null, status: { kind: 'DRAFT' } });
  });

  it('needs a reason where the flow says so', async () => {
    const { upTo, move } = shared;
    const at = await upTo('REVIEW');
    expect((await move('approver', at, 'REJECTED', 'x')).data).toMatchObject({
      errors: { note: expect.any(String) as string },
    });
    expect((await move('approver', at, 'REJECTED', 'Penghasilan tidak cukup')).http).toBe(200);
  });

  it('is told to whoever acts next, with the way to the form', async () => {
    const { api, upTo, tokens } = shared;
    const at = await upTo('REVIEW');
    const page = await api.call<{ notifs: { source: string; link: string; title: string }[] }>(
      'GET',
      'notifs?page=1',
      { token: tokens.approver },
    );
    expect(JSON.stringify(page.data)).toContain(`"link":"${at.id}"`);
  });
});

describe('disbursing', () => {
  it('makes the contract that was approved, to the rupiah and the day', async () => {
    const { api, upTo, tokens } = shared;
    const at = await upTo('DISBURSED');
    const code = at.contract_code ?? '';
    expect(code).toMatch(/^JKT-\d{4}-\d{5}$/);
    const { rows } = await api.connection.pool.query<Record<string, unknown>>(
      'select * from contracts where code = $1',
      [code],
    );
    const { calculation } = at.basis;
    const schedule = buildSchedule({
      method: calculation!.method,
      rateBp: calculation!.rate_bp,
      roundTo: calculation!.round_to,
      principal: at.approved!.principal,
      tenor: at.form.structure.tenor!,
      dateStart: at.form.structure.date_contract!,
      dueDay: at.form.structure.due_day,
      inAdvance: calculation!.in_advance,
    });
    expect(rows[0]).toMatchObject({
      principal: String(at.approved!.principal),
      instalment: String(schedule[0]!.instalment),
      chassis_number: at.form.vehicle.chassis,
      status: 'ACTIVE',
    });
    const card = await api.call<{ card: { lines: { date_maturity: string; instalment: number }[] } }>(
      'GET',
      `contracts/${code}`,
      { token: tokens.clerk },
    );
    expect(card.data.card.lines.map(({ date_maturity, instalment }) => [date_maturity, instalment])).toEqual(
      schedule.map(({ date_maturity, instalment }) => [date_maturity, instalment]),
    );
    expect(card.data.card.lines[0]?.date_maturity).toBe(at.approved!.first_due);
  });

  it('happens once, however many press at once', async () => {
    const { api, upTo, move } = shared;
    const at = await upTo('SIGNED');
    const answers = await Promise.all(
      (['clerk', 'head', 'director', 'clerk', 'head'] as const).map((role) => move(role, at, 'DISBURSED')),
    );
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409, 409, 409, 409]);
    const { rows } = await api.connection.pool.query<{ n: number }>(
      'select count(*)::int as n from contracts where chassis_number = $1',
      [at.form.vehicle.chassis],
    );
    expect(rows[0]?.n).toBe(1);
  });

  it('gives one vehicle as collateral once, also to two at the same moment', async () => {
    const { api, upTo, move } = shared;
    const vehicle = { chassis: 'MH1-SAMA 777' };
    const [one, two] = [
      await upTo('SIGNED', { vehicle }),
      await upTo('SIGNED', { vehicle: { chassis: 'mh1sama777' } }),
    ];
    const answers = await Promise.all([move('clerk', one, 'DISBURSED'), move('head', two, 'DISBURSED')]);
    // 403 for whoever comes once the other is done, 409 for whoever waits for them.
    const refused = answers.filter(({ http }) => http === 403 || http === 409);
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
    expect(refused.map(({ message }) => message)).toEqual([
      expect.stringMatching(/jaminan kontrak JKT-/) as string,
    ]);
    const { rows } = await api.connection.pool.query<{ n: number }>(
      "select count(*)::int as n from contracts where compact(chassis_number) = 'MH1SAMA777'",
    );
    expect(rows[0]?.n).toBe(1);
  });

  it('is not for who approved, not before its date, and not long after', async () => {
    const { api, upTo, move } = await team();
    const at = await upTo('SIGNED');
    expect(await move('approver', at, 'DISBURSED')).toMatchObject({
      http: 403,
      message: 'Yang menyetujui tidak dapat mencairkan.',
    });
    api.advance(8 * 86_400_000);
    const token = await api.signIn('kontrak.jkt');
    const late = await api.call('POST', `registrations/${at.id}/moves`, {
      token,
      body: { to: 7, version: at.version, note: '' },
    });
    expect(late).toMatchObject({ http: 403, message: expect.stringContaining('persetujuan lagi') as string });
  });

  it('with the first instalment in advance is of its own date only: nothing is born late', async () => {
    const { api, upTo, move } = await team();
    await api.connection.pool.query("update calculations set in_advance = true where vehicle_kind = 'R2'");
    const [inTime, late] = [await upTo('SIGNED'), await upTo('SIGNED')];
    const made = await move('clerk', inTime, 'DISBURSED');
    expect(made.http, made.message).toBe(200);
    const { rows } = await api.connection.pool.query<{ is_due: boolean }>(
      'select next_due = date_start as is_due from contracts where code = $1',
      [made.data.contract_code],
    );
    expect(rows).toEqual([{ is_due: true }]);
    api.advance(86_400_000);
    const token = await api.signIn('kontrak.jkt');
    const seen = await api.call<Registration>('GET', `registrations/${late.id}`, { token });
    const answer = await api.call('POST', `registrations/${late.id}/moves`, {
      token,
      body: { to: 7, version: late.version, note: '' },
    });
    expect(answer).toMatchObject({ http: 403, message: expect.stringContaining('di muka') as string });
    expect(seen.data.moves.find(({ to }) => to.kind === 'DISBURSED')?.obstacle).toBe(answer.message);
  });

  it('takes the rules that were approved, though they have changed since', async () => {
    const { api, upTo, move } = await team();
    const at = await upTo('SIGNED');
    await api.connection.pool.query(
      "update calculations set rate_bp = rate_bp + 500, round_to = 500 where vehicle_kind = 'R2'",
    );
    const done = await move('clerk', at, 'DISBURSED');
    expect(done.http, done.message).toBe(200);
    const { rows } = await api.connection.pool.query<{ rate_bp: number; instalment: string }>(
      'select rate_bp, instalment from contracts where code = $1',
      [done.data.contract_code],
    );
    expect(rows[0]).toEqual({
      rate_bp: at.basis.calculation!.rate_bp,
      instalment: String(at.approved!.instalment),
    });
  });
});

describe('the list', () => {
  it('finds by name, NIK, phone, plate and number, and counts each status', async () => {
    const { upTo, create, send, statusOf } = await team();
    const at = await upTo('SURVEY', {
      applicant: { name: "H. Ujang Suk'andar, S.Pd.", phone: '+62 (0)813-9000-1234' },
    });
    await create();
    const find = async (search: string) =>
      (await send<RegistrationPage>('clerk', 'GET', `?search=${encodeURIComponent(search)}`)).data.rows.map(
        ({ id }) => id,
      );
    for (const text of [
      'ujang',
      'SUKANDAR uj',
      '081390001234',
      '+62 81390001234',
      '\u202a+62\u00a0813-9000-1234\u202c',
      '(0813) 9000-1234',
      '81390001234',
      '9000-1234 ujang',
      'drs ujang',
      at.number ?? '',
      at.form.vehicle.plate,
    ]) {
      expect([text, await find(text)]).toEqual([text, [at.id]]);
    }
    expect(await find(at.form.applicant.nik)).toHaveLength(2);
    const figures = await send<{ status_id: number; count: number }[]>('clerk', 'GET', '/figures');
    const counted = (kind: string) =>
      figures.data.find(({ status_id }) => status_id === statusOf(kind))?.count;
    expect([counted('DRAFT'), counted('SURVEY'), counted('REVIEW')]).toEqual([1, 1, 0]);
  });

  it('begins with who has waited longest where they stand', async () => {
    const { api, create } = await team();
    const first = await create();
    api.advance(42 * 3_600_000);
    const { upTo, send } = await registrationTeam(api);
    const later = await upTo('SUBMITTED');
    const { data } = await send<RegistrationPage>('clerk', 'GET', '');
    expect(data.rows.map(({ id }) => id)).toEqual([first.id, later.id]);
    expect(data.rows[0]?.age).toBeGreaterThan(0);
  });
});

describe('duplicates', () => {
  it('are found in all offices; of another one only that there is one', async () => {
    const { api, upTo, send } = await team();
    const at = await upTo('DISBURSED');
    const { nik } = at.form.applicant;
    const query = `?nik=${nik}&plate=${encodeURIComponent(at.form.vehicle.plate.replaceAll(' ', ''))}&chassis=${at.form.vehicle.chassis.toLowerCase()}`;
    const here = await send<{ kind: string; same: string[]; record: unknown }[]>(
      'clerk',
      'GET',
      `/duplicates${query}`,
    );
    expect(here.data.map(({ kind, same }) => [kind, same])).toEqual([
      ['CONTRACT', ['nik', 'plate', 'chassis']],
      ['REGISTRATION', ['nik', 'plate', 'chassis']],
    ]);
    const stranger = await api.signIn('penyetuju.mks');
    const there = await api.call<{ record: unknown; office: { name: string } }[]>(
      'GET',
      `registrations/duplicates${query}`,
      { token: stranger },
    );
    expect(there.data.map(({ record, office }) => [record, office.name])).toEqual([
      [null, 'Jakarta'],
      [null, 'Jakarta'],
    ]);
    expect(JSON.stringify(there.data)).not.toContain(at.form.applicant.name);
    const none = await send('clerk', 'GET', '/duplicates?plate=B');
    expect(none.data).toEqual([]);
  });
});

describe('the way', () => {
  it('has every step in the log, with who took it', async () => {
    const { api, upTo } = shared;
    const at = await upTo('DISBURSED');
    expect(at.past.map(({ to }) => to)).toHaveLength(WAY.length);
    const { rows } = await api.connection.pool.query<{ action: string }>(
      "select action from history where record_type = 'registration' and record_id = $1 order by id",
      [String(at.id)],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'REGISTRATION_CREATED',
      ...WAY.flatMap(([kind]) => [
        ...(kind === 'REVIEW' ? ['REGISTRATION_SURVEYED'] : []),
        `REGISTRATION_${kind}`,
      ]),
    ]);
  });
});

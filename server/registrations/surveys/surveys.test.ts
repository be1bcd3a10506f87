import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VisitFacts } from '@/lib/contract/assignedVisits';
import type { Registration } from '@/lib/contract/registrations';
import { visitFacts } from '@/lib/registration/visitFacts';
import { pdf, sender } from '../../testing/files';
import { registrationTeam, surveyBody } from '../../testing/registrations';
import { startApi } from '../../testing/startApi';

const HOUR = 3_600_000;

/** A company of its own, for what moves its clock or changes its people. */
const team = async () => registrationTeam(await startApi());
let shared: Awaited<ReturnType<typeof team>>;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  shared = await registrationTeam(await startApi({ until: (cleanup) => cleanups.push(cleanup) }));
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const errorsOf = ({ data }: { data: unknown }) => Object.keys((data as { errors: object }).errors);
const kept = async ({ api }: typeof shared, id: string): Promise<number> => {
  const { rows } = await api.connection.pool.query(
    'select 1 from registration_surveys where client_id = $1',
    [id],
  );
  return rows.length;
};

describe('a visit', () => {
  it('is shown with its photos, position, and when it was and when it came', async () => {
    const { api, upTo, visit, read, sendPhoto } = await team();
    const at = await upTo('SURVEY');
    expect(at).toMatchObject({ surveys: [], may_survey: false });
    expect((await read(at.id, 'surveyor')).may_survey).toBe(true);
    const photos = [await sendPhoto('surveyor'), await sendPhoto('surveyor')];
    const visited_at = api.now().toISOString();
    api.advance(2 * HOUR);
    const answer = await visit('surveyor', at, { photos, visited_at });
    expect(answer, answer.message).toMatchObject({ http: 200 });
    const { surveys, events, version } = await read(at.id, 'approver');
    expect(surveys).toHaveLength(1);
    expect(surveys[0]).toMatchObject({
      ...{ visited_at, received_at: api.now().toISOString(), current: true },
      surveyor: { username: 'surveyor.jkt' },
      position: { latitude: -6.2001, longitude: 106.8166, accuracy: 12 },
      findings: { recommendation: 'LAYAK', income: 6_500_000 },
    });
    expect(surveys[0]?.files.map(({ id }) => id)).toEqual(photos);
    expect(events[0]?.summary).toMatch(/^Survei form registrasi JKT.*: layak, 2 foto$/);
    // Nobody who decides on the form at that moment is thrown back.
    expect(version).toBe(at.version);
  });

  it('is kept once, however often and by however many ways it is sent', async () => {
    const { api, tokens, upTo, visit, read, move, sendPhoto } = shared;
    const at = await upTo('SURVEY');
    const id = randomUUID();
    const body = { id, photos: [await sendPhoto('surveyor')], visited_at: api.now().toISOString() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => visit('surveyor', at, body)));
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200, 200]);
    expect(await kept(shared, id)).toBe(1);
    const withKey = () =>
      api.call('POST', `registrations/${at.id}/surveys`, {
        token: tokens.surveyor,
        body: surveyBody(body),
        headers: { 'idempotency-key': id },
      });
    expect((await withKey()).http).toBe(200);
    // An answer was lost, and meanwhile the form went on: the visit is here all the same, and that is the answer.
    expect((await move('surveyor', at, 'REVIEW')).http).toBe(200);
    expect((await visit('surveyor', at, body)).http).toBe(200);
    expect((await withKey()).http).toBe(200);
    // A device that was away for days has sent the photo again.
    expect((await visit('surveyor', at, { ...body, photos: [await sendPhoto('surveyor')] })).http).toBe(200);
    expect((await read(at.id)).surveys).toHaveLength(1);
    expect((await read(at.id)).surveys[0]?.files.map((file) => file.id)).toEqual(body.photos);
  });

  it('of another content, form or person under the same id is refused, and the first one stays', async () => {
    const { upTo, visit, read, sendPhoto, api } = shared;
    const [at, other] = [await upTo('SURVEY'), await upTo('SURVEY')];
    const id = randomUUID();
    const body = { id, photos: [await sendPhoto('surveyor')], visited_at: api.now().toISOString() };
    expect((await visit('surveyor', at, body)).http).toBe(200);
    const changed = { ...body, no_position: 'Sinyal tidak ada di sana', position: null };
    expect(await visit('surveyor', at, changed)).toMatchObject({
      http: 409,
      message: 'Survei ini sudah diterima dengan isi lain.',
    });
    expect((await visit('surveyor', other, body)).http).toBe(409);
    expect((await visit('clerk', at, body)).http).toBe(409);
    expect((await read(at.id)).surveys[0]?.position).not.toBeNull();
    expect((await read(other.id)).surveys).toEqual([]);
  });

  it('under one id for two forms at the same moment is kept for one of them', async () => {
    const { upTo, visit, sendPhoto } = shared;
    const [one, two] = [await upTo('SURVEY'), await upTo('SURVEY')];
    const id = randomUUID();
    const [a, b] = [await sendPhoto('surveyor'), await sendPhoto('surveyor')];
    const answers = await Promise.all([
      visit('surveyor', one, { id, photos: [a] }),
      visit('surveyor', two, { id, photos: [b] }),
    ]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
    expect(await kept(shared, id)).toBe(1);
  });

  it('comes only from its surveyor', async () => {
    const { api, upTo, visit, create, read } = await team();
    const at = await upTo('SURVEY');
    for (const role of ['clerk', 'approver', 'head', 'director'] as const) {
      expect([role, (await visit(role, at)).http]).toEqual([role, 403]);
    }
    await api.connection.pool.query("update staff set title_id = 4 where username = 'kasir.jkt'");
    const colleague = await api.signIn('kasir.jkt');
    const send = async (token: string, id: number) => {
      const photos = [(await sender(api, token).send(pdf('x'))).data.id];
      const body = surveyBody({ photos, visited_at: api.now().toISOString() });
      return api.call('POST', `registrations/${id}/surveys`, { token, body });
    };
    expect(await send(colleague, at.id)).toMatchObject({
      http: 403,
      message: 'Survei ini ditugaskan kepada surveyor lain.',
    });
    expect(
      (await api.call<Registration>('GET', `registrations/${at.id}`, { token: colleague })).data.may_survey,
    ).toBe(false);
    const draft = await create();
    expect((await visit('surveyor', draft)).http).toBe(409);
    expect((await read(at.id)).surveys).toEqual([]);
  });

  it('that comes after the form moved on is told so, with the form as it is', async () => {
    const { upTo, visit, move, sendPhoto, read, api } = shared;
    const at = await upTo('SURVEY');
    const photos = [await sendPhoto('surveyor')];
    const body = { id: randomUUID(), photos, visited_at: api.now().toISOString() };
    const back = await move('surveyor', at, 'DRAFT', 'Alamat belum lengkap');
    const late = await visit('surveyor', at, body);
    expect(late).toMatchObject({ http: 409, data: { current: { status: { kind: 'DRAFT' } } } });
    // Nothing of it was kept: when the form comes back to survey, the same visit is sent as it is.
    const handedIn = await move('clerk', back.data, 'SUBMITTED');
    await move('clerk', handedIn.data, 'SURVEY');
    expect((await visit('surveyor', at, body)).http).toBe(200);
    expect((await read(at.id)).surveys).toHaveLength(1);
  });

  it('says field by field what is missing, and keeps nothing', async () => {
    const { upTo, visit, api, tokens, read, sendPhoto } = shared;
    const at = await upTo('SURVEY');
    const { findings } = surveyBody({});
    const refused = await visit('surveyor', at, {
      ...{ position: null, no_position: 'tidak' },
      findings: { ...findings, met: 'SPOUSE', recommendation: 'RAGU' },
    });
    expect(refused.http).toBe(422);
    expect(errorsOf(refused).sort()).toEqual(['findings.met_name', 'findings.note', 'no_position']);
    const paper = (await sender(api, tokens.surveyor).send(pdf('slip'))).data.id;
    expect(errorsOf(await visit('surveyor', at, { photos: [paper] }))).toEqual(['photos']);
    expect((await visit('surveyor', at, { photos: [] })).http).toBe(422);
    expect(errorsOf(await visit('surveyor', at, { photos: [999_999] }))).toEqual(['files']);
    const theirs = await sendPhoto('clerk');
    expect((await visit('surveyor', at, { photos: [theirs] })).http).toBe(403);
    expect((await read(at.id)).surveys).toEqual([]);
  });

  it('cannot have been long before the form, nor after now', async () => {
    const { api, upTo, visit } = await team();
    const at = await upTo('SURVEY');
    const shifted = (hours: number) => new Date(api.now().getTime() + hours * HOUR).toISOString();
    expect(errorsOf(await visit('surveyor', at, { visited_at: shifted(0.2) }))).toEqual(['visited_at']);
    expect(errorsOf(await visit('surveyor', at, { visited_at: shifted(-25) }))).toEqual(['visited_at']);
    expect((await visit('surveyor', at, { visited_at: shifted(0.05) })).http).toBe(200);
    expect((await visit('surveyor', at, { visited_at: shifted(-23) })).http).toBe(200);
  });
});

describe("the surveyor's step", () => {
  it('waits for a visit, and says so before and after pressing', async () => {
    const { upTo, move, read, visit, statusOf } = shared;
    const at = await upTo('SURVEY');
    const obstacle = async () =>
      (await read(at.id, 'surveyor')).moves.find(({ to }) => to.id === statusOf('REVIEW'))?.obstacle;
    expect(await obstacle()).toBe('Hasil survei belum dikirim. Isi survei lebih dahulu.');
    expect(await move('surveyor', at, 'REVIEW')).toMatchObject({ http: 403, message: await obstacle() });
    await visit('surveyor', at);
    expect(await obstacle()).toBeNull();
    expect((await move('surveyor', at, 'REVIEW')).http).toBe(200);
  });

  it('after the form came back waits for another visit; the one before stays to be read', async () => {
    const { upTo, move, read, visit } = shared;
    let at = await upTo('REVIEW');
    at = (await move('approver', at, 'DRAFT', 'Alamat kantor salah')).data;
    at = (await move('clerk', at, 'SUBMITTED')).data;
    at = (await move('clerk', at, 'SURVEY')).data;
    expect((await move('surveyor', at, 'REVIEW')).http).toBe(403);
    expect((await read(at.id)).surveys.map(({ current }) => current)).toEqual([false]);
    await visit('surveyor', at);
    expect((await move('surveyor', at, 'REVIEW')).http).toBe(200);
    expect((await read(at.id)).surveys.map(({ current }) => current)).toEqual([true, false]);
  });

  it('back to the draft needs a reason and no visit', async () => {
    const { upTo, move } = shared;
    const at = await upTo('SURVEY');
    expect((await move('surveyor', at, 'DRAFT', 'Alamat belum lengkap')).http).toBe(200);
  });
});

describe('what a surveyor reads ahead', () => {
  it('is all that waits for their visit, the longest first, with what a visit needs, and nobody else’s', async () => {
    const { api, tokens, upTo, create, move, read } = await team();
    const ahead = async (token: string) =>
      (await api.call<VisitFacts[]>('GET', 'registrations/assigned', { token })).data;
    await create();
    await upTo('SUBMITTED');
    const before = await ahead(tokens.surveyor);
    const first = await upTo('SURVEY');
    api.advance(HOUR);
    const second = await upTo('SURVEY');
    const own = (await ahead(tokens.surveyor)).filter(({ id }) => !before.some((one) => one.id === id));
    expect(own.map(({ id }) => id)).toEqual([first.id, second.id]);
    // To the letter what a device made of the page of one.
    expect(own[0]).toEqual(visitFacts(await read(first.id, 'surveyor')));
    expect(own[0]).toMatchObject({ name: 'Siti Rahmawati', since: first.status_since });
    for (const role of ['clerk', 'approver', 'director'] as const)
      expect(await ahead(tokens[role])).toEqual([]);

    await move('surveyor', first, 'DRAFT', 'Alamat belum lengkap');
    expect((await ahead(tokens.surveyor)).map(({ id }) => id)).not.toContain(first.id);
    // Sent to another office meanwhile: what is not seen is not read ahead.
    await api.connection.pool.query(
      'update registrations set office_id = (select max(id) from offices) where id = $1',
      [second.id],
    );
    expect((await ahead(tokens.surveyor)).map(({ id }) => id)).not.toContain(second.id);
  });
});

describe('what was sent', () => {
  it('is read by who may read the registration, and by no other office', async () => {
    const { api, tokens, upTo, visit, read } = shared;
    const at = await upTo('SURVEY');
    await visit('surveyor', at);
    const [file] = (await read(at.id)).surveys[0]?.files ?? [];
    expect((await sender(api, tokens.approver).get(file!.id)).data).toMatchObject({ attached: true });
    const stranger = await api.signIn('penyetuju.mks');
    expect((await sender(api, stranger).get(file!.id)).http).toBe(403);
    expect((await sender(api, tokens.surveyor).remove(file!.id)).http).toBe(409);
  });

  it('is never changed', async () => {
    const { api, upTo, visit } = shared;
    const at = await upTo('SURVEY');
    await visit('surveyor', at);
    for (const attack of [
      `update registration_surveys set findings = '{}' where registration_id = $1`,
      'delete from registration_surveys where registration_id = $1',
    ]) {
      await expect(api.connection.pool.query(attack, [at.id])).rejects.toThrow(/never changed/);
    }
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { Repossession } from '@/lib/contract/repossessions';
import { approveSeen, requestOn } from '../testing/contractRequest';
import { payLines } from '../testing/counter';
import { readyToTake, today } from '../testing/taking';

let world: Awaited<ReturnType<typeof readyToTake>>;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  world = await readyToTake({ until: (cleanup) => cleanups.push(cleanup) });
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const sql = (text: string, values: unknown[] = []) => world.api.connection.pool.query(text, values);
const DAY = 86_400_000;

describe('a BAST', () => {
  it('turns its contract REPOSSESSED once, however often it is sent', async () => {
    const { take, send, read, statusOf, codes, kindOf, surrender, agus, budi } = world;
    const [code = ''] = codes;
    const { order, body, handover } = await take(code);
    expect(await statusOf(code)).toBe('REPOSSESSED');
    expect(handover).toMatchObject({
      ...{ order_number: order.number, contract_code: code, result: 'SURRENDERED', kilometres: 18_204 },
      figures: { cost: 0 },
    });
    expect(handover.photos).toHaveLength(2);
    expect((await send(body)).data).toEqual(handover);
    expect((await send({ ...body, kilometres: 1 })).http).toBe(409);
    const again = await surrender(order.id, {}, agus.token, await kindOf(code));
    expect(await send(again)).toMatchObject({
      http: 409,
      message: expect.stringContaining('BAST') as string,
    });
    expect((await send({ ...again, id: randomUUID() }, budi.token)).http).toBe(403);
    const lines = await sql(
      "select summary, reason from history where record_id = $1 and action = 'CONTRACT_STATUS_CHANGED'",
      [code],
    );
    expect(lines.rows).toHaveLength(1);
    expect((lines.rows as { summary: string }[])[0]?.summary).toContain(order.number);
    expect((await read(code)).orders[0]).toMatchObject({ state: 'DONE', handover: { id: body.id } });
    const told = await sql(
      `select count(*)::int as n from notifications where title = 'Unit diserahkan' and link = $1`,
      [String(order.request_id)],
    );
    expect(told.rows).toEqual([{ n: 2 }]);
  });

  it('is one of two that come at once', async () => {
    const { order, surrender, refusal, send, agus, budi, codes, kindOf, statusOf } = world;
    const code = codes[1] ?? '';
    const given = await order(code, { collector_ids: [agus.id, budi.id] });
    const taken = await surrender(given.id, {}, agus.token, await kindOf(code));
    const both = await Promise.all([send(taken), send(refusal(given.id), budi.token)]);
    expect(both.map(({ http }) => http).sort()).toEqual([200, 409]);
    expect(await statusOf(code)).toBe(both[0].http === 200 ? 'REPOSSESSED' : 'ACTIVE');
    const count = await sql('select count(*)::int as n from unit_handovers where order_id = $1', [given.id]);
    expect(count.rows).toEqual([{ n: 1 }]);
  });

  it('says what is missing: a signature, photos, the checklist, kilometres; what was never told', async () => {
    const { order, surrender, refusal, send, codes, kindOf, agus, withdraw } = world;
    const code = codes[2] ?? '';
    const given = await order(code);
    const full = await surrender(given.id, {}, agus.token, await kindOf(code));
    const fields = async (over: object) => {
      const { http, data } = await send({ ...full, ...over });
      return http === 422 ? Object.keys(data.errors ?? {}) : [String(http)];
    };
    expect(await fields({ giver_signature: null })).toEqual(['giver_signature']);
    expect(await fields({ collector_signature: null })).toEqual(['collector_signature']);
    expect(await fields({ photos: full.photos.slice(1) })).toEqual(['photos']);
    expect(await fields({ collector_signature: full.giver_signature })).toEqual(['photos']);
    expect(await fields({ checklist: full.checklist.slice(1) })).toEqual(['checklist']);
    expect(await fields({ kilometres: null })).toEqual(['no_kilometres']);
    expect(await fields({ met: 'OTHER' })).toEqual(['met_name', 'met_relation']);
    expect(await fields({ sale_version: 99 })).toEqual(['sale_version']);
    expect(await fields({ figures_as_of: '2020-01-01T00:00:00.000Z' })).toEqual(['figures_as_of']);
    const refused = await send(
      refusal(given.id, { note: '', position: null, no_position: 'GPS tidak aktif' }),
    );
    expect(Object.keys(refused.data.errors ?? {}).sort()).toEqual(['note', 'photos']);
    expect((await withdraw(given.id)).http).toBe(200);
  });

  it('tells sums that the server calculated as they were known when the device was told', async () => {
    const { api, order, own, surrender, send, codes, kindOf, agus } = world;
    const code = codes[2] ?? '';
    const given = await order(code);
    const told = await own();
    const row = told.rows.find(({ order_id }) => order_id === given.id)!;
    api.advance(2 * DAY);
    const body = await surrender(
      given.id,
      { figures_as_of: row.figures.as_of },
      agus.token,
      await kindOf(code),
    );
    const answer = await send(body);
    expect(answer.http, answer.message).toBe(200);
    expect(answer.data.figures).toEqual(row.figures);
  });

  it('comes to nothing where who owed has paid, with what to do with the unit', async () => {
    const { api, order, surrender, refusal, send, codes, cashier, kindOf, agus, statusOf, read } = world;
    const code = codes[3] ?? '';
    const given = await order(code);
    const body = await surrender(given.id, {}, agus.token, await kindOf(code));
    for (let paid = 0; paid < 60; paid++) {
      const { rows } = await sql('select next_due::text as due from contracts where code = $1', [code]);
      const due = (rows as { due: string | null }[])[0]?.due ?? null;
      if (due === null || due >= today(api)) break;
      await payLines(api, cashier, code);
    }
    const answer = await send(body);
    expect(answer).toMatchObject({
      http: 409,
      message: expect.stringContaining('Kembalikan unit') as string,
    });
    expect(await statusOf(code)).not.toBe('REPOSSESSED');
    // That it had been refused before is kept.
    expect((await send(refusal(given.id, { at: body.at }))).http).toBe(200);
    expect((await read(code)).ruling_only).toBe(true);
  });

  it('is of a day on which its order holds, and of a certificate too', async () => {
    const { api, order, surrender, send, codes, kindOf, agus, withdraw, statusOf } = world;
    const code = codes[4] ?? '';
    const withdrawn = await order(code);
    const early = await surrender(withdrawn.id, {}, agus.token, await kindOf(code));
    expect((await withdraw(withdrawn.id)).http).toBe(200);
    expect((await send(early)).http).toBe(409);
    const given = await order(code);
    const body = await surrender(given.id, {}, agus.token, await kindOf(code));
    await sql('update staff set certificate_until = $2 where id = $1', [agus.id, addDays(today(api), -1)]);
    expect(await send(body)).toMatchObject({
      http: 409,
      message: expect.stringContaining('Sertifikat') as string,
    });
    await sql("update staff set certificate_until = '2031-01-01' where id = $1", [agus.id]);
    const madeAt = api.now().toISOString();
    api.advance(16 * DAY);
    const late = { ...body, at: api.now().toISOString(), figures_as_of: madeAt };
    expect(await send(late)).toMatchObject({
      http: 409,
      message: expect.stringContaining('berlaku') as string,
    });
    expect(await statusOf(code)).toBe('ACTIVE');
    // It was made in time, and comes in late.
    expect((await send(body)).http).toBe(200);
    expect(await statusOf(code)).toBe('REPOSSESSED');
  });

  it('that was refused leads to the court: only a ruling is a basis then', async () => {
    const { order, refusal, send, codes, ask, read } = world;
    const code = codes[5] ?? '';
    const given = await order(code);
    expect((await send(refusal(given.id))).http).toBe(200);
    expect(await read(code)).toMatchObject({ ruling_only: true, orders: [{ state: 'REFUSED' }] });
    expect((await ask(code)).http).toBe(422);
    expect((await order(code, { basis: 'RULING' })).state).toBe('RUNNING');
  });

  it('is changed or deleted by nobody', async () => {
    for (const text of [
      'update unit_handovers set kilometres = 1',
      'delete from unit_handovers',
      'delete from unit_handover_photos',
      "insert into unit_records (contract_code, kind, day, person, price, written_by, at) select contract_code, 'SOLD', valid_from, 'X', 1, 1, now() from repossession_orders limit 1",
    ]) {
      await expect(sql(text), text).rejects.toThrow();
    }
  });
});

describe('a unit that was taken', () => {
  const write = (code: string, over: object) =>
    world.api.call<Repossession & { errors?: object }>('POST', `contracts/${code}/repossession/unit`, {
      token: world.spv,
      body: {
        kind: 'STORED',
        day: today(world.api),
        place: '',
        note: '',
        person: '',
        file_id: null,
        ...over,
      },
    });

  it('is stored, looked at, sold by two people, and then no more', async () => {
    const { codes, upload, spv, checker, api } = world;
    const [code = ''] = codes;
    expect((await write(code, { place: 'Gudang Cakung' })).data.unit_records).toMatchObject([
      { kind: 'STORED', place: 'Gudang Cakung' },
    ]);
    expect((await write(code, { kind: 'CONDITION', note: 'Aki lemah' })).http).toBe(200);
    const back = { kind: 'RETURNED', person: 'Nasabah', file_id: await upload(spv) };
    expect((await write(code, back)).http).toBe(409);
    const ask = {
      ...{ kind: 'UNIT_SALE' as const, sold_on: today(api), price: 9_500_000, buyer: 'Balai Lelang' },
      file_id: await upload(spv),
    };
    const asked = await requestOn(api, spv, code, ask);
    expect(asked.http, asked.message).toBe(200);
    expect((await approveSeen(api, spv, asked.data.id)).http).toBe(403);
    expect((await approveSeen(api, checker, asked.data.id)).http).toBe(200);
    const { unit_records, unit_kinds } = await world.read(code);
    expect(unit_records[0]).toMatchObject({
      kind: 'SOLD',
      price: 9_500_000,
      approved_by: { username: 'penyetuju.jkt' },
    });
    expect(unit_kinds.every(({ obstacle }) => obstacle !== null)).toBe(true);
    expect((await write(code, { place: 'Gudang lain' })).http).toBe(409);
  });

  it('is given back once the contract runs again, which two people decide; then it may be taken again', async () => {
    const { codes, upload, spv, checker, api, read } = world;
    const code = codes[4] ?? '';
    const asked = await requestOn(api, await api.signIn('kontrak.jkt'), code, {
      kind: 'STATUS',
      status: 'ACTIVE',
    });
    expect((await approveSeen(api, checker, asked.data.id)).http).toBe(200);
    const orderOf = async () => (await read(code)).conditions.find(({ key }) => key === 'ORDER');
    expect(await orderOf()).toMatchObject({ met: false });
    const back = { kind: 'RETURNED', person: 'Nasabah', file_id: await upload(spv) };
    expect((await write(code, { ...back, file_id: null })).http).toBe(422);
    expect((await write(code, back)).http).toBe(200);
    expect(await orderOf()).toMatchObject({ met: true });
  });
});

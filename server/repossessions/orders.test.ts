import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Repossession } from '@/lib/contract/repossessions';
import { addDays } from '@/lib/arithmetic/calendar';
import { contractCodes, requestOn, withdrawRequest } from '../testing/contractRequest';
import { payLines } from '../testing/counter';
import { readyToTake, today } from '../testing/taking';

let world: Awaited<ReturnType<typeof readyToTake>>;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  world = await readyToTake({ until: (cleanup) => cleanups.push(cleanup) });
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const missing = ({ conditions }: Repossession) => conditions.filter(({ met }) => !met).map(({ key }) => key);
const sql = (text: string, values: unknown[] = []) => world.api.connection.pool.query(text, values);

const UNDELIVERED = `update letters set way = null, delivered_on = null, received_by = null, delivery_written_by = null
  where contract_code = $1 and step = 3`;
const DELIVERED = `update letters set way = 'HAND', delivered_on = made_on + 1, received_by = 'Istri', delivery_written_by = 1
  where contract_code = $1 and step = 3`;

const TRIED = `update letters set received_by = null, delivery_note = 'Rumah terkunci' where contract_code = $1 and step = 3`;

describe('what an order stands on', () => {
  it('is shown as met or not, each with what to do, and refuses who asks all the same', async () => {
    const { read, ask, codes, agus } = world;
    const code = codes[1] ?? '';
    expect(await read(code)).toMatchObject({ obstacle: null, ruling_only: false });
    expect(missing(await read(code))).toEqual([]);
    const cases: [key: string, off: string, on: string][] = [
      ['LETTER', UNDELIVERED, DELIVERED],
      ['LETTER', TRIED, DELIVERED],
      [
        'FIDUCIARY',
        `update fiduciaries set removed_on = '2027-01-04' where contract_code = $1`,
        'update fiduciaries set removed_on = null where contract_code = $1',
      ],
      [
        'PROMISE',
        `insert into promises (contract_code, office_id, made_on, due, amount, source, at, written_by)
         select $1, 1, '${today(world.api)}', '${addDays(today(world.api), 3)}', 100000, 'CALL', '${world.api.now().toISOString()}', 1`,
        `update promises set replaced_at = now() where contract_code = $1 and replaced_at is null`,
      ],
      [
        'LATE',
        "update contracts set status = 'REPOSSESSED' where code = $1",
        "update contracts set status = 'ACTIVE' where code = $1",
      ],
    ];
    for (const [key, off, on] of cases) {
      await sql(off, [code]);
      const shown = await read(code);
      const expected = key === 'LATE' ? ['LATE', 'ORDER'] : [key];
      expect(missing(shown), key).toEqual(expected);
      const answer = await ask(code);
      expect([key, answer.http, answer.message]).toEqual([key, 409, shown.obstacle]);
      await sql(on, [code]);
    }
    await sql("update staff set certificate_until = '2026-01-01' where id = $1", [agus.id]);
    const ended = await ask(code);
    expect(ended).toMatchObject({
      http: 422,
      data: { errors: { 'ask.collector_ids': expect.any(String) as string } },
    });
    await sql("update staff set certificate_until = '2031-01-01' where id = $1", [agus.id]);
  });

  it('is right in each of its fields', async () => {
    const { ask, codes, agus, head } = world;
    const code = codes[1] ?? '';
    const { rows } = await sql(
      "select id from staff where username in ('kasir.jkt', 'spv.jkt') order by username",
    );
    const [cashier, spv] = (rows as { id: number }[]).map(({ id }) => id);
    const cases: [object, string | number][] = [
      [{ basis_on: addDays(today(world.api), 1) }, 'ask.basis_on'],
      [{ basis_on: '2001-01-01' }, 'ask.basis_on'],
      [{ collector_ids: [agus.id, agus.id] }, 'ask.collector_ids'],
      [{ collector_ids: [cashier ?? 0] }, 'ask.collector_ids'],
      [{ file_id: 999_999 }, 'ask.file_id'],
      // Who asks does not take the unit.
      [{ collector_ids: [spv ?? 0] }, 403],
    ];
    for (const [over, field] of cases) {
      const answer = await ask(code, over);
      const got = answer.http === 422 ? Object.keys(answer.data.errors ?? {})[0] : answer.http;
      expect(got, answer.message).toBe(field);
    }
    // Another person's upload.
    const file_id = await world.upload(head);
    expect((await ask(code, { file_id })).http).toBe(403);
    const clerk = await world.api.signIn('kontrak.jkt');
    expect((await ask(code, {}, clerk)).http).toBe(403);
  });
});

describe('an order', () => {
  it('is what another person approves, numbered without gaps, given to whom it names', async () => {
    const { api, ask, approve, read, own, codes, agus, budi, checker, spv, head } = world;
    const [code = '', other = ''] = codes;
    const asked = await ask(code, { collector_ids: [agus.id, budi.id] });
    expect(asked.http, asked.message).toBe(200);
    expect(asked.data.summary).toContain('Agus Salim, Budi Santoso');
    expect((await approve(asked.data.id, spv)).http).toBe(403);
    expect(await own()).toMatchObject({ rows: [] });
    expect((await approve(asked.data.id)).http).toBe(200);
    const { orders, conditions } = await read(code);
    const month = today(api).slice(2, 4) + today(api).slice(5, 7);
    expect(orders).toMatchObject([
      {
        ...{ number: `JKT/ST/${month}/00001`, state: 'RUNNING', valid_from: today(api) },
        ...{ valid_until: addDays(today(api), 14), handover: null, withdraw_obstacle: null },
        collectors: [{ id: agus.id }, { id: budi.id }],
        ...{ asked_by: { username: 'spv.jkt' }, approved_by: { username: 'penyetuju.jkt' } },
      },
    ]);
    expect(conditions.filter(({ met }) => !met).map(({ key }) => key)).toEqual(['ORDER']);
    expect((await ask(code)).http).toBe(409);
    const [row] = (await own()).rows;
    expect(row).toMatchObject({
      number: orders[0]!.number,
      contract_code: code,
      collectors: ['Agus Salim', 'Budi Santoso'],
    });
    expect(row!.figures.total).toBe(row!.figures.principal + row!.figures.interest + row!.figures.penalty);
    expect(JSON.stringify(row)).not.toMatch(/nik|phone/i);
    expect((await own(budi.token)).rows).toHaveLength(1);
    const told = await sql(
      'select title, source, link from notifications where staff_id = $1 order by id desc limit 1',
      [agus.id],
    );
    expect(told.rows).toEqual([
      { title: 'Surat tugas penarikan', source: 'collector', link: String(orders[0]!.id) },
    ]);
    // A rehearsal takes no number: what waited is the next one.
    const second = await ask(other);
    expect((await approve(second.data.id, head)).http).toBe(200);
    expect((await read(other)).orders[0]!.number).toBe(`JKT/ST/${month}/00002`);
    // Its paper is for who may read it.
    const proof = orders[0]!.proof.id;
    const reading = (token: string) => api.call('GET', `files/${proof}`, { token });
    expect((await reading(checker)).http).toBe(200);
    expect((await reading(agus.token)).http).toBe(403);
    // Whom it names reads it; another collector does not.
    const one = (token: string) => api.call('GET', `repossession-orders/${orders[0]!.id}`, { token });
    expect([(await one(agus.token)).http, (await one(spv)).http]).toEqual([200, 200]);
    const stranger = await api.signIn('kolektor.jkt');
    expect((await one(stranger)).http).toBe(403);
  });

  it('is decided by nobody whom it names', async () => {
    const { ask, approve, codes, agus, api } = world;
    const code = codes[2] ?? '';
    await sql("update titles set is_credit_approval = true, is_credit = true where name = 'Kolektor'");
    const asked = await ask(code);
    const seen = await api.call<{ request: { may_decide: boolean } }>(
      'GET',
      `contract-requests/${asked.data.id}`,
      {
        token: agus.token,
      },
    );
    expect(seen.data.request.may_decide).toBe(false);
    expect((await approve(asked.data.id, agus.token)).http).toBe(403);
    await sql("update titles set is_credit_approval = false, is_credit = false where name = 'Kolektor'");
    expect((await withdrawRequest(api, world.spv, asked.data.id)).http).toBe(200);
  });

  it('is refused when approved, where what it stood on is gone', async () => {
    const { ask, approve, codes, agus, api, spv } = world;
    const code = codes[2] ?? '';
    const asked = await ask(code);
    await sql('update staff set certificate_until = $2 where id = $1', [agus.id, addDays(today(api), 13)]);
    expect((await approve(asked.data.id)).http).toBe(422);
    await sql("update staff set certificate_until = '2031-01-01' where id = $1", [agus.id]);
    await sql(UNDELIVERED, [code]);
    expect((await approve(asked.data.id)).http).toBe(409);
    await sql(DELIVERED, [code]);
    expect((await withdrawRequest(api, spv, asked.data.id)).http).toBe(200);
  });

  it('ends when the borrower has paid, and runs no more', async () => {
    const { api, order, own, read, codes, cashier } = world;
    const code = codes[3] ?? '';
    const given = await order(code);
    expect((await own()).rows.map(({ order_id }) => order_id)).toContain(given.id);
    for (let paid = 0; paid < 60; paid++) {
      const { rows } = await sql('select next_due::text as due from contracts where code = $1', [code]);
      const due = (rows as { due: string | null }[])[0]?.due ?? null;
      if (due === null || due >= today(api)) break;
      await payLines(api, cashier, code);
    }
    expect((await read(code)).orders[0]).toMatchObject({ state: 'ENDED' });
    expect((await own()).rows.map(({ order_id }) => order_id)).not.toContain(given.id);
    expect(missing(await read(code))).toContain('LATE');
  });

  it('is withdrawn with a reason, once, by a supervisor or an approver', async () => {
    const { order, withdraw, codes, agus, checker, own, read, head } = world;
    const code = codes[4] ?? '';
    const given = await order(code);
    expect((await withdraw(given.id, agus.token)).http).toBe(403);
    expect((await withdraw(given.id, checker)).data).toMatchObject({ state: 'WITHDRAWN' });
    expect((await withdraw(given.id, checker)).http).toBe(200);
    expect((await withdraw(given.id, head)).http).toBe(409);
    expect((await own()).rows.map(({ order_id }) => order_id)).not.toContain(given.id);
    expect(missing(await read(code))).toEqual([]);
    expect((await order(code)).state).toBe('RUNNING');
  });

  it('can be changed or deleted by nobody, and names no other than it says', async () => {
    for (const text of [
      'update repossession_orders set valid_until = valid_until + 30',
      "update repossession_orders set ended_as = null, ended_at = null, ended_by = null where ended_as = 'WITHDRAWN'",
      'delete from repossession_orders',
      'update repossession_order_collectors set staff_id = 1',
      'insert into repossession_order_collectors select id, asked_by, $$x$$, valid_until from repossession_orders limit 1',
    ]) {
      await expect(sql(text), text).rejects.toThrow();
    }
  });
});

it('a status is never made REPOSSESSED by a request alone, and one from before is refused in words', async () => {
  const { api, codes, checker, approve } = world;
  const clerk = await api.signIn('kontrak.jkt');
  const code = (await contractCodes(api, 'ACTIVE')).find((one) => !codes.includes(one)) ?? '';
  const ask = { kind: 'STATUS', status: 'REPOSSESSED' } as const;
  const answer = await requestOn(api, clerk, code, ask);
  expect(answer).toMatchObject({ http: 409, message: expect.stringContaining('surat tugas') as string });
  await sql(
    `insert into contract_requests (kind, contract_code, office_id, contract_version, payload, reason, requested_by, requested_at)
     select 'STATUS', code, office_id, version, $2, 'Dari dulu', (select id from staff where username = 'kontrak.jkt'), now()
       from contracts where code = $1`,
    [code, JSON.stringify({ ask, summary: 'Status aktif menjadi unit ditarik.' })],
  );
  const { rows } = await sql('select max(id) as id from contract_requests');
  const { id } = (rows as { id: number }[])[0]!;
  const decided = await approve(id, checker);
  expect(decided).toMatchObject({ http: 409, message: expect.stringContaining('surat tugas') as string });
});

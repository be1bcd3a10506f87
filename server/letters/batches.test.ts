import { expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import { LETTERS_AT_ONCE } from '@/lib/contract/letterTerms';
import type { LetterBatchDetail, LetterPreview } from '@/lib/contract/letterBatches';
import type { PrintedLetter } from '@/lib/contract/letters';
import { DAY } from '../testing/lateContract';
import { letterDesk, promised, today } from '../testing/letters';

const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);

/** Numbers of an office and month without gaps, each contract's letters once in a stretch and in order. */
const FAULTS = `
  select 'gap' as fault from letters group by office_id, split_part(number, '/', 3)
   having count(*) <> max(split_part(number, '/', 4)::int)
  union all select 'twice' from letters group by contract_code, late_from, step having count(*) > 1
  union all select 'skipped' from letters l where step > 1 and not exists (
    select from letters b where b.contract_code = l.contract_code and b.step = l.step - 1
       and b.delivered_on <= l.made_on - 7 and b.made_on >= l.late_from)`;

it('counts first, makes groups, goes on after a cut, and says who got none and why', async () => {
  const { api, head, make, preview, order, next } = await letterDesk(200);
  const { pool } = api.connection;
  const counted = await preview();
  expect(counted.due).toEqual([{ step: 1, count: sum(counted.due) }]);
  expect(sum(counted.due)).toBeGreaterThan(LETTERS_AT_ONCE + 5);
  expect(sum(counted.due) + sum(counted.none)).toBe(counted.total);

  const { rows: late } = await pool.query<{ code: string }>(
    "select code from contracts where office_id = 1 and status = 'ACTIVE' and next_due < $1 order by code limit 3",
    [today(api)],
  );
  const [one = '', two = '', three = ''] = late.map(({ code }) => code);
  await promised(api, one, addDays(today(api), 3));
  const stale = await api.call<{ current: LetterPreview }>('POST', 'letter-batches', {
    ...{ token: head, body: { filter: {}, due: sum(counted.due) } },
  });
  expect(stale.http).toBe(409);
  expect(sum(stale.data.current.due)).toBe(sum(counted.due) - 1);

  const batch = await order();
  expect(batch).toMatchObject({ made: 0, left: sum(counted.due) - 1, none: [{ why: 'PROMISE', count: 1 }] });
  // Made by somebody else, paid or promised since.
  expect((await make(two, 1)).http).toBe(200);
  await promised(api, three, addDays(today(api), 3));

  const group = (await next(batch.id)).data;
  expect(group).toMatchObject({ made: LETTERS_AT_ONCE - 2, finished_at: null });
  // Cut in the middle of a group: nothing of it is there.
  await pool.query(`create function cut() returns trigger language plpgsql as $$
    begin if new.letter_id is not null and (select count(*) from letter_batch_items where letter_id is not null) > 52
      then raise exception 'cut'; end if; return new; end $$`);
  await pool.query(
    'create trigger cut before update on letter_batch_items for each row execute function cut()',
  );
  expect((await next(batch.id)).http).toBe(500);
  expect((await pool.query('select count(*)::int from letters')).rows).toEqual([
    { count: LETTERS_AT_ONCE - 1 },
  ]);
  await pool.query('drop trigger cut on letter_batch_items');

  let state = group;
  while (state.finished_at === null) state = (await next(batch.id)).data;
  expect(state).toMatchObject({ left: 0, made: sum(counted.due) - 3 });
  const { data } = await api.call<LetterBatchDetail>('GET', `letter-batches/${batch.id}`, { token: head });
  expect(new Map(data.skipped.map(({ contract_code, why }) => [contract_code, why]))).toEqual(
    new Map([
      [one, 'PROMISE'],
      [two, 'UNDELIVERED'],
      [three, 'PROMISE'],
    ]),
  );
  const printed: PrintedLetter[] = [];
  for (let page = 1; printed.length < state.made; page++) {
    const path = `letter-batches/${batch.id}/letters?page=${page}`;
    const { rows } = (await api.call<{ rows: PrintedLetter[] }>('GET', path, { token: head })).data;
    expect(rows.length).toBeGreaterThan(0);
    printed.push(...rows);
  }
  expect(new Set(printed.map(({ number }) => number)).size).toBe(state.made);
  expect((await pool.query(FAULTS)).rows).toEqual([]);
  // Pressed again, it is finished.
  expect((await next(batch.id)).data).toEqual(state);
});

it('two batches of the same contracts, at once: each letter once, without a gap', async () => {
  const { api, order, next } = await letterDesk(200);
  const batches = [await order(), await order()];
  const due = batches[0]!.left;
  const run = async (id: number) => {
    for (;;) {
      const { http, data, message } = await next(id);
      expect(http, message).toBe(200);
      if (data.finished_at !== null) return data;
    }
  };
  // Two people press on one of them, too.
  const [first, , second] = await Promise.all([
    run(batches[0]!.id),
    run(batches[0]!.id),
    run(batches[1]!.id),
  ]);
  expect(first.made + second.made).toBe(due);
  expect([...first.none, ...second.none]).toEqual(
    expect.arrayContaining([expect.objectContaining({ why: 'UNDELIVERED' })]),
  );
  const { pool } = api.connection;
  expect((await pool.query('select count(*)::int from letters')).rows).toEqual([{ count: due }]);
  expect((await pool.query(FAULTS)).rows).toEqual([]);
});

it('is for one office and its filter', async () => {
  const { api, head, preview } = await letterDesk(100);
  const all = await preview();
  const narrow = await preview('bucket=121-');
  expect(narrow.total).toBeGreaterThan(0);
  expect(narrow.total).toBeLessThan(all.total);
  const elsewhere = await api.call('GET', 'letter-batches/preview?office=2', { token: head });
  expect(elsewhere.http).toBe(403);
  const none = await api.call<{ errors: object }>('POST', 'letter-batches', {
    ...{ token: head, body: { filter: { bucket: '0-0' }, due: 0 } },
  });
  expect([none.http, Object.keys(none.data.errors)]).toEqual([422, ['due']]);
});

it('a year of random days keeps the rule', async () => {
  const { api, director, order, next, deliver } = await letterDesk(10);
  const { pool } = api.connection;
  let seed = 20_261_127;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 14; round++) {
    const due = await api.call<LetterPreview>('GET', 'letter-batches/preview', { token: director });
    if (due.data.due.length > 0) {
      const batch = await order({ office: 1 });
      for (let left = batch.left; left > 0;) left = (await next(batch.id)).data.left;
    }
    const { rows: waiting } = await pool.query<{ id: number; version: number }>(
      'select id, version from letters where delivered_on is null and office_id = 1 order by id',
    );
    for (const letter of waiting) {
      if (random(3) > 0) expect((await deliver(letter)).http).toBe(200);
    }
    const { rows: late } = await pool.query<{ code: string }>(
      "select code from contracts where office_id = 1 and status = 'ACTIVE' and next_due < $1 order by code",
      [today(api)],
    );
    for (const { code } of late) {
      if (random(6) === 0) await promised(api, code, addDays(today(api), random(9)));
    }
    api.advance((1 + random(9)) * DAY);
    expect((await pool.query(FAULTS)).rows).toEqual([]);
    const broken = await pool.query(`
      select l.number from letters l join promises p on p.contract_code = l.contract_code
       where l.at > p.at and l.made_on between p.made_on and p.due and (p.replaced_at is null or p.replaced_at > l.at)`);
    expect(broken.rows).toEqual([]);
  }
  const { rows: steps } = await pool.query<{ step: number }>(
    'select step, count(*)::int from letters group by 1 order by 1',
  );
  expect(steps.map(({ step }) => step)).toEqual([1, 2, 3]);
});

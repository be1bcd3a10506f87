import { expect, it } from 'vitest';
import type { BpkbBook } from '@/lib/contract/bpkbBook';
import { bookKeepers, BOOK_FAULTS } from '../testing/books';
import { contractCodes } from '../testing/contractRequest';
import { countsOf, COUNT_FAULTS } from '../testing/counts';
import { startApi } from '../testing/startApi';

const BOOKS = 6;

async function world() {
  const api = await startApi();
  const { pool } = api.connection;
  const keepers = await bookKeepers(api);
  const { rows } = await pool.query<{ id: number }>(
    `insert into bpkb_places (code, name, valid_from, office_id, safe) values ('UJI-B', 'Brankas dua', '2020-01-01', 1, 'Brankas 2') returning id`,
  );
  const ids: number[] = [];
  for (const code of (await contractCodes(api, 'ACTIVE')).slice(0, BOOKS))
    ids.push((await keepers.stored(code)).id);
  const faultless = async () => {
    for (const [name, statement] of Object.entries({ ...BOOK_FAULTS, ...COUNT_FAULTS }))
      expect((await pool.query(statement)).rows, name).toEqual([]);
  };
  return {
    pool,
    ids,
    faultless,
    counts: countsOf(api),
    shelf: keepers.places.jakarta,
    other: rows[0]?.id ?? 0,
    ...keepers,
  };
}

it('freezes each book before or after what is done to it, and two who send the same codes count each once', async () => {
  const at = await world();
  const { counts, books, must, head, clerk, director, ids, shelf, other, pool } = at;
  const known: BpkbBook[] = [];
  for (const id of ids) known.push(must(await books.read(head, id)));
  const [begun] = await Promise.all([
    counts.start(director),
    ...known.map((book, nth) => (nth % 2 === 0 ? books.store(clerk, book, other) : books.lend(head, book))),
  ]);
  const count = must(begun);
  const { rows: torn } = await pool.query(
    `select f.bpkb_id from bpkb_count_books f join bpkb_movements m on m.id = f.movement_id
      where f.count_id = $1 and (m.bpkb_id <> f.bpkb_id or m.place_id is distinct from f.place_id)`,
    [count.id],
  );
  expect(torn).toEqual([]);

  // Both shelves' books in both orders, and somebody who closes it in between.
  must(await counts.scan(director, count.id, [[ids[0] ?? 0, shelf]]));
  const reads = ids.map((id) => [id, shelf] as const);
  const batches = [reads, reads.toReversed(), reads.slice(3), reads.slice(0, 5).toReversed(), reads];
  const [closings, sent] = await Promise.all([
    Promise.all([counts.close(head, count), counts.close(clerk, count)]),
    Promise.all(batches.map((batch, nth) => counts.scan(nth % 2 === 0 ? head : clerk, count.id, batch))),
  ]);
  for (const { http } of [...closings, ...sent]) expect([200, 409]).toContain(http);
  const taken = sent
    .flatMap(({ http, data }) => (http === 200 ? data.answers : []))
    .filter(({ outcome }) => outcome === 'TAKEN').length;
  const now = must(await counts.read(head, count.id));
  expect(now.counted).toBe(1 + taken);
  expect(closings.filter(({ http }) => http === 200).length).toBe(now.state === 'CLOSED' ? 1 : 0);
  await at.faultless();
});

it('settles a book once, beside whoever else acts on it', async () => {
  const at = await world();
  const { counts, books, must, head, clerk, director, ids, shelf, other } = at;
  const count = must(await counts.start(head));
  must(
    await counts.scan(
      clerk,
      count.id,
      ids.map((id, nth) => [id, nth < 3 ? other : shelf]),
    ),
  );
  let closed = must(await counts.close(head, count));
  for (const id of ids.slice(0, 3)) {
    const book = must(await books.read(head, id));
    const [one, two, stored, lent] = await Promise.all([
      counts.settle(clerk, closed, id, { settlement: 'STORED' }),
      counts.settle(director, closed, id, { settlement: 'PUT_BACK' }),
      books.store(head, book, other),
      books.lend(director, book),
    ]);
    expect([one.http, two.http].filter((http) => http === 200).length).toBeLessThanOrEqual(1);
    expect([stored.http, lent.http].filter((http) => http === 200).length).toBeLessThanOrEqual(1);
    for (const { http } of [one, two, stored, lent]) expect([200, 409, 422]).toContain(http);
    closed = must(await counts.read(head, count.id));
    await at.faultless();
  }
  const twice = await Promise.all([
    ...[counts.finish(head, closed), counts.finish(head, closed), counts.reopen(clerk, closed)],
  ]);
  for (const { http } of twice) expect([200, 403, 409]).toContain(http);
  expect(twice.filter(({ http }) => http === 200).length).toBeLessThanOrEqual(1);
  await at.faultless();
});

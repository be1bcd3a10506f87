import { expect, it } from 'vitest';
import type { BpkbBook } from '@/lib/contract/bpkbBook';
import { bookKeepers, BOOK_FAULTS } from '../testing/books';
import { contractCodes } from '../testing/contractRequest';
import { payLines } from '../testing/counter';
import { startApi } from '../testing/startApi';

const WRITERS = 16;
const DAY = 86_400_000;

async function world() {
  const api = await startApi();
  const keepers = await bookKeepers(api);
  const [code = ''] = await contractCodes(api, 'ACTIVE');
  const { pool } = api.connection;
  const faultless = async () => {
    for (const [name, statement] of Object.entries(BOOK_FAULTS))
      expect((await pool.query(statement)).rows, name).toEqual([]);
  };
  return { api, pool, code, faultless, ...keepers };
}

it('sixteen who act on one book at once do so once', async () => {
  const at = await world();
  const { books, head, clerk, director, pool } = at;
  const book = await at.stored(at.code);
  const tokens = [head, clerk, director] as const;
  const answers = await Promise.all(
    Array.from({ length: WRITERS }, async (_, nth) => {
      const token = tokens[nth % tokens.length] ?? head;
      if (nth % 3 === 0) return books.send(token, book, 2);
      return nth % 3 === 1 ? books.lend(token, book) : books.lost(token, book);
    }),
  );
  expect(answers.map(({ http }) => http).toSorted()).toEqual([200, ...Array<number>(WRITERS - 1).fill(409)]);
  const { rows } = await pool.query('select count(*)::int as n from bpkb_movements where bpkb_id = $1', [
    book.id,
  ]);
  const acted = answers.find(({ http }) => http === 200)?.data;
  // A book that is gone is only asked for.
  expect(rows).toEqual([{ n: acted?.state === 'STORED' ? 2 : 3 }]);
  await at.faultless();
});

it('sixteen presses of giving out give it out once', async () => {
  const at = await world();
  const { api, books, must, head, clerk, director, cashier, code } = at;
  const stored = await at.stored(code);
  await payLines(api, cashier, code, { lines: 60 });
  must(await books.ready(head, must(await books.read(head, stored.id))));
  while ((await at.bookOf(code)).conditions.some(({ met }) => !met)) api.advance(DAY);
  const book: BpkbBook = must(await books.prepare(clerk, await at.bookOf(code)));
  const answers = await Promise.all(
    Array.from({ length: WRITERS }, (_, nth) => books.handOver(nth % 2 === 0 ? head : director, book)),
  );
  expect(answers.map(({ http }) => http).toSorted()).toEqual([200, ...Array<number>(WRITERS - 1).fill(409)]);
  await at.faultless();
});

it('who sends the same press twice acts once', async () => {
  const at = await world();
  const { api, books, clerk, code } = at;
  const book = await at.bookOf(code);
  const [file = 0] = await books.pictures(clerk);
  const or = (value: string | undefined, other: string) => (value && value.length > 2 ? value : other);
  const body = {
    ...{ version: book.version, kind: 'BOOK', person: 'Kurir', note: '', file_ids: [file] },
    facts: {
      number: or(book.facts.number, 'N-1234'),
      chassis_number: or(book.facts.chassis_number, 'MH1234'),
      engine_number: or(book.facts.engine_number, 'JM1234'),
      plate_number: or(book.facts.plate_number, 'B 1 UJI'),
      owner: or(book.facts.owner, 'Pemilik'),
    },
  };
  const press = () =>
    api.call<BpkbBook>('POST', `bpkb/${book.id}/receive`, {
      ...{ token: clerk, body, headers: { 'idempotency-key': 'satu-buku' } },
    });
  const answers = await Promise.all([press(), press()]);
  expect(answers.filter(({ http }) => http === 200).length).toBeGreaterThan(0);
  expect((await press()).data).toMatchObject({ state: 'RECEIVED' });
  expect((await at.bookOf(code)).movements).toHaveLength(1);
});

import type { BpkbAct, BpkbBook } from '@/lib/contract/bpkbBook';
import type { BpkbCountsPage } from '@/lib/contract/bpkbCounts';
import { SETTLED_BY } from '@/lib/contract/bpkbCountTerms';
import type { BpkbPage } from '@/lib/contract/bpkbList';
import type { HandingWay } from '@/lib/contract/bpkbTerms';
import { booksOf } from '../books';
import { placeIn, putBook } from '../bookStates';
import { countsOf } from '../counts';
import type { TestApi } from '../startApi';
import type { Walk } from './Walk';

/** Books of the first contracts, kept by others: stored, awaited, lent; and a count of them that one of those has begun. */
export async function leaveBooks(api: TestApi, codes: readonly string[]): Promise<void> {
  const { pool } = api.connection;
  const states = ['STORED', 'NOT_RECEIVED', 'STORED', 'BORROWED', 'STORED'] as const;
  const ids: number[] = [];
  for (const [nth, state] of states.entries()) {
    const code = codes[nth];
    if (code !== undefined) ids.push(await putBook(pool, code, state));
  }
  const counts = countsOf(api);
  const keeper = await api.signIn('kontrak.jkt');
  const { data: count } = await counts.start(keeper, 1);
  await counts.scan(keeper, count.id, [[ids[0] ?? 0, await placeIn(pool, 1)]]);
}

/**
 * Counts books of which some are gone, and does whatever may hide that: names them by hand, moves them on paper, opens the
 * count again, settles what differs, and signs.
 */
export async function countsBooks({ api, world, random }: Walk): Promise<void> {
  const token = world.tokens.direktur;
  const counts = countsOf(api);
  const office = random.pick([1, 1, 2]);
  await counts.start(token, office);
  const { data: page, http } = await api.call<BpkbCountsPage>('GET', 'bpkb-counts?size=50', { token });
  const running = http === 200 ? page.rows.filter(({ state }) => state === 'OPEN' || state === 'CLOSED') : [];
  const [first, ...others] = running;
  if (!first) return;
  const { id } = random.pick([first, ...others]);
  const now = async () => (await counts.read(token, id)).data;
  const { data: books } = await api.call<BpkbPage>(
    'GET',
    `bpkb?office=${first.office.id}&state=STORED&size=50`,
    { token },
  );
  const stored = books?.rows ?? [];
  const names = async (share: number) => {
    const named = stored.filter(() => random.chance(share));
    if (named.length > 0)
      await counts.scan(
        token,
        id,
        named.map((book) => [book.id, book.place?.id ?? 0, 'KEYS'] as const),
      );
  };
  await names(0.6);
  const [one, ...more] = stored;
  if (one && random.chance(0.4)) {
    const { data: book } = await booksOf(api).read(token, random.pick([one, ...more]).id);
    await booksOf(api).act(token, book, 'send', { to_office_id: 2, person: 'Kurir', note: '' });
    await booksOf(api).arrive(token, (await booksOf(api).read(token, book.id)).data, 1, 'Kembali lagi');
    await booksOf(api).store(
      token,
      (await booksOf(api).read(token, book.id)).data,
      await placeIn(api.connection.pool, 1),
    );
  }
  await counts.close(token, await now());
  if (random.chance(0.4)) {
    await counts.reopen(token, await now());
    await names(1);
    await counts.cancel(token, await now());
    await counts.close(token, await now());
  }
  if (random.chance(0.5)) {
    const { data: found } = await counts.findings(token, id);
    for (const row of found?.rows ?? []) {
      const [way, ...ways] = SETTLED_BY[row.finding];
      if (!way) continue;
      const settlement = random.pick([way, ...ways]);
      const place_id = settlement === 'FOUND' ? await placeIn(api.connection.pool, first.office.id) : null;
      await counts.settle(token, await now(), row.id, { settlement, place_id, note: 'Sudah dilihat' });
    }
  }
  await counts.finish(token, await now());
}

/** So many acts a book sees in one go: long enough to be lent and given back, or sent and received. */
const ACTS = 4;

/** Whatever may be done to a book, done by one person, who decides what they asked for and gives out what they prepared. */
export async function keepsBooks(walk: Walk): Promise<void> {
  const { api, world, random } = walk;
  const { data, http } = await api.call<BpkbPage>('GET', 'bpkb?size=50', { token: world.tokens.direktur });
  const [first, ...others] = http === 200 ? data.rows : [];
  if (!first) return;
  const { id } = random.pick([first, ...others]);
  for (let nth = 0; nth < ACTS; nth += 1) await actsOnBook(walk, id);
}

async function actsOnBook({ api, world, random }: Walk, id: number): Promise<void> {
  const token = world.tokens.direktur;
  const books = booksOf(api);
  const { data: book } = await books.read(token, id);
  const place = await placeIn(api.connection.pool, book.office.id);
  const way = random.pick<HandingWay>(['DEBTOR', 'ATTORNEY', 'BUYER']);
  const acts: Record<BpkbAct, () => Promise<unknown>> = {
    receive: () =>
      books.receive(token, book, {
        facts: { owner: 'Orang Lain' },
        note: random.pick(['', 'Tetap diterima']),
      }),
    store: () => books.store(token, book, place),
    lend: () => books.lend(token, book),
    return: () => books.giveBack(token, book),
    send: () => books.send(token, book, random.pick([1, 2, 3])),
    arrive: () => books.arrive(token, book, random.pick([1, 2, 3]), 'Sampai'),
    ready: () => books.ready(token, book),
    unready: () => books.unready(token, book),
    prepare: () => books.prepare(token, book, way),
    hand_over: () => books.handOver(token, book),
    lost: () => books.lost(token, book),
  };
  const names = Object.keys(book.acts) as BpkbAct[];
  const [one = 'ready', ...more] = names;
  await acts[random.pick([one, ...more])]();
  const { data: now } = await api.call<BpkbBook>('GET', `bpkb/${id}`, { token });
  if (now.request) await books.decide(token, now.request.id);
  if (now.prepared) await books.handOver(token, now);
}

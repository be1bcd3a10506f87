import { expect, it } from 'vitest';
import type { BpkbBook } from '@/lib/contract/bpkbBook';
import type { BpkbCount, BpkbScansAnswer } from '@/lib/contract/bpkbCounts';
import { SETTLED_BY, type BpkbFinding } from '@/lib/contract/bpkbCountTerms';
import { Random } from '../seed/random';
import { bookKeepers, BOOK_FAULTS } from '../testing/books';
import { contractCodes } from '../testing/contractRequest';
import { countsOf, COUNT_FAULTS } from '../testing/counts';
import { seeds } from '../testing/seeds';
import { startApi, type Answered } from '../testing/startApi';

const BOOKS = 8;
const STEPS = 18;

/** A book as it is in the world: where it truly lies, and what the count knows of it. */
interface Real {
  id: number;
  /** A shelf; null: on none. */
  lies: number | null;
  recorded: number | null;
  /** What somebody did to it that nobody wrote down. */
  planted: 'MISSING' | 'MISPLACED' | 'SURPLUS' | null;
  expected: number | null;
  carried: boolean;
  seen: number | null;
}

it.each(seeds(2, 271))(
  'a count finds what was taken, put wrong or added, whatever moves meanwhile and whoever scans twice (seed %i)',
  async (seed) => {
    const cleanups: (() => Promise<void>)[] = [];
    const api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
    const { pool } = api.connection;
    const random = new Random(seed);
    const { books, must, head, clerk, director, places, bookOf } = await bookKeepers(api);
    const counts = countsOf(api);
    const { rows: more } = await pool.query<{ id: number }>(
      `insert into bpkb_places (code, name, valid_from, office_id, safe, rack) values
         ('UJI-B', 'Rak tiga', '2020-01-01', 1, 'Brankas 1', 'Rak 3'), ('UJI-C', 'Brankas dua', '2020-01-01', 1, 'Brankas 2', '') returning id`,
    );
    const shelves = [places.jakarta, ...more.map(({ id }) => id)] as [number, number, number];
    const keepers = [head, clerk, director] as const;
    const told: string[] = [];
    const tell = <T>(what: string, answer: Answered<T>): Answered<T> => {
      told.push(`${what} → ${answer.http} ${answer.message}`);
      if (answer.http >= 500) throw new Error(told.slice(-10).join('\n'));
      return answer;
    };
    const read = async (id: number) => must(await books.read(head, id));

    const real: Real[] = [];
    for (const code of (await contractCodes(api, 'ACTIVE')).slice(0, BOOKS)) {
      let book = must(await books.receive(clerk, await bookOf(code)));
      const place = real.length < BOOKS - 2 ? random.pick(shelves) : null;
      if (place !== null) book = must(await books.store(head, book, place));
      real.push({
        ...{
          id: book.id,
          lies: place,
          recorded: place,
          planted: null,
          expected: null,
          carried: false,
          seen: null,
        },
      });
    }
    const some = (passes: (book: Real) => boolean): Real | undefined => {
      const [first, ...others] = real.filter(passes);
      return first && random.pick([first, ...others]);
    };
    const otherThan = (place: number | null) =>
      random.pick(shelves.filter((one) => one !== place) as [number, number]);

    /** Nobody writes it down. */
    const plants = () => {
      const book = some(
        ({ planted, lies, recorded, carried }) => planted === null && lies === recorded && !carried,
      );
      if (!book) return;
      const isAdded = book.lies === null;
      book.planted = isAdded ? 'SURPLUS' : random.pick(['MISSING', 'MISPLACED']);
      book.lies = book.planted === 'MISSING' ? null : otherThan(book.recorded);
      told.push(`planted ${book.planted} ${book.id}`);
    };
    plants();
    plants();
    const safe = random.chance(0.3) ? 'Brankas 1' : null;
    const counted = safe === null ? shelves : shelves.slice(0, 2);
    let count: BpkbCount = must(await counts.start(random.pick(keepers), 1, safe));
    for (const book of real) book.expected = counted.includes(book.recorded ?? 0) ? book.recorded : null;
    plants();

    const scans = async (place: number) => {
      const token = random.pick([head, clerk]);
      const there = real.filter(({ lies }) => lies === place).map(({ id }) => id);
      if (there.length === 0) return;
      // Not in order, and some are read twice.
      const reads = [...there, ...there.filter(() => random.chance(0.3))]
        .toSorted((a, b) => ((a * 7 + place) % 5) - ((b * 7 + place) % 5))
        .map((id) => [id, place] as const);
      const send = (key: string) => counts.scan(token, count.id, reads, key);
      const key = `batch ${told.length}`.replace(' ', '-');
      let answer: Answered<BpkbScansAnswer> = tell(`scans ${place}`, await send(key));
      // The connection went after the server had written it: it is sent again, as it was or as another one.
      if (random.chance(0.4)) {
        const again = random.chance(0.5) ? await send(key) : await send(`${key}-b`);
        expect(again.data.counted).toBe(answer.data.counted);
        answer = again;
      }
      expect(answer.data.answers.every(({ outcome }) => outcome === 'TAKEN' || outcome === 'AGAIN')).toBe(
        true,
      );
      for (const book of real) if (book.lies === place) book.seen ??= place;
      expect(answer.data.counted).toBe(real.filter(({ seen }) => seen !== null).length);
    };
    /** Somebody has a book in hand and writes down what they do with it. */
    const moves = async () => {
      const book = some(({ lies, planted }) => planted !== 'MISSING' && lies !== null);
      if (!book) return;
      const known = await read(book.id);
      const way = random.pick(['store', 'store', 'lend', 'send'] as const);
      const to = otherThan(book.recorded);
      const answer: Answered<BpkbBook> =
        way === 'store'
          ? await books.store(clerk, known, to)
          : way === 'lend'
            ? await books.lend(head, known)
            : await books.send(head, known, 2);
      tell(`${way} ${book.id}`, answer);
      if (answer.http !== 200) return;
      book.carried = true;
      book.lies = book.recorded = way === 'store' ? to : null;
    };
    const comesBack = async () => {
      const { rows } = await pool.query<{ id: number }>(
        "select id from bpkb where state = 'BORROWED' and office_id = 1",
      );
      const [lent] = rows;
      if (!lent) return;
      tell(`back ${lent.id}`, await books.giveBack(clerk, await read(lent.id)));
    };
    /** What a plain reading of the rules finds. */
    const found = ({ expected, seen, carried, recorded }: Real): BpkbFinding | null => {
      if (expected === seen && seen !== null) return null;
      if (expected === null && seen === null)
        return carried && counted.includes(recorded ?? 0) ? 'MOVED' : null;
      if (carried) return 'MOVED';
      if (seen === null) return 'MISSING';
      return expected === null ? 'SURPLUS' : 'MISPLACED';
    };
    const findings = async () => {
      const { data } = await counts.findings(head, count.id);
      return new Map(data.rows.map((row) => [row.id, row.finding]));
    };
    const closes = async () => {
      const closed = tell('close', await counts.close(random.pick(keepers), count));
      if (closed.http !== 200) return;
      count = closed.data;
      const says = await findings();
      for (const book of real)
        expect(says.get(book.id) ?? null, `${book.id}\n${told.join('\n')}`).toBe(found(book));
      await faultless();
    };
    const reopens = async () => {
      if (count.state === 'CLOSED')
        count = must(tell('reopen', await counts.reopen(random.pick(keepers), count)));
    };
    const faultless = async () => {
      for (const [name, statement] of Object.entries({ ...BOOK_FAULTS, ...COUNT_FAULTS }))
        expect((await pool.query(statement)).rows, `${name}\n${told.slice(-12).join('\n')}`).toEqual([]);
    };

    const sweep = [...counted];
    for (let nth = 0; nth < STEPS; nth += 1) {
      const rest = STEPS - nth;
      // Each shelf at least once.
      const next =
        sweep.length > 0 && random.chance(sweep.length / rest)
          ? sweep.splice(random.between(0, sweep.length - 1), 1)[0]
          : undefined;
      if (next !== undefined) await scans(next);
      else
        await random.pick([
          moves,
          moves,
          moves,
          comesBack,
          () => scans(random.pick(counted as [number, number])),
          async () => {
            await closes();
            await reopens();
          },
        ])();
      api.advance(60_000);
    }
    await closes();
    expect(count.state, told.join('\n')).toBe('CLOSED');
    // What nobody wrote down and nobody carried since is found for what it is, and nothing else.
    const says = await findings();
    const isCounted = (place: number | null) => place !== null && counted.includes(place);
    for (const { id, planted, carried, expected, lies } of real) {
      if (carried) expect([undefined, 'MOVED']).toContain(says.get(id));
      else if (planted === null) expect(says.get(id), told.join('\n')).toBeUndefined();
      else {
        // Of one safe: what left it is missing, and what came into it was not said to lie there.
        const left = isCounted(expected);
        const came = isCounted(lies);
        const ought = left && came ? 'MISPLACED' : left ? 'MISSING' : came ? 'SURPLUS' : undefined;
        expect(says.get(id), `${planted} ${id}\n${told.join('\n')}`).toBe(ought);
      }
    }

    for (let nth = 0; nth < 24 && count.state === 'CLOSED'; nth += 1) {
      const token = random.pick(keepers);
      const { data } = await counts.findings(head, count.id);
      const open = data.rows.filter(({ settlement, finding }) => settlement === null && finding !== 'MOVED');
      const [first, ...others] = open;
      if (!first || random.chance(0.1)) {
        const signed = tell('finish', await counts.finish(token, count));
        if (signed.http === 200) count = signed.data;
        if (!first && nth > 12) break;
        continue;
      }
      const one = random.pick([first, ...others]);
      const ways = SETTLED_BY[one.finding];
      const settlement = ways[random.between(0, ways.length - 1)] ?? 'FOUND';
      if (settlement === 'RECORDED' && random.chance(0.7)) {
        const known = await read(one.id);
        tell(
          'on its page',
          random.chance(0.5)
            ? await books.store(token, known, random.pick(shelves))
            : await books.send(token, known, 2),
        );
      }
      const place_id = settlement === 'FOUND' ? random.pick(shelves) : null;
      const settled = tell(
        `${settlement} ${one.finding}`,
        await counts.settle(token, count, one.id, { settlement, place_id, note: 'Sudah dilihat' }),
      );
      if (settled.http === 200) count = settled.data;
    }
    expect(told.some((line) => line.startsWith('finish'))).toBe(true);
    await faultless();
    for (const cleanup of cleanups) await cleanup();
  },
);

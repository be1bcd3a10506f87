import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Account, distribute, districtOf, heldWork, type Taker, workOf } from './distribute';

const account = (code: string, more: Partial<Account> = {}): Account => ({
  ...{ code, village: '3171010001', bucket: 0, outstanding: 1_000_000, collectorId: null },
  ...more,
});
const taker = (id: number, more: Partial<Taker> = {}): Taker => ({
  id,
  accounts: 0,
  outstanding: 0,
  ...more,
});

/** Codes of the accounts that each is given. */
function partsOf(accounts: readonly Account[], takers: readonly Taker[]): Record<number, string[]> {
  const parts: Record<number, string[]> = Object.fromEntries(takers.map(({ id }) => [id, []]));
  for (const [code, id] of distribute(accounts, takers)) parts[id]?.push(code);
  for (const codes of Object.values(parts)) codes.sort();
  return parts;
}

const village = fc.constantFrom('3171010001', '3171010002', '3171020001', '3171030001', '9471010001', null);
const takers = fc
  .uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 9 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc
          .option(fc.tuple(fc.nat(30), fc.nat(900_000_000)), { nil: [0, 0] as [number, number], freq: 2 })
          .map(([accounts, outstanding]) => taker(id, { accounts, outstanding })),
      ),
    ),
  );
const accounts = fc
  .array(
    fc.record({
      village,
      bucket: fc.integer({ min: -1, max: 5 }),
      outstanding: fc.oneof(fc.nat(30_000_000), fc.nat(2_000_000_000), fc.constant(0)),
      collectorId: fc.option(fc.integer({ min: 1, max: 50 })),
    }),
    { maxLength: 200 },
  )
  .map((all) => all.map((one, at) => account(String(at).padStart(4, '0'), one)));

it('gives every account to one of those who may take it, whatever the accounts', () => {
  fc.assert(
    fc.property(accounts, takers, (all, chosen) => {
      const given = distribute(all, chosen);
      expect([...given.keys()].sort()).toEqual(all.map(({ code }) => code));
      const ids = new Set(chosen.map(({ id }) => id));
      expect([...given.values()].every((id) => ids.has(id))).toBe(true);
    }),
  );
});

it('leaves no two further apart than the heaviest account, who holds too much already aside', () => {
  fc.assert(
    fc.property(accounts, takers, (all, chosen) => {
      const given = distribute(all, chosen);
      const work = workOf(all, chosen);
      const heaviest = Math.max(0, ...all.map(work));
      const loads = chosen.map((one) => {
        const of = all.filter(({ code }) => given.get(code) === one.id);
        return { n: of.length, work: of.reduce((sum, got) => sum + work(got), heldWork(one, work.average)) };
      });
      const least = Math.min(...loads.map((load) => load.work));
      for (const load of loads) if (load.n > 0) expect(load.work - least).toBeLessThanOrEqual(heaviest);
    }),
  );
});

it('answers the same in whatever order they come, and nothing else when it is asked again', () => {
  fc.assert(
    fc.property(accounts, takers, (all, chosen) => {
      const given = distribute(all, chosen);
      expect(distribute(all.toReversed(), chosen.toReversed())).toEqual(given);
      const saved = all.map((one) => ({ ...one, collectorId: given.get(one.code) ?? null }));
      expect(new Map([...distribute(saved, chosen)].sort())).toEqual(new Map([...given].sort()));
    }),
  );
});

it('leaves accounts with who has them where that is no worse', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((code, at) => account(code, { collectorId: (at % 2) + 1 }));
  expect(partsOf(all, [taker(1), taker(2)])).toEqual({ 1: ['a', 'c', 'e'], 2: ['b', 'd', 'f'] });
  // One of them was not chosen: only theirs move.
  expect(partsOf(all, [taker(1), taker(3)])).toEqual({ 1: ['a', 'c', 'e'], 3: ['b', 'd', 'f'] });
});

it('keeps a kecamatan together where there is room', () => {
  const all = ['3171010001', '3171020001', '3171030001'].flatMap((of, d) =>
    [1, 2, 3, 4].map((n) => account(`${d}${n}`, { village: of })),
  );
  expect(Object.values(partsOf(all, [taker(1), taker(2), taker(3)])).sort()).toEqual([
    ['01', '02', '03', '04'],
    ['11', '12', '13', '14'],
    ['21', '22', '23', '24'],
  ]);
});

it('brings an account to who has others of its kecamatan', () => {
  const [x, y, z] = ['3171010001', '3171020001', '3171030001'];
  const all = [
    ...['a', 'b'].map((code) => account(code, { village: x, collectorId: 1 })),
    ...['c', 'd'].map((code) => account(code, { village: y, collectorId: 2 })),
    account('e', { village: '3171020002' }),
    ...['f', 'g'].map((code) => account(code, { village: z })),
  ];
  expect(partsOf(all, [taker(1), taker(2), taker(3)])[2]).toEqual(['c', 'd', 'e']);
});

it('cuts no more kecamatan than there are collectors to fill', () => {
  fc.assert(
    fc.property(fc.array(village, { maxLength: 120 }), fc.integer({ min: 1, max: 9 }), (villages, n) => {
      const all = villages.map((of, at) => account(String(at), { village: of }));
      const given = distribute(
        all,
        Array.from({ length: n }, (_, id) => taker(id + 1)),
      );
      const parts = new Set(all.map(({ code, village: of }) => `${districtOf(of)} ${given.get(code)}`));
      const districts = new Set(villages.map(districtOf));
      expect(parts.size - districts.size).toBeLessThanOrEqual(2 * n);
    }),
  );
});

it('gives every part of a kecamatan that is cut the same mix of buckets', () => {
  const all = Array.from({ length: 40 }, (_, at) => account(String(at), { bucket: at % 4 === 0 ? 3 : 0 }));
  const given = distribute(all, [taker(1), taker(2), taker(3), taker(4)]);
  const heavy = [1, 2, 3, 4].map(
    (id) => all.filter(({ code, bucket }) => bucket === 3 && given.get(code) === id).length,
  );
  expect(Math.max(...heavy) - Math.min(...heavy)).toBeLessThanOrEqual(1);
});

it('gives less to whom more is left', () => {
  const all = Array.from({ length: 10 }, (_, at) => account(String(at)));
  const parts = partsOf(all, [taker(1, { accounts: 6, outstanding: 6_000_000 }), taker(2)]);
  expect([parts[1]?.length, parts[2]?.length]).toEqual([2, 8]);
});

it('looks at each of 20.000 accounts about as often as at each of 2.000, for 100 collectors', () => {
  let looks = 0;
  const looksPerAccount = (count: number) => {
    looks = 0;
    const all = Array.from({ length: count }, (_, at) => {
      const one = account(String(at), {
        village: `31${String(at % 97).padStart(4, '0')}${String(at % 7).padStart(4, '0')}`,
        bucket: (at % 7) - 1,
        collectorId: at % 3 === 0 ? null : (at % 120) + 1,
      });
      return Object.defineProperty(one, 'outstanding', {
        get: () => {
          looks += 1;
          return (at * 7_919) % 90_000_000;
        },
      });
    });
    const takers = Array.from({ length: 100 }, (_, at) => taker(at + 1));
    expect(distribute(all, takers).size).toBe(count);
    return looks / count;
  };
  expect(looksPerAccount(20_000)).toBeLessThan(2 * looksPerAccount(2_000));
});

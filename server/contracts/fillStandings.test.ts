import { expect, it } from 'vitest';
import { readBasis } from '../../tests/payments/readBasis';
import { cardOf, payLines } from '../testing/counter';
import { late, restructured } from '../testing/lateContract';
import { fillingOf, fillStandings } from './fillStandings';

const STANDINGS = `select code, outstanding::text, late_from::text, class_floor, floor_lines, next_due::text, version, updated_at
  from contracts order by code`;
/** As it was before a standing was kept. */
const EMPTY = `
  alter table contracts disable trigger contracts_stamped;
  update contracts set outstanding = null, late_from = null, class_floor = null, floor_lines = null;
  alter table contracts enable trigger contracts_stamped`;

it('calculates what was kept of every contract again, wherever it is cut, and changes nothing else', async () => {
  const world = await late();
  const { next } = await restructured(world, readBasis(world.basis).ask);
  const { pool, db } = world.api.connection;
  const kept = (await pool.query(STANDINGS)).rows;
  expect(kept.find(({ code }) => code === next.contract.code)).toMatchObject({
    outstanding: String(next.contract.structure.principal),
    class_floor: 2,
    floor_lines: 3,
  });
  expect(await fillingOf(db)).toBeNull();

  await pool.query(EMPTY);
  expect(await fillingOf(db)).toEqual({ done: 0, total: kept.length });
  let groups = 1;
  await fillStandings(db, world.api.now, () => groups-- <= 0);
  expect((await fillingOf(db))?.done).toBe(100);
  // Two that go on at once share what is left.
  await Promise.all([fillStandings(db, world.api.now), fillStandings(db, world.api.now)]);
  expect(await fillingOf(db)).toBeNull();
  expect((await pool.query(STANDINGS)).rows).toEqual(kept);
});

it('leaves what somebody pays on meanwhile to be calculated, floor and all', async () => {
  const world = await late();
  const { next } = await restructured(world, readBasis(world.basis).ask);
  const { api, maker } = world;
  const { pool, db } = api.connection;
  const { code } = next.contract;
  await pool.query(EMPTY);
  await payLines(api, maker, code);
  const standing = 'select outstanding::int, class_floor, floor_lines from contracts where code = $1';
  expect((await pool.query(standing, [code])).rows).toEqual([
    { outstanding: null, class_floor: null, floor_lines: null },
  ]);
  await fillStandings(db, api.now);
  const { card } = await cardOf(api, maker, code);
  expect((await pool.query(standing, [code])).rows).toEqual([
    {
      outstanding: card.lines.reduce((sum, line) => sum + Math.min(line.principal, line.remainder), 0),
      class_floor: 2,
      floor_lines: 2,
    },
  ]);
});

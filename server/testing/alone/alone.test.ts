import { describe, expect, it } from 'vitest';
import { ACCESS_FLAGS, accessOf, type Access } from '@/lib/contract/access';
import { DEMO_TITLES } from '@/lib/contract/demoTitles';
import { takeEffect } from '../../changes/takeEffect';
import { peopleOf } from '../access/callers';
import { moneyFaults } from '../money/moneyFaults';
import { daysPass } from '../money/randomSteps';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { ALONE_FAULT_QUERIES, KEEP_OTHERS } from './faultQueries';
import { MOVES, type Move } from './moves';
import { startWalk } from './startWalk';
import type { Walk } from './Walk';
import { share } from '../seeds';

const SEED = Number(process.env.ALONE_SEED ?? 20_261_126);
const MOVES_EACH = Number(process.env.ALONE_MOVES ?? share(300));
/** Whoever may do more tries longer, so that each move is tried so often on average. */
const TRIES_OF_EACH = 4;
/** After so many the whole is looked at: the cause is among the last few lines; of a long walk less often. */
const LOOKED_AT_EVERY = Math.max(20, MOVES_EACH / 100);
const LIMIT = 60_000 + MOVES_EACH * 2000;

interface Walker {
  name: string;
  access: Access;
  titleId: number | null;
  /** Where they work: 1 is in WIB, 2 in WITA, 3 in WIT. */
  office: number;
}

const WALKERS: Walker[] = [
  ...DEMO_TITLES.map(({ id, name, access }) => ({ name, access, titleId: id, office: 1 })),
  ...[1, 2, 3].map((office) => ({
    ...{
      name: `every flag, from office ${office}`,
      access: accessOf(...ACCESS_FLAGS),
      titleId: null,
      office,
    },
  })),
];

const SINGLE = MOVES.filter(({ steps }) => !steps) as [Move, ...Move[]];

const mayTry = ({ opens }: Move, access: Access) =>
  opens === 'session' || opens.some((flag) => access[flag] === 1);

async function faultsOf({ api, world, seen }: Walk, since: Date): Promise<string[]> {
  const { pool } = api.connection;
  await pool.query('insert into alone.seen select unnest($1::text[])', [[...seen]]);
  const cards = await Promise.all(
    world.codes.map(async (code) => (await api.call<PaymentCard>('GET', `payments/${code}`)).data),
  );
  const found = await moneyFaults(api, cards, since);
  for (const [name, statement] of Object.entries(ALONE_FAULT_QUERIES)) {
    const { rows } = await pool.query<{ what: string }>(statement);
    if (rows.length > 0) found.push(`${name}: ${rows.map(({ what }) => what).join(', ')}`);
  }
  return found;
}

const HOUR = 3_600_000;

/**
 * Whoever was let go is taken back by others before long: who keeps themself alone for more than a week is alone
 * (docs/decisions/0151), and what they then do no second person could decide.
 */
const keepOthers = ({ api }: Walk) => api.connection.pool.query(KEEP_OTHERS);

/** Hours, over midnight here or there, or days; what takes effect by itself does. */
async function timePasses({ api, world, random }: Walk): Promise<void> {
  if (random.chance(0.5)) api.advance(random.between(1, 30) * HOUR);
  else await daysPass(world);
  await takeEffect(api.parts.connection.db, api.now());
}

describe('what one person does alone, whatever they send', () => {
  it.each(WALKERS)(
    'widens, forgives, moves and frees nothing beyond their limits ($name)',
    async ({ name, access, titleId, office }) => {
      const walk = await startWalk(SEED, async (api) => {
        const people = peopleOf(api);
        const title = titleId === null ? await people.title(name, ACCESS_FLAGS) : { id: titleId, access };
        // From elsewhere they reach the branch of the walk only as somebody who sees all.
        if (office !== 1)
          await api.connection.pool.query('update titles set all_offices = true where id = $1', [title.id]);
        return people.person(name, title, { office });
      });
      const since = walk.api.now();
      const own = MOVES.filter((move) => mayTry(move, access));
      const [first, ...others] = own;
      if (!first) throw new Error('there is nothing to try');
      const accepted = new Set<string>();
      const moves = Math.max(MOVES_EACH, share(TRIES_OF_EACH * own.length));
      for (let nth = 1; nth <= moves; nth += 1) {
        const move = walk.random.chance(0.9)
          ? walk.random.pick([first, ...others])
          : walk.random.pick(SINGLE);
        // The first day is long enough to end what was begun on it.
        if (nth > moves / 5 && walk.random.chance(0.02)) await timePasses(walk);
        const from = walk.sent.length;
        await move.act(walk);
        await keepOthers(walk);
        if (walk.sent.slice(from).some((line) => line.includes(' → 200 '))) accepted.add(move.name);
        if (nth % LOOKED_AT_EVERY !== 0 && nth !== moves) continue;
        expect(await faultsOf(walk, since), walk.sent.slice(-4 * LOOKED_AT_EVERY).join('\n')).toEqual([]);
      }
      // A walk in which everything was refused would prove nothing; collectors and surveyors write next to nothing yet, and a
      // short walk can't try all that somebody may do.
      if (own.length > 20 && moves > 2 * own.length) expect(accepted.size).toBeGreaterThan(own.length / 4);
    },
    LIMIT,
  );
});

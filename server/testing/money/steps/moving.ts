import type { OfficeMaster } from '@/lib/contract/masters';
import { todayIn } from '../../../calendar/today';
import { aCode, call, cardOf, REASON, type Step, type World } from './world';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** UTC hours in which the three zones stand at the end of one day and the beginning of the next. */
const MIDNIGHTS = [14.75, 15.25, 16.25, 17.25] as const;

/** It is about midnight somewhere: today or on the next day. */
export const midnightComes: Step = (world) => {
  const hour = world.random.pick<number>(MIDNIGHTS) * HOUR;
  const since = (((world.api.now().getTime() - hour) % DAY) + DAY) % DAY;
  world.told.push(`it is ${hour / HOUR} in UTC`);
  world.api.advance(DAY - since);
  return Promise.resolve();
};

/** That a contract goes to another office. */
export const asksToMove: Step = async (world) => {
  const { contract } = await cardOf(world, aCode(world));
  const ask = { kind: 'MOVE_OFFICE', office_id: world.random.pick([1, 2, 3]) };
  const body = { ask, reason: REASON, version: contract.version };
  const who = contract.office.id === 1 && world.random.chance(0.5) ? 'kontrak.jkt' : 'direktur';
  await call(world, who, 'POST', `contracts/${contract.code}/requests`, body);
};

/** One of the world's offices is written down in another zone, for good or by mistake. */
export const zoneChanges: Step = async (world) => {
  const { data } = await call<{ rows: [OfficeMaster, ...OfficeMaster[]] }>(
    world,
    'direktur',
    'GET',
    'masters/offices',
  );
  const office = world.random.pick(data.rows);
  const zone = world.random.pick(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']);
  await call(world, 'direktur', 'PUT', `masters/offices/${office.id}`, { ...office, zone });
};

/** Facts of the world's contracts that are dated after their office's today. */
export async function factsAheadOf(world: World): Promise<string[]> {
  const { rows } = await world.api.connection.pool.query<{ code: string; zone: string; day: string }>(
    `select k.code, o.zone, max(f.day)::text as day
       from contracts k join offices o on o.id = k.office_id
       join (select contract_code as code, date_payment as day from credits where voided_at is null
             union all select contract_code, date from waivers where voided_at is null
             union all select code, date_start from contracts) f on f.code = k.code
      where k.code = any($1) group by 1, 2`,
    [world.codes],
  );
  return rows
    .filter(({ zone, day }) => day > todayIn(zone, world.api.now()))
    .map(({ code, day }) => `${code} has a fact of ${day}, which has not come where it is`);
}

import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { Random } from '../../../seed/random';
import type { TestApi } from '../../startApi';

/** People of the demo's Jakarta office who touch money, and their sessions. */
export const PEOPLE = ['kasir.jkt', 'direktur', 'kacab.jkt', 'penyetuju.jkt', 'kontrak.jkt'] as const;
export type Person = (typeof PEOPLE)[number];

/** A world in which random people do random things to a few contracts. */
export interface World {
  api: TestApi;
  random: Random;
  tokens: Readonly<Record<Person, string>>;
  /** Its contracts; those that carry on what remained of one come along. */
  codes: readonly [string, ...string[]];
  /** What was done so far, for who reads a failure. */
  told: string[];
}

/** One thing that somebody does. */
export type Step = (world: World) => Promise<void>;

/** Why it is asked for. */
export const REASON = 'Dicoba oleh riwayat acak';

/** One call; a failure of the server itself is a fault whatever was asked. */
export async function call<T>(
  world: World,
  person: Person,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
) {
  const answer = await world.api.call<T>(method, path, {
    token: world.tokens[person],
    ...(body !== undefined && { body }),
  });
  if (method !== 'GET') {
    const said = answer.http === 200 ? '' : ` ${answer.message}`;
    world.told.push(
      `${person} ${method} ${path} → ${answer.http}${said} ${(JSON.stringify(body) ?? '').slice(0, 700)}`,
    );
  }
  if (answer.http >= 500) throw new Error(`${answer.http} ${path}: ${answer.message}`);
  return answer;
}

/** Takes in the contracts that carry on what remained of one of the world's. */
export async function follow(world: World): Promise<void> {
  const { rows } = await world.api.connection.pool.query<{ code: string }>(
    'select new_code as code from restructures where old_code = any($1) and new_code <> all($1)',
    [world.codes],
  );
  world.codes = [...world.codes, ...rows.map((row) => row.code)];
}

/** Whoever. */
export const anyone = ({ random }: World) => random.pick(PEOPLE);
/** One of the world's contracts. */
export const aCode = ({ random, codes }: World) => random.pick(codes);
/** Kasir and Direktur may take money; the others must be refused, and sometimes try. */
export const aTaker = ({ random }: World): Person =>
  random.chance(0.1) ? random.pick(PEOPLE) : random.pick(['kasir.jkt', 'kasir.jkt', 'direktur']);
/** Who may decide, and sometimes somebody who may not. */
export const aChecker = ({ random }: World): Person =>
  random.chance(0.1) ? random.pick(PEOPLE) : random.pick(['direktur', 'kacab.jkt', 'penyetuju.jkt']);

/** A contract's card. */
export const cardOf = async (world: World, code: string) =>
  (await call<PaymentCard>(world, 'direktur', 'GET', `payments/${code}`)).data;

/** Something between nothing and a little more than `most`, often the whole or a part of it. */
export function someOf({ random }: World, most: number): number {
  if (random.chance(0.4)) return most;
  if (random.chance(0.1)) return most + random.between(1, 400_000);
  return random.between(0, most);
}

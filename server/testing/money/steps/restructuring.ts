import type { RestructureBasis } from '@/lib/contract/restructures';
import { readBasis, type RestructureAsk } from '../../../../tests/payments/readBasis';
import { call, type World } from './world';

/** A restructure as a screen would ask for it, sometimes bent; null where the contract cannot be restructured. */
export async function someRestructure(world: World, code: string): Promise<RestructureAsk | null> {
  const { random } = world;
  const path = `contracts/${code}/restructure`;
  const { http, data } = await call<RestructureBasis>(world, 'direktur', 'GET', path);
  const [first, ...others] = http === 200 ? data.calculations : [];
  if (!first) return null;
  const rules = random.pick([first, ...others]);
  const { ask } = readBasis(
    { ...data, calculation_id: rules.id },
    {
      tenor: random.between(rules.min_tenor, rules.max_tenor),
      dueDay: random.chance(0.5) ? null : random.between(1, 28),
      penalty: random.chance(0.5) ? 'CARRIED' : 'FORGIVEN',
    },
  );
  if (random.chance(0.85)) return ask;
  // Somebody would like to owe a little less.
  const less = random.between(1, 50_000);
  return random.chance(0.5)
    ? { ...ask, principal: Math.max(0, ask.principal - less) }
    : { ...ask, carried: { ...ask.carried, principal: Math.max(0, ask.carried.principal - less) } };
}

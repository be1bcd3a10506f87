import type { Settlement } from '@/lib/contract/settlements';
import { agreeTo } from '../../../../tests/payments/agreeTo';
import { aCode, aTaker, call, type Step } from './world';

/** A settlement is quoted or taken. */
export const settles: Step = async (world) => {
  const code = aCode(world);
  const taker = aTaker(world);
  if (world.random.chance(0.4)) {
    await call(world, taker, 'POST', `payments/${code}/quotes`);
    return;
  }
  const { data: held } = await call<Settlement[]>(world, 'direktur', 'GET', `payments/${code}/quotes`);
  const quoted = Array.isArray(held) ? held[0] : undefined;
  const { data: today, http } = await call<Settlement>(
    world,
    'direktur',
    'GET',
    `payments/${code}/settlement`,
  );
  if (http !== 200) return;
  await call(world, taker, 'POST', `payments/${code}/settlement`, agreeTo(quoted ?? today));
};

import type { Settlement } from '@/lib/contract/payments';
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
  const settlement = quoted ?? today;
  const { principal, interest, penalty, fee, total, as_of, version, quote } = settlement;
  await call(world, taker, 'POST', `payments/${code}/settlement`, {
    version,
    quote_id: quote?.id ?? null,
    as_of,
    principal,
    interest,
    penalty,
    fee,
    total,
    cash: total,
    bank: 0,
    note: '',
  });
};

import type { CashierDay } from '@/lib/contract/cashierDay';
import { call, REASON, type Person, type Step } from './world';

/** Whose drawers are counted, and by what id others name them. */
const IDS = { 'kasir.jkt': 4, direktur: 1 } as const;

/** Somebody's day is counted and closed, or opened again by somebody else. */
export const closesDay: Step = async (world) => {
  const holder = world.random.pick<keyof typeof IDS>(['kasir.jkt', 'direktur']);
  const { data: shown } = await call<CashierDay>(world, holder, 'GET', 'cashier-day');
  const { day, last_movement_id, closings } = shown;
  if (shown.may_close && world.random.chance(0.6)) {
    await call(world, holder, 'POST', 'cashier-days/close', {
      ...{
        day,
        last_movement_id,
        closings: closings.length,
        denominations: { '100000': world.random.between(0, 12) },
      },
      explanation: REASON,
    });
    return;
  }
  const opener = world.random.pick<Person>(['direktur', 'kacab.jkt', 'penyetuju.jkt', holder]);
  const body = { staff_id: IDS[holder], day, closing: closings.length, reason: REASON };
  await call(world, opener, 'POST', 'cashier-days/reopen', body);
};

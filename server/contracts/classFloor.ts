import { daysBetween } from '@/lib/arithmetic/calendar';
import { FLOOR_LINES } from '@/lib/arithmetic/standing';
import { overdueClassOn } from '../overdueClasses/overdueClassOn';
import type { Db } from '../platform/db/connect';
import type { FoundContract } from './readContract';

type Old = Pick<FoundContract['contract'], 'nextDue' | 'classFloor' | 'floorLines'>;

/**
 * The class below which what carries on a contract stays until some lines are paid in time (DOMAIN, Figures): its own on
 * the day of the restructure, or the worse one that it still had to leave itself.
 */
export async function floorOf(db: Db, old: Old, asOf: string) {
  const dpd = old.nextDue === null ? 0 : Math.max(0, daysBetween(old.nextDue, asOf));
  const own = (await overdueClassOn(db, asOf, dpd))?.collectibility ?? 1;
  const floor = Math.max(own, old.floorLines ? (old.classFloor ?? 1) : 1);
  return floor > 1 ? { classFloor: floor, floorLines: FLOOR_LINES } : { classFloor: null, floorLines: null };
}

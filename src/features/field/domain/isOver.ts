import type { CollectorPlan } from '@/lib/contract/collectorPlan';
import type { KeptVisit } from '../device/KeptVisit';
import { visitDay } from './visitRules';

/**
 * Whether a plan that was just read makes a visit on the device needless: it was sent on an earlier day, and the number that
 * it gave is known as used, so that nobody is given it once more.
 */
export function isOver(visit: KeptVisit, { day, blocks }: Pick<CollectorPlan, 'day' | 'blocks'>): boolean {
  const { step, tts } = visit;
  if (step !== 'sent' || visitDay(visit) >= day) return false;
  return !blocks.some(({ id, used }) => id === tts?.block && !used.includes(tts.nth));
}

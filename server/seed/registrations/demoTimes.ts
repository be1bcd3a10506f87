import { addDays } from '@/lib/arithmetic/calendar';
import { todayIn } from '../../calendar/today';
import type { Random } from '../random';
import type { DemoStep } from './demoJourneys';

/** Hours that the zones of the demo offices are ahead of UTC. */
const AHEAD: Readonly<Record<string, number>> = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 };
const MINUTE = 60_000;
/** Offices work from a quarter past eight to a quarter to five; minutes. */
const [OPENS, WORKS] = [495, 510];
/** What was done just now was not done all at once, ms. */
const APART = 7 * MINUTE;

/** When something was done: the office's day, and the moment. */
export interface Moment {
  day: string;
  at: Date;
}

/** The moment of an office's day, in minutes from its midnight. */
export const momentAt = (zone: string, day: string, minutes: number): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - (AHEAD[zone] ?? 0) * 60 * MINUTE + minutes * MINUTE);

/** When each demoStep of a journey was done, the last `waited` days ago; in order, in working hours, never in the future. */
export function momentsOf(
  random: Random,
  demoSteps: readonly DemoStep[],
  { waited, zone, now }: { waited: number; zone: string; now: Date },
): Moment[] {
  const ago = demoSteps.map(() => waited);
  for (let nth = demoSteps.length - 2; nth >= 0; nth--) {
    // A form is mostly handed in as soon as it is filled, and the visit's surveyor hands it on.
    const isQuick = nth === 0 || demoSteps[nth]?.kind === 'visit';
    ago[nth] = (ago[nth + 1] ?? waited) + (isQuick ? 0 : random.between(0, 1));
  }
  const slot = Math.floor(WORKS / demoSteps.length);
  const today = todayIn(zone, now);
  return demoSteps.map((_, nth) => {
    const day = addDays(today, -(ago[nth] ?? waited));
    const minutes = OPENS + slot * nth + random.between(0, slot - 1);
    const planned = momentAt(zone, day, minutes).getTime();
    const latest = now.getTime() - (demoSteps.length - nth) * APART;
    return { day, at: new Date(Math.min(planned, latest)) };
  });
}

/** The date that a contract gets: its payout's; else some days after it was approved, or handed in for the last time. */
export function contractDateOf(
  random: Random,
  demoSteps: readonly DemoStep[],
  moments: readonly Moment[],
): string {
  const dayOf = (kind: string) => {
    const nth = demoSteps.findLastIndex((demoStep) => demoStep.kind === 'move' && demoStep.to === kind);
    return moments[nth]?.day;
  };
  const [paid, approved] = [dayOf('DISBURSED'), dayOf('APPROVED')];
  if (paid !== undefined) return paid;
  if (approved !== undefined) return addDays(approved, random.between(1, 3));
  return addDays(dayOf('SUBMITTED') ?? moments.at(-1)?.day ?? '', random.between(6, 12));
}

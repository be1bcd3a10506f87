import { addDays } from '@/lib/arithmetic/calendar';

/**
 * The day `step` days on, as the address says it (null: today); undefined where that is beyond today, or nobody knows yet
 * which day today is.
 */
export function dayBeside(shown: string, step: 1 | -1, today: string | undefined): string | null | undefined {
  const beside = addDays(shown, step);
  if (beside === today) return null;
  return step === 1 && (today === undefined || beside > today) ? undefined : beside;
}

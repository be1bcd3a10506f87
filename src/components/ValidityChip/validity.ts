/** Where a record stands on a day. */
export type Validity = 'COMING' | 'IN_FORCE' | 'ENDED' | 'OFF';

/** `YYYY-MM-DD`; `valid_to` is the last day, null without end. */
export interface ValidDates {
  valid_from: string;
  valid_to: string | null;
  active: boolean;
}

/** `today`: `YYYY-MM-DD`. Switched off counts before anything but an end that has passed. */
export function validityOn({ valid_from, valid_to, active }: ValidDates, today: string): Validity {
  if (valid_to !== null && valid_to < today) return 'ENDED';
  if (!active) return 'OFF';
  return valid_from > today ? 'COMING' : 'IN_FORCE';
}
